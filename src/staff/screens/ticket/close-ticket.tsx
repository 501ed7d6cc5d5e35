import '../../parts/form-dialogs.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type FieldPath, FormProvider, useForm, useWatch } from 'react-hook-form';
import { ProblemError } from '../../../client/errors.ts';
import type { CloseTicketRequest } from '../../../contract/requests/close-ticket.ts';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { groupOf } from '../../../domain/booking-status.ts';
import { statusAfterClose } from '../../../domain/ticket.ts';
import { useApiClient } from '../../api-client.ts';
import { nameOf } from '../../bookings/booking-text.ts';
import {
  errorText,
  useBookingChange,
  useChangingUuids,
} from '../../bookings/use-booking-change.ts';
import { useMessages } from '../../messages/messages.ts';
import type { StaffMessages } from '../../messages/staff-messages.ts';
import { useNotifications } from '../../notifications/notifications.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { moneyOf, type VenueFormat } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { toMoneyInput } from './money-input.ts';
import { useTicketDrafts } from './ticket-drafts.tsx';
import { fieldOfParameter } from './ticket-fields.ts';
import type { TicketForm } from './ticket-form.ts';
import { TicketLines } from './ticket-lines.tsx';
import { TicketPayments } from './ticket-payments.tsx';
import { ticketSchema } from './ticket-schema.ts';
import { type TicketSums, ticketSums } from './ticket-sums.ts';
import { TicketSummary, TicketTotals } from './ticket-totals.tsx';

interface CloseTicketProps {
  /** The booking as it was when the form was opened. */
  snapshot: StaffBooking;
  onClose: () => void;
}

/** The form for a ticket: lines, discounts, tip and payments. It is sent only if the sums match. */
export default function CloseTicket({ snapshot, onClose }: CloseTicketProps) {
  const messages = useMessages();
  const texts = messages.ticketForm;
  const apiClient = useApiClient();
  const { session, format } = useSession();
  const { currency } = session.venue;
  const { notify } = useNotifications();
  const change = useBookingChange();
  const isSending = useChangingUuids().includes(snapshot.uuid);
  const [problem, setProblem] = useState<string | null>(null);

  const schema = useMemo(
    () => ticketSchema(format.locale, currency, messages),
    [format, currency, messages],
  );
  const { initial, saveDraft, deleteDraft } = useDraft(snapshot, format.locale);
  const form = useForm<TicketForm, unknown, CloseTicketRequest>({
    defaultValues: initial,
    resolver: zodResolver(schema, { jitless: true }),
  });
  const values = useWatch({ control: form.control }) as TicketForm;
  const sums = ticketSums(values, format.locale);

  // However the dialog is closed, what was typed is saved.
  const { getValues } = form;
  useEffect(() => () => saveDraft(getValues()), [saveDraft, getValues]);

  function send(body: CloseTicketRequest): void {
    setProblem(null);
    const params = { bookingUuid: snapshot.uuid };
    const status = statusAfterClose(body.totalAmount, body.payments ?? []);
    change({
      snapshot,
      action: texts.heading,
      send: (options) => apiClient.call('close-ticket', { params, body }, options),
      isDone: (fresh) => fresh.ticketTotalAmount === body.totalAmount && fresh.status === status,
      isPossible: (fresh) => groupOf(fresh.status) === 'seated',
      onDone: ({ booking }) => {
        deleteDraft();
        onClose();
        const done = status === 'ACCOUNT_PAID' ? texts.donePaid : texts.doneOpen;
        const amount = moneyOf(body.totalAmount, format);
        notify({ text: done(nameOf(booking, messages), amount), isProblem: false });
      },
      onError: (error) => {
        setProblem(
          showIssues(error) ? messages.error.form : errorText(error, texts.heading, messages),
        );
        return true;
      },
    });
  }

  /** Shows the server’s validation errors at their fields; false if any has no field. */
  function showIssues(error: unknown): boolean {
    const issues = (error instanceof ProblemError && error.problem.errors) || [];
    const fields = issues.map(({ parameter }) => fieldOfParameter(parameter, form.getValues()));
    issues.forEach(({ reason }, index) => {
      const field = fields[index] as FieldPath<TicketForm> | null | undefined;
      if (field) form.setError(field, { message: reason }, { shouldFocus: index === 0 });
    });
    return issues.length > 0 && fields.every((field) => field !== null);
  }

  return (
    <Dialog heading={texts.headingOf(nameOf(snapshot, messages))} onClose={onClose} size="large">
      <FormProvider {...form}>
        <form className="form" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
          {snapshot.ticketTotalAmount !== null && (
            <p className="hint">{texts.replaces(moneyOf(snapshot.ticketTotalAmount, format))}</p>
          )}
          <TicketLines />
          <TicketTotals sums={sums} />
          <TicketPayments toPay={sums.toPay} />
          <div className="form-foot">
            <TicketSummary sums={sums} />
            {problem !== null && (
              <p className="problem" role="alert">
                {problem}
              </p>
            )}
            <button type="submit" className="button main wide tall" aria-busy={isSending}>
              {isSending ? texts.sending : submitLabel(sums, format, messages)}
            </button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  );
}

function submitLabel(
  { total, toPay, status }: TicketSums,
  format: VenueFormat,
  messages: StaffMessages,
): string {
  const texts = messages.ticketForm;
  if (total === null) return texts.submit;
  return status === 'ACCOUNT_PAID'
    ? texts.submitPaid(moneyOf(total, format))
    : texts.submitOpen(moneyOf(toPay, format));
}

/** The saved draft, or the values of the booking’s ticket. */
function useDraft(snapshot: StaffBooking, locale: string) {
  const drafts = useTicketDrafts();
  const { uuid, ticketTotalAmount, ticketExternalId } = snapshot;
  const isDeleted = useRef(false);
  const [initial] = useState<TicketForm>(
    () =>
      drafts.get(uuid) ?? {
        lines: [],
        discount: '',
        total: ticketTotalAmount === null ? '' : toMoneyInput(ticketTotalAmount, locale),
        tip: '',
        payments: [],
        externalId: ticketExternalId ?? '',
      },
  );
  return useMemo(
    () => ({
      initial,
      saveDraft: (values: TicketForm) => {
        if (!isDeleted.current) drafts.set(uuid, structuredClone(values));
      },
      deleteDraft: () => {
        isDeleted.current = true;
        drafts.delete(uuid);
      },
    }),
    [initial, drafts, uuid],
  );
}
