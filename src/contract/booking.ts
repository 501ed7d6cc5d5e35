import * as z from 'zod/mini';
import { CANCEL_REASONS, CHANNELS, SPECIAL_OCCASIONS } from '../domain/booking.ts';
import { BOOKING_STATUSES } from '../domain/booking-status.ts';
import { Named, ShiftType } from './catalogue.ts';
import { PrivateCustomer, PublicCustomer } from './customer.ts';
import * as limits from './limits.ts';

export const BookingStatus = z.enum(BOOKING_STATUSES);
export const SpecialOccasion = z.enum(SPECIAL_OCCASIONS);
export const CancelReason = z.enum(CANCEL_REASONS);

/** The prepaid product that a booking redeems. */
export const Product = z.object({
  orderItemId: z.int(),
  orderUuid: z.string(),
  currency: z.string(),
  experienceTickets: z.int(),
  id: z.int(),
  isGift: z.boolean(),
  name: z.string(),
  quantity: z.int(),
  taxRate: z.int(),
  type: z.string(),
  unitPrice: z.int(),
});

export const BookedExperience = z.object({
  tickets: z.int(),
  discount: z.number(),
  experienceId: z.int(),
  name: z.string(),
  pricePerTicket: z.int(),
  currency: z.string(),
  id: z.int(),
});

export const BookedAddOn = z.object({
  addOnId: z.int(),
  name: z.string(),
  unitPrice: z.int(),
  currency: z.string(),
  id: z.int(),
  quantity: z.int(),
});

export const CancellationPolicy = z.object({
  status: z.enum(['PENDING_SIGNATURE', 'SIGNED', 'EXPIRED', 'ENDED']),
  signDeadlineAt: limits.DateTime,
  signedAt: z.nullable(limits.DateTime),
  signedFromIp: z.nullable(z.string()),
  endedAt: z.nullable(limits.DateTime),
  endedBy: z.nullable(z.enum(['CUSTOMER', 'VENUE', 'SYSTEM'])),
  chargeStatus: z.enum(['NOT_CHARGED', 'CHARGED']),
  refundStatus: z.nullable(z.enum(['REFUNDED'])),
  type: z.enum(['CARD_GUARANTEE', 'DEPOSIT', 'NO_CHARGE']),
  amount: z.int(),
  amountType: z.enum(['PER_PERSON', 'PER_BOOKING']),
  cancellationNoticeHours: z.int(),
  currency: z.string(),
  cancellationFeeAmount: z.int(),
  chargedAmount: z.int(),
  guaranteedPax: z.int(),
  id: z.int(),
  refundedAmount: z.int(),
});

/** The fields of both shapes, except the customer. */
const common = {
  redirectUrl: z.nullable(z.url()),
  uuid: z.string(),
  bookingAt: limits.DateTime,
  status: BookingStatus,
  isTimeLimited: z.boolean(),
  customerSpecialRequests: z.nullable(limits.LongText),
  hasAllergies: z.boolean(),
  allergiesDescription: z.nullable(limits.LongText),
  specialOccasion: z.nullable(SpecialOccasion),
  needsAccessibleSeating: z.boolean(),
  hotelRoom: z.nullable(limits.HotelRoom),
  publicNotes: z.nullable(limits.Notes),
  isReconfirmed: z.boolean(),
  isReconfirmedByCustomer: z.boolean(),
  cancelReason: z.nullable(CancelReason),
  bookingPartner: z.nullable(z.enum(['DEFAULT'])),
  bookingExternalId: z.nullable(limits.ExternalId),
  shiftType: ShiftType,
  floorPlanArea: z.nullable(Named),
  promo: z.nullable(Named),
  product: z.nullable(Product),
  experience: z.nullable(BookedExperience),
  cancellationPolicy: z.nullable(CancellationPolicy),
  addOns: z.array(BookedAddOn),
  accountId: z.string(),
  highChairs: limits.Count,
  paxChildren: limits.PaxChildren,
  pax: limits.Pax,
  strollers: limits.Count,
  turnMinutes: limits.TurnMinutes,
};

/** A booking as diners and partners with public access see it. */
export const PublicBooking = z.object({ ...common, customer: z.nullable(PublicCustomer) });
export type PublicBooking = z.infer<typeof PublicBooking>;

export const BookingTable = z.object({
  name: limits.TableName,
  floorPlanAreaId: z.nullable(z.int()),
  posId: z.string(),
  id: z.int(),
});

/** A booking as staff and partners with private access see it. */
export const PrivateBooking = z.object({
  ...common,
  customer: z.nullable(PrivateCustomer),
  privateNotes: z.nullable(limits.Notes),
  quotedWaitMinutes: z.nullable(limits.QuotedWaitMinutes),
  isWalkIn: z.boolean(),
  hasFixedTables: z.boolean(),
  isHighlighted: z.boolean(),
  channel: z.enum(CHANNELS),
  ticketPartner: z.nullable(z.enum(['DEFAULT', 'API'])),
  ticketExternalId: z.nullable(limits.ExternalId),
  ticketTotalAmount: z.nullable(limits.Cents),
  tableReadyAt: z.nullable(limits.DateTime),
  arrivedAt: z.nullable(limits.DateTime),
  seatedAt: z.nullable(limits.DateTime),
  endedAt: z.nullable(limits.DateTime),
  ip: z.nullable(z.string()),
  tables: z.array(BookingTable),
  createdAt: z.nullable(limits.DateTime),
  updatedAt: z.nullable(limits.DateTime),
});
export type PrivateBooking = z.infer<typeof PrivateBooking>;

/** The principal's data access decides which of the two a caller gets. */
export const BookingAnswer = z.union([PrivateBooking, PublicBooking]);
export type BookingAnswer = z.infer<typeof BookingAnswer>;

/** Has `nextCursor` only if the request has a `limit`. */
export const BookingList = z.object({
  data: z.array(BookingAnswer),
  nextCursor: z.optional(z.nullable(z.string())),
});
export type BookingList = z.infer<typeof BookingList>;
