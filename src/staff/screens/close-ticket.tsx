import './form-dialogs.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type FieldPath, FormProvider, useForm, useWatch } from 'react-hook-form';
import { ProblemError } from '../../client/errors.ts';
import type { PrivateBooking } from '../../contract/booking.ts';
import type { CloseTicketRequest } from '../../contract/ticket.ts';
import { groupOf } from '../../domain/booking-status.ts';
import { statusAfterClose } from '../../domain/ticket.ts';
import { nameOf } from '../booking-words.ts';
import { useDesk } from '../desk.tsx';
import { Dialog } from '../dialog.tsx';
import { useDoor } from '../door.ts';
import { messages } from '../messages.ts';
import { toMoneyInput } from '../money-input.ts';
import { useSession } from '../session.ts';
import { fieldOfFault, sumUp, type TicketForm, ticketSchema } from '../ticket-form.ts';
import { failureWords, useBookingChange, useChanging } from '../use-booking-change.ts';
import { moneyOf } from '../wording.ts';
import { TicketLines } from './ticket-lines.tsx';
import { TicketPayments } from './ticket-payments.tsx';
import { TicketSumsLine, TicketWhole } from './ticket-whole.tsx';

const words = messages.ticketForm;

interface CloseTicketProps {
  /** The booking as it stood when the ticket was begun. */
  picture: PrivateBooking;
  onClose: () => void;
}

/** The bill: lines, discounts, tip and payments, which must add up before it is sent. */
export default function CloseTicket({ picture, onClose }: CloseTicketProps) {
  const door = useDoor();
  const { session, wording } = useSession();
  const { currency } = session.venue;
  const { tell } = useDesk();
  const change = useBookingChange();
  const isSending = useChanging().includes(picture.uuid);
  const [problem, setProblem] = useState<string | null>(null);

  const schema = useMemo(() => ticketSchema(wording.locale, currency), [wording, currency]);
  const { initial, keepDraft, dropDraft } = useDraft(picture, wording.locale);
  const form = useForm<TicketForm, unknown, CloseTicketRequest>({
    defaultValues: initial,
    resolver: zodResolver(schema, { jitless: true }),
  });
  const values = useWatch({ control: form.control }) as TicketForm;
  const sums = sumUp(values, wording.locale);

  // What was typed outlives the dialog, however it is left.
  const { getValues } = form;
  useEffect(() => () => keepDraft(getValues()), [keepDraft, getValues]);

  function send(body: CloseTicketRequest): void {
    setProblem(null);
    const params = { bookingUuid: picture.uuid };
    const status = statusAfterClose(body.totalAmount, body.payments ?? []);
    change({
      picture,
      action: words.heading,
      send: (options) => door.call('close-ticket', { params, body }, options),
      isDone: (fresh) => fresh.ticketTotalAmount === body.totalAmount && fresh.status === status,
      isPossible: (fresh) => groupOf(fresh.status) === 'seated',
      onDone: ({ booking }) => {
        dropDraft();
        onClose();
        const done = status === 'ACCOUNT_PAID' ? words.donePaid : words.doneOpen;
        const amount = moneyOf(body.totalAmount, wording);
        tell({ text: done(nameOf(booking), amount), isProblem: false });
      },
      onFailure: (failure) => {
        setProblem(
          showFaults(failure) ? messages.failure.form : failureWords(failure, words.heading),
        );
        return true;
      },
    });
  }

  /** Puts the server’s faults at their fields; false where one of them has none. */
  function showFaults(failure: unknown): boolean {
    const faults = (failure instanceof ProblemError && failure.problem.errors) || [];
    const fields = faults.map(({ parameter }) => fieldOfFault(parameter, form.getValues()));
    faults.forEach(({ reason }, index) => {
      const field = fields[index] as FieldPath<TicketForm> | null | undefined;
      if (field) form.setError(field, { message: reason }, { shouldFocus: index === 0 });
    });
    return faults.length > 0 && fields.every((field) => field !== null);
  }

  return (
    <Dialog heading={words.headingOf(nameOf(picture))} onClose={onClose} size="large">
      <FormProvider {...form}>
        <form className="form" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
          {picture.ticketTotalAmount !== null && (
            <p className="hint">{words.replaces(moneyOf(picture.ticketTotalAmount, wording))}</p>
          )}
          <TicketLines />
          <TicketWhole sums={sums} />
          <TicketPayments toPay={sums.toPay} />
          <div className="form-foot">
            <TicketSumsLine sums={sums} />
            {problem !== null && (
              <p className="problem" role="alert">
                {problem}
              </p>
            )}
            <button type="submit" className="button main wide tall" aria-busy={isSending}>
              {isSending ? words.sending : submitWords()}
            </button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  );

  function submitWords(): string {
    if (sums.total === null) return words.submit;
    return sums.status === 'ACCOUNT_PAID'
      ? words.submitPaid(moneyOf(sums.total, wording))
      : words.submitOpen(moneyOf(sums.toPay, wording));
  }
}

/** The form as it was left, or as the booking’s ticket begins. */
function useDraft(picture: PrivateBooking, locale: string) {
  const { drafts } = useDesk();
  const name = `ticket ${picture.uuid}`;
  const isDropped = useRef(false);
  const [initial] = useState<TicketForm>(
    () =>
      (drafts.get(name) as TicketForm | undefined) ?? {
        lines: [],
        discount: '',
        total:
          picture.ticketTotalAmount === null ? '' : toMoneyInput(picture.ticketTotalAmount, locale),
        tip: '',
        payments: [],
        externalId: picture.ticketExternalId ?? '',
      },
  );
  return useMemo(
    () => ({
      initial,
      keepDraft: (values: TicketForm) => {
        if (!isDropped.current) drafts.set(name, structuredClone(values));
      },
      dropDraft: () => {
        isDropped.current = true;
        drafts.delete(name);
      },
    }),
    [initial, drafts, name],
  );
}
