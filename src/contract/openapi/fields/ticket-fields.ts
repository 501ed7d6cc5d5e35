import * as limits from '../../limits.ts';
import {
  CloseTicketRequest,
  Payment,
  TicketLine,
  TicketModifier,
} from '../../requests/close-ticket.ts';
import { TransferTicketRequest } from '../../requests/transfer-ticket.ts';
import { described, describedValue } from '../described.ts';

const modifier = {
  description: 'The item’s description.',
  quantity: 'The quantity.',
  amount: 'The unit price in cents.',
  type: 'ITEM, MENU, DISCOUNT or SERVICE; any other text is stored as sent. Default: ITEM. A DISCOUNT has positive amounts and is subtracted.',
  discountAmount: 'The discount on the line in cents. Default: 0.',
  totalAmount:
    'The line’s total in cents. Default: `quantity × amount`, plus its modifiers, minus `discountAmount`.',
  sortOrder: 'Its position on the ticket, lowest first. Default: its position in the list.',
};

/** Request bodies for tickets. */
export const TICKET_REQUESTS = {
  CloseTicketRequest: described(
    CloseTicketRequest,
    'A ticket to close. If lines are sent, the sum of their totals minus `discountsAmount` must equal `totalAmount`; otherwise the response is 422.',
    {
      externalId: 'The ticket’s id in the point-of-sale system. Default: the linked one.',
      totalAmount: 'The total to pay in cents, without the tip.',
      discountsAmount: 'The discount on the whole ticket in cents. Default: 0.',
      tipAmount: 'The tip in cents, on top of the total. Default: 0.',
      lines: 'The items. An empty list counts as left out.',
      payments:
        'The payments. If they are below the total, the booking becomes ACCOUNT_SENT; if they cover it or are left out, ACCOUNT_PAID.',
      currency: 'The currency of all amounts. Default: the venue’s.',
    },
  ),
  TicketLine: described(TicketLine, 'A line of a ticket.', {
    ...modifier,
    modifiers: 'Additions to the line, such as a side dish.',
  }),
  TicketModifier: described(TicketModifier, 'An addition to a line of a ticket.', modifier),
  Payment: described(Payment, 'A payment towards a ticket.', {
    amount: 'The amount in cents.',
    method: 'CASH, CARD, VOUCHER, TRANSFER or OTHER; any other text is stored as sent.',
    currency: 'Must be the ticket’s currency, which is also the default.',
  }),
  TransferTicketRequest: described(TransferTicketRequest, 'The destination of a ticket.', {
    destinationBookingUuid: 'The booking that receives the ticket; not the one in the path.',
  }),
  Currency: describedValue(limits.Currency, 'A currency, ISO 4217.'),
};
