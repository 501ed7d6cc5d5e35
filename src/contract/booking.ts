import * as z from 'zod/mini';
import { CANCEL_REASONS, CHANNELS, SPECIAL_OCCASIONS } from '../domain/booking.ts';
import { BOOKING_STATUSES } from '../domain/booking-status.ts';
import { AddOnRequest, DesiredStatus, ExperienceRequest } from './availability.ts';
import { Named, ShiftType } from './catalogue.ts';
import { BookingCustomerRequest, PrivateCustomer, PublicCustomer } from './customer.ts';
import * as limits from './limits.ts';

export const BookingStatus = z.enum(BOOKING_STATUSES);
export const SpecialOccasion = z.enum(SPECIAL_OCCASIONS);
export const CancelReason = z.enum(CANCEL_REASONS);

/** POST /bookings */
export const CreateBookingRequest = z.object({
  customer: BookingCustomerRequest,
  date: limits.WallDate,
  time: limits.WallTime,
  floorPlanAreaId: z.nullish(limits.Id),
  experience: z.nullish(ExperienceRequest),
  customerSpecialRequests: z.nullish(limits.LongText),
  hasAllergies: z.optional(z.boolean()),
  allergiesDescription: z.nullish(limits.LongText),
  specialOccasion: z.nullish(SpecialOccasion),
  needsAccessibleSeating: z.optional(z.boolean()),
  hotelRoom: z.nullish(limits.HotelRoom),
  redemptionCode: z.nullish(limits.RedemptionCode),
  promoCode: z.nullish(limits.PromoCode),
  highChairs: z.optional(limits.Count),
  paxChildren: limits.PaxChildren,
  pax: limits.Pax,
  addOns: z.optional(z.array(AddOnRequest).check(z.maxLength(100))),
  strollers: z.optional(limits.Count),
  status: DesiredStatus,
  utmSource: z.optional(limits.text(255)),
  utmMedium: z.optional(limits.text(255)),
  utmCampaign: z.optional(limits.text(255)),
  utmTerm: z.optional(limits.text(255)),
  utmContent: z.optional(limits.text(255)),
});
export type CreateBookingRequest = z.infer<typeof CreateBookingRequest>;

/** PUT /bookings/{bookingUuid}/status */
export const UpdateBookingStatusRequest = z.object({ status: BookingStatus });
export type UpdateBookingStatusRequest = z.infer<typeof UpdateBookingStatusRequest>;

/**
 * POST /bookings/walk-ins. `status` and `quotedWaitMinutes` are for staff only, who may also put a
 * party on the walk-in wait list.
 */
export const CreateWalkInRequest = z
  .object({
    paxChildren: limits.PaxChildren,
    pax: limits.Pax,
    date: z.optional(limits.WallDate),
    time: z.optional(limits.WallTime),
    ticketExternalId: z.optional(limits.ExternalId),
    tables: z.optional(z.array(limits.text(64, 1)).check(z.maxLength(50))),
    status: z.optional(z.enum(['SEATED', 'WAIT_LIST_WALK_IN'])),
    quotedWaitMinutes: z.optional(limits.QuotedWaitMinutes),
  })
  .check(
    limits.rule(
      'date',
      'is required where time is sent',
      ({ date, time }) => time === undefined || date !== undefined,
    ),
    limits.rule(
      'time',
      'is required where date is sent',
      ({ date, time }) => date === undefined || time !== undefined,
    ),
  );
export type CreateWalkInRequest = z.infer<typeof CreateWalkInRequest>;

/** PUT /bookings/{bookingUuid}. An absent field is unchanged; null clears it. */
export const UpdateBookingRequest = z.object({
  date: z.optional(limits.WallDate),
  time: z.optional(limits.WallTime),
  pax: z.optional(limits.Pax),
  paxChildren: z.optional(limits.PaxChildren),
  floorPlanAreaId: z.nullish(limits.Id),
  highChairs: z.optional(limits.Count),
  strollers: z.optional(limits.Count),
  customerSpecialRequests: z.nullish(limits.LongText),
  hasAllergies: z.optional(z.boolean()),
  allergiesDescription: z.nullish(limits.LongText),
  specialOccasion: z.nullish(SpecialOccasion),
  needsAccessibleSeating: z.optional(z.boolean()),
  hotelRoom: z.nullish(limits.HotelRoom),
});
export type UpdateBookingRequest = z.infer<typeof UpdateBookingRequest>;

/** PUT /bookings/{bookingUuid}/cancel */
export const CancelBookingRequest = z.object({ cancelReason: CancelReason });
export type CancelBookingRequest = z.infer<typeof CancelBookingRequest>;

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

/** GET /bookings. Dates are work days; the operation applies the defaults and checks the range. */
export const ListBookingsQuery = z.object({
  date_start: z.optional(limits.WallDate),
  date_end: z.optional(limits.WallDate),
  status: z.optional(z.array(BookingStatus)),
  customer_email: z.optional(limits.text(255, 1)),
  customer_phone: z.optional(limits.Phone),
  limit: z.optional(z.int().check(z.gte(1), z.lte(500))),
  cursor: z.optional(limits.text(512, 1)),
});
export type ListBookingsQuery = z.infer<typeof ListBookingsQuery>;

/** Has `nextCursor` only if the request has a `limit`. */
export const BookingList = z.object({
  data: z.array(BookingAnswer),
  nextCursor: z.optional(z.nullable(z.string())),
});
export type BookingList = z.infer<typeof BookingList>;
