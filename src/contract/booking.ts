import * as z from 'zod/mini';
import { CANCEL_REASONS, CHANNELS } from '../domain/booking.ts';
import { BOOKING_STATUSES } from '../domain/booking-status.ts';
import { answeredNotes, answeredStaffNotes } from './booking-notes.ts';
import { Named, ShiftType } from './catalogue.ts';
import { PrivateCustomer, PublicCustomer } from './customer.ts';
import { fields, named, record } from './described.ts';
import * as limits from './limits.ts';

export const BookingStatus = named(
  'BookingStatus',
  'The status of a booking; the chapter “Statuses” lists the allowed moves.',
  z.enum(BOOKING_STATUSES),
);
export const CancelReason = named(
  'CancelReason',
  'Why a booking was canceled.',
  z.enum(CANCEL_REASONS),
);

/** The prepaid product that a booking redeems. */
export const Product = record('Product', 'A prepaid product that is redeemed with a booking.', {
  orderItemId: [z.int(), 'The item’s id within its order.'],
  orderUuid: [z.string(), 'The order’s id.'],
  currency: [z.string(), 'The currency of `unitPrice`, ISO 4217.'],
  experienceTickets: [z.int(), 'The number of experience tickets that it covers.'],
  id: [z.int(), 'The product’s id.'],
  isGift: [z.boolean(), 'Whether it was bought as a gift.'],
  name: [z.string(), 'Its name.'],
  quantity: [z.int(), 'The quantity bought.'],
  taxRate: [z.int(), 'The tax rate in percent.'],
  type: [z.string(), 'GIFT_CARD or EXPERIENCE.'],
  unitPrice: [z.int(), 'The unit price in cents.'],
});

export const BookedExperience = record('BookedExperience', 'A booked experience.', {
  tickets: [z.int(), 'The number of tickets.'],
  discount: [z.number(), 'The discount on all tickets together, in cents; 0 for none.'],
  experienceId: [z.int(), 'The experience’s id in the catalogue.'],
  name: [z.string(), 'Its name, localized.'],
  pricePerTicket: [z.int(), 'The price per ticket at the time of booking, in cents.'],
  currency: [z.string(), 'The currency of the price, ISO 4217.'],
  id: [z.int(), 'Its id within this booking.'],
});

export const BookedAddOn = record('BookedAddOn', 'A booked add-on.', {
  addOnId: [z.int(), 'The add-on’s id in the catalogue.'],
  name: [z.string(), 'Its name, localized.'],
  unitPrice: [z.int(), 'The unit price at the time of booking, in cents.'],
  currency: [z.string(), 'The currency of the price, ISO 4217.'],
  id: [z.int(), 'Its id within this booking.'],
  quantity: [z.int(), 'The quantity.'],
});

export const CancellationPolicy = record(
  'CancellationPolicy',
  'The cancellation policy of one booking.',
  {
    status: [
      z.enum(['PENDING_SIGNATURE', 'SIGNED', 'EXPIRED', 'ENDED']),
      'Waiting for the customer’s signature, signed, not signed in time, or ended.',
    ],
    signDeadlineAt: [limits.DateTime, 'The deadline for the signature.'],
    signedAt: [z.nullable(limits.DateTime), 'When the customer signed; null if they did not.'],
    signedFromIp: [
      z.nullable(z.string()),
      'The IP address from which the customer signed; null if they did not.',
    ],
    endedAt: [z.nullable(limits.DateTime), 'When the policy ended; null while it applies.'],
    endedBy: [
      z.nullable(z.enum(['CUSTOMER', 'VENUE', 'SYSTEM'])),
      'Who ended it; null while it applies.',
    ],
    chargeStatus: [z.enum(['NOT_CHARGED', 'CHARGED']), 'Whether the customer was charged.'],
    refundStatus: [
      z.nullable(z.enum(['REFUNDED'])),
      'Whether a charge was refunded; null if it was not.',
    ],
    type: [
      z.enum(['CARD_GUARANTEE', 'DEPOSIT', 'NO_CHARGE']),
      'What secures the booking: a card guarantee, a deposit, or nothing.',
    ],
    amount: [z.int(), 'The cost of a late cancellation, in cents, per person or per booking.'],
    amountType: [
      z.enum(['PER_PERSON', 'PER_BOOKING']),
      'Whether `amount` is per person or per booking.',
    ],
    cancellationNoticeHours: [
      z.int(),
      'Up to how many hours before `bookingAt` a cancellation is free.',
    ],
    currency: [z.string(), 'The currency of all amounts, ISO 4217.'],
    cancellationFeeAmount: [
      z.int(),
      'What a no-show or a late cancellation costs this party, in cents.',
    ],
    chargedAmount: [z.int(), 'The amount charged, in cents.'],
    guaranteedPax: [z.int(), 'The number of people that the guarantee covers.'],
    id: [z.int(), 'The policy’s id at the venue.'],
    refundedAmount: [z.int(), 'The amount refunded, in cents.'],
  },
);

