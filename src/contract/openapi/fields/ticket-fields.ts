import * as limits from '../../limits.ts';
import {
  CloseTicketRequest,
  Payment,
  TicketLine,
  TicketModifier,
  TransferTicketRequest,
} from '../../ticket.ts';
import { described, describedValue } from '../described.ts';

const modifier = {
  description: 'What it is.',
  quantity: 'How many.',
  amount: 'The price of one, in cents.',
  type: 'ITEM, MENU, DISCOUNT or SERVICE; any other text is kept as it is sent. ITEM if left out. A DISCOUNT has positive amounts and is subtracted.',
  discountAmount: 'What is taken off the line, in cents. 0 if left out.',
  totalAmount:
    'What the line comes to, in cents. If left out, it is `quantity × amount`, plus its modifiers, less `discountAmount`.',
  sortOrder: 'Its place on the ticket, the smallest first. If left out, its place in the list.',
};

/** Bodies about tickets. */
export const TICKET_REQUESTS = {
  CloseTicketRequest: described(
    CloseTicketRequest,
    'A ticket to close. Where lines are sent they must add up: their totals, less `discountsAmount`, are `totalAmount`; otherwise the answer is 422.',
    {
      externalId: 'The ticket’s id in the point-of-sale system. If left out, the linked one stays.',
      totalAmount: 'What is to be paid in all, in cents, tip apart.',
      discountsAmount: 'What is taken off the whole ticket, in cents. 0 if left out.',
      tipAmount: 'The tip, in cents, on top of the total. 0 if left out.',
      lines: 'What was eaten and drunk. An empty list counts as left out.',
      payments:
        'What was paid. Below the total, the booking becomes ACCOUNT_SENT; left out or covering it, ACCOUNT_PAID.',
      currency: 'The currency of all amounts. If left out, the venue’s own.',
    },
  ),
  TicketLine: described(TicketLine, 'A line of a ticket.', {
    ...modifier,
    modifiers: 'What was added to the line, such as a side dish.',
  }),
  TicketModifier: described(TicketModifier, 'Something added to a line of a ticket.', modifier),
  Payment: described(Payment, 'A payment towards a ticket.', {
    amount: 'What was paid, in cents.',
    method: 'CASH, CARD, VOUCHER, TRANSFER or OTHER; any other text is kept as it is sent.',
    currency: 'Must be the ticket’s own. If left out, it is that.',
  }),
  TransferTicketRequest: described(TransferTicketRequest, 'Where a ticket goes.', {
    destinationBookingUuid: 'The booking that receives the ticket; another one than this.',
  }),
  Currency: describedValue(limits.Currency, 'A currency, ISO 4217.'),
};
