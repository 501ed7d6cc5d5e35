import * as z from 'zod/mini';
import { BookingAnswer } from '../booking.ts';
import { fields, record } from '../described.ts';
import * as limits from '../limits.ts';
import { ifMatch, inBothShapes, ofBooking, paid } from './example-bookings.ts';
import {
  BOOKING_CHANGE_PROBLEMS,
  bookingParams,
  IF_MATCH,
  none,
  OTHERS_BOOKING,
  type PartnerOperationDeclaration,
} from './partner-operation.ts';

const modifier = fields({
  description: [limits.text({ max: 255 }), 'The item’s description.'],
  quantity: [z.int().check(z.gte(1), z.lte(100_000)), 'The quantity.'],
  amount: [limits.Cents, 'The unit price in cents.'],
  type: [
    z.optional(limits.text({ min: 1, max: 64 })),
    'ITEM, MENU, DISCOUNT or SERVICE; any other text is stored as sent. Default: ITEM. A DISCOUNT has positive amounts and is subtracted.',
  ],
  discountAmount: [z.optional(limits.Cents), 'The discount on the line in cents. Default: 0.'],
  totalAmount: [
    z.optional(limits.SignedCents),
    'The line’s total in cents. Default: `quantity × amount`, plus its modifiers, minus `discountAmount`.',
  ],
  sortOrder: [
    z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
    'Its position on the ticket, lowest first. Default: its position in the list.',
  ],
});

export const TicketModifier = record(
  'TicketModifier',
  'An addition to a line of a ticket.',
  modifier,
);
export const TicketLine = record('TicketLine', 'A line of a ticket.', {
  ...modifier,
  modifiers: [
    z.optional(z.array(TicketModifier).check(z.maxLength(100))),
    'Additions to the line, such as a side dish.',
  ],
});
export const Payment = record('Payment', 'A payment towards a ticket.', {
  amount: [limits.Cents, 'The amount in cents.'],
  method: [
    limits.text({ min: 1, max: 64 }),
    'CASH, CARD, VOUCHER, TRANSFER or OTHER; any other text is stored as sent.',
  ],
  /** Must be the ticket's currency, which is also the default. */
  currency: [
    z.optional(limits.Currency),
    'Must be the ticket’s currency, which is also the default.',
  ],
});

/** PUT /bookings/{bookingUuid}/tickets/close. The domain checks that the amounts add up. */
export const CloseTicketRequest = record(
  'CloseTicketRequest',
  'A ticket to close. If lines are sent, the sum of their totals minus `discountsAmount` must equal `totalAmount`; otherwise the response is 422.',
  {
    externalId: [
      z.optional(limits.ExternalId),
      'The ticket’s id in the point-of-sale system. Default: the linked one.',
    ],
    totalAmount: [limits.Cents, 'The total to pay in cents, without the tip.'],
    discountsAmount: [
      z.optional(limits.Cents),
      'The discount on the whole ticket in cents. Default: 0.',
    ],
    tipAmount: [z.optional(limits.Cents), 'The tip in cents, on top of the total. Default: 0.'],
    lines: [
      z.optional(z.array(TicketLine).check(z.maxLength(1000))),
      'The items. An empty list counts as left out.',
    ],
    payments: [
      z.optional(z.array(Payment).check(z.maxLength(100))),
      'The payments. If they are below the total, the booking becomes ACCOUNT_SENT; if they cover it or are left out, ACCOUNT_PAID.',
    ],
    currency: [z.optional(limits.Currency), 'The currency of all amounts. Default: the venue’s.'],
  },
);
export type CloseTicketRequest = z.infer<typeof CloseTicketRequest>;

export const closeTicket = {
  method: 'PUT',
  path: '/bookings/{bookingUuid}/tickets/close',
  summary: "Close a booking's point-of-sale ticket",
  permission: 'tickets:close',
  params: bookingParams,
  query: none,
  body: CloseTicketRequest,
  answer: BookingAnswer,
  problems: [...BOOKING_CHANGE_PROBLEMS, 'BOOKING_IS_NOT_ON_SEATED_GROUP'],
  acceptsIfMatch: true,
  tag: 'Tickets',
  description: `Stores the ticket of a seated party and moves the booking: to ACCOUNT_PAID if the payments cover \`totalAmount\` or none are sent, to ACCOUNT_SENT if they are below it. While the guests are seated, closing again replaces the ticket. If they are not seated, the response is 409 \`BOOKING_IS_NOT_ON_SEATED_GROUP\`.

Amounts are in cents. If lines are sent, the sum of their totals minus \`discountsAmount\` must equal \`totalAmount\`, without the tip; otherwise the response is 422 on \`totalAmount\`. ${OTHERS_BOOKING}

${IF_MATCH}`,
  example: {
    summary: 'Three dishes, two payments, a tip',
    ...ofBooking,
    ...ifMatch(4),
    body: {
      totalAmount: 11_400,
      discountsAmount: 500,
      tipAmount: 600,
      lines: [
        { description: 'Paella for two', quantity: 1, amount: 4200 },
        {
          description: 'Turbot from the grill',
          quantity: 1,
          amount: 3800,
          modifiers: [{ description: 'Fried artichokes', quantity: 1, amount: 500 }],
        },
        { description: 'Birthday cake', quantity: 1, amount: 3400 },
      ],
      payments: [
        { amount: 9000, method: 'CARD' },
        { amount: 2400, method: 'CASH' },
      ],
    },
    answers: inBothShapes(paid),
  },
} as const satisfies PartnerOperationDeclaration;