/** The fields of both shapes, except the customer. */
const common = fields({
  redirectUrl: [
    z.nullable(z.url()),
    'The page to send the customer to next: a page of the venue, or the one where they sign the cancellation policy. Only in the response to a create request, or to a change that requires a signature; otherwise null.',
  ],
  uuid: [z.string(), 'The booking’s id.'],
  bookingAt: [limits.DateTime, 'The start, with the venue’s UTC offset.'],
  status: [BookingStatus, 'The booking’s status.'],
  isTimeLimited: [
    z.boolean(),
    'Whether the table is needed again after `turnMinutes`. Tell the customer.',
  ],
  ...answeredNotes,
  isReconfirmed: [z.boolean(), 'Whether the customer confirmed again at the venue’s request.'],
  isReconfirmedByCustomer: [z.boolean(), 'Whether the customer confirmed again online.'],
  cancelReason: [
    z.nullable(CancelReason),
    'Why it was canceled; null if it was not, or if no reason was given.',
  ],
  bookingPartner: [
    z.nullable(z.enum(['DEFAULT'])),
    'The external channel that made the booking; null if none did.',
  ],
  bookingExternalId: [z.nullable(limits.ExternalId), 'The booking’s id in that channel.'],
  shiftType: [ShiftType, 'The shift of the booking, such as dinner.'],
  floorPlanArea: [z.nullable(Named), 'The booked area; null where the venue chooses the table.'],
  promo: [z.nullable(Named), 'The promo that applies; null without one.'],
  product: [
    z.nullable(Product),
    'The prepaid product redeemed with this booking; null without one.',
  ],
  experience: [z.nullable(BookedExperience), 'The booked experience; null without one.'],
  cancellationPolicy: [
    z.nullable(CancellationPolicy),
    'The cancellation policy of this booking; null without one.',
  ],
  addOns: [z.array(BookedAddOn), 'The booked add-ons, including those of the experience.'],
  accountId: [z.string(), 'The venue’s account id, as in `Service-Account-Id`.'],
  highChairs: [limits.Count, 'Number of high chairs.'],
  paxChildren: [
    limits.PaxChildren,
    'Number of children where the venue counts them separately; otherwise 0.',
  ],
  pax: [
    limits.Pax,
    'Number of people; only the adults where the venue counts children separately.',
  ],
  strollers: [limits.Count, 'Number of strollers.'],
  turnMinutes: [limits.TurnMinutes, 'How long the table is reserved, in minutes.'],
});

/** A booking as diners and partners with public access see it. */
export const PublicBooking = record(
  'PublicBooking',
  'A booking, reduced, for public data access.',
  {
    ...common,
    customer: [
      z.nullable(PublicCustomer),
      'The customer, as this integration sent them; null if they withdrew their consent.',
    ],
  },
);
export type PublicBooking = z.infer<typeof PublicBooking>;

export const BookingTable = record('BookingTable', 'A table assigned to a booking.', {
  name: [limits.TableName, 'The table’s name on the floor plan.'],
  floorPlanAreaId: [z.nullable(z.int()), 'The id of its area.'],
  posId: [
    z.string(),
    'The table’s id in the point-of-sale system, set by the venue; a walk-in can refer to it.',
  ],
  id: [z.int(), 'The table’s id.'],
});

/** A booking as staff and partners with private access see it. */
export const PrivateBooking = record(
  'PrivateBooking',
  'A booking with all fields, for private data access.',
  {
    ...common,
    customer: [
      z.nullable(PrivateCustomer),
      'The customer; null for a walk-in, or if they withdrew their consent.',
    ],
    ...answeredStaffNotes,
    quotedWaitMinutes: [
      z.nullable(limits.QuotedWaitMinutes),
      'The quoted wait of a walk-in, in minutes.',
    ],
    isWalkIn: [z.boolean(), 'Whether the guests came without a booking.'],
    hasFixedTables: [
      z.boolean(),
      'Whether the tables were chosen by hand, so that automatic assignment leaves them alone.',
    ],
    isHighlighted: [z.boolean(), 'Whether the venue highlighted the booking.'],
    channel: [
      z.enum(CHANNELS),
      'The source of the booking: the venue’s own page, its staff, or this API.',
    ],
    ticketPartner: [
      z.nullable(z.enum(['DEFAULT', 'API'])),
      'The system that manages the ticket: API for a partner’s, DEFAULT for the venue’s; null without a ticket.',
    ],
    ticketExternalId: [
      z.nullable(limits.ExternalId),
      'The ticket’s id in the point-of-sale system.',
    ],
    ticketTotalAmount: [
      z.nullable(limits.Cents),
      'The ticket’s total in cents, without the tip; null until it is closed.',
    ],
    tableReadyAt: [z.nullable(limits.DateTime), 'When the table was ready.'],
    arrivedAt: [z.nullable(limits.DateTime), 'When the guests arrived.'],
    seatedAt: [z.nullable(limits.DateTime), 'When the guests sat down.'],
    endedAt: [z.nullable(limits.DateTime), 'When the guests left.'],
    ip: [z.nullable(z.string()), 'The IP address of the device or system that made the booking.'],
    tables: [
      z.array(BookingTable),
      'The assigned tables; after the guests left, those where they sat.',
    ],
    createdAt: [z.nullable(limits.DateTime), 'When the booking was created.'],
    updatedAt: [z.nullable(limits.DateTime), 'When the booking last changed.'],
  },
);
export type PrivateBooking = z.infer<typeof PrivateBooking>;

/** The principal's data access decides which of the two a caller gets. */
export const BookingAnswer = named(
  'BookingAnswer',
  'A booking in the shape of the integration’s data access: private or public.',
  z.union([PrivateBooking, PublicBooking]),
);
export type BookingAnswer = z.infer<typeof BookingAnswer>;
