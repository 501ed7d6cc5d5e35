import '../../parts/form-dialogs.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { CloseTicketRequest } from '../../../contract/partner/close-ticket.ts';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { nameOf } from '../../bookings/booking-text.ts';
import { useMessages } from '../../messages/messages.ts';
import type { MessagesWith } from '../../messages/staff-messages.ts';
import { useTap } from '../../outbox/use-tap.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { moneyOf, type VenueFormat } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { toMoneyInput } from './money-input.ts';
import { useTicketDrafts } from './ticket-drafts.tsx';
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
  const messages = useMessages('service');
  const texts = messages.ticketForm;
  const { session, format } = useSession();
  const { currency } = session.venue;
  const tap = useTap();

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

  function send(ticket: CloseTicketRequest): void {
    tap({ kind: 'ticket', ticket }, snapshot);
    deleteDraft();
    onClose();
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
            <button type="submit" className="button main wide tall">
              {submitLabel(sums, format, messages)}
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
  messages: MessagesWith<'service'>,
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
