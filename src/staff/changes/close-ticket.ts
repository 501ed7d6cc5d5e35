import type { CloseTicketRequest } from '../../contract/partner/close-ticket.ts';
import { groupOf } from '../../domain/booking-status.ts';
import { statusAfterClose } from '../../domain/ticket.ts';
import { type ChangeKind, facts } from './change-kind.ts';

export interface TicketChange {
  kind: 'ticket';
  ticket: CloseTicketRequest;
}

export const closeTicket: ChangeKind<TicketChange> = {
  isPossible: (_, { status }) => groupOf(status) === 'seated',
  isAlreadySo: () => false,
  apply({ ticket: { totalAmount, payments = [] } }, booking) {
    const paid = payments.map((payment) => ({ ...payment, currency: payment.currency ?? '' }));
    const status = statusAfterClose(totalAmount, paid);
    return { ...booking, ticketTotalAmount: totalAmount, status };
  },
  call: ({ ticket }, { params, at }) => ({
    operation: 'close-ticket',
    params,
    body: { ...ticket, at },
  }),
  facts: () => [facts.ticket, ({ status }) => groupOf(status)],
  label: (_change, _snapshot, messages) => messages.details.closeTicket,
  text: (_, { who }, messages) => messages.service.tapText.ticket(who),
};
