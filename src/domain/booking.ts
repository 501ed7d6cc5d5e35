import type { BookingNotes } from './booking-notes.ts';
import type { BookingStatus } from './booking-status.ts';
import type { Language } from './language.ts';
import type { Cents, Currency } from './money.ts';
import type { Ticket } from './ticket.ts';
import type { Product } from './venue.ts';
import type { Instant, WallDate } from './venue-time.ts';
import { placeAfter, type WaitListPlace } from './wait-list/wait-list-place.ts';

export const CANCEL_REASONS = [
  'CALL_TO_CANCEL',
  'UPDATE_BOOKING',
  'UNEXPECTED_SITUATION',
  'BOOKED_ANOTHER_PLACE',
  'CHANGED_PLANS',
  'OTHER',
  'REVOKE_LEGAL_CONSENT',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const CHANNELS = ['WIDGET', 'OFFLINE', 'API'] as const;
/** How a booking was made: in the widget, by the staff (OFFLINE) or through a partner's API. */
export type Channel = (typeof CHANNELS)[number];

/** Marketing attribution of the page on which the booking was made. */
export interface Utm {
  utmSource?: string | undefined;
  utmMedium?: string | undefined;
  utmCampaign?: string | undefined;
  utmTerm?: string | undefined;
  utmContent?: string | undefined;
}

export interface BookedAddOn {
  /** Its number within the booking, from 1. */
  id: number;
  addOnId: number;
  name: string;
  unitPrice: Cents;
  currency: Currency;
  quantity: number;
}

export interface BookedExperience {
  /** Its number within the booking: 1. */
  id: number;
  experienceId: number;
  name: string;
  tickets: number;
  discount: number;
  pricePerTicket: Cents;
  currency: Currency;
}

export interface BookedCancellationPolicy {
  id: number;
  status: 'PENDING_SIGNATURE' | 'SIGNED' | 'EXPIRED' | 'ENDED';
  type: 'CARD_GUARANTEE' | 'DEPOSIT' | 'NO_CHARGE';
  amountType: 'PER_PERSON' | 'PER_BOOKING';
  amount: Cents;
  currency: Currency;
  cancellationNoticeHours: number;
  signDeadlineAt: Instant;
  signedAt: Instant | null;
  signedFromIp: string | null;
  endedAt: Instant | null;
  endedBy: 'CUSTOMER' | 'VENUE' | 'SYSTEM' | null;
  chargeStatus: 'NOT_CHARGED' | 'CHARGED';
  refundStatus: 'REFUNDED' | null;
  cancellationFeeAmount: Cents;
  chargedAmount: Cents;
  refundedAmount: Cents;
  guaranteedPax: number;
}

/** A complete booking. Each API decides which of its fields a caller sees. */
export interface Booking extends BookingNotes {
  uuid: string;
  accountId: string;
  workDay: WallDate;
  bookingAt: Instant;
  status: BookingStatus;
  turnMinutes: number;
  pax: number;
  paxChildren: number;
  highChairs: number;
  strollers: number;
  shiftId: string;
  /** Names are copied when the booking is made, because the venue may remove the original later. */
  shiftName: string;
  floorPlanAreaId: number | null;
  floorPlanAreaName: string | null;
  promoId: number | null;
  promoName: string | null;
  product: Product | null;
  experience: BookedExperience | null;
  addOns: readonly BookedAddOn[];
  cancellationPolicy: BookedCancellationPolicy | null;
  isTimeLimited: boolean;
  customerUuid: string | null;
  /** The customer's name as given with this booking; null for a booking without a customer. */
  customerName: string | null;
  /** The address as given with this booking. Messages about it go there; null if none was. See `asBooked`. */
  customerEmail: string | null;
  /** The phone number as given with this booking, in E.164; null if none was. */
  customerPhone: string | null;
  isReconfirmed: boolean;
  isReconfirmedByCustomer: boolean;
  cancelReason: CancelReason | null;
  bookingPartner: string | null;
  bookingExternalId: string | null;
  quotedWaitMinutes: number | null;
  /** Null unless it is on the wait list, and for bookings that joined it before places were stored. */
  waitList: WaitListPlace | null;
  isWalkIn: boolean;
  hasFixedTables: boolean;
  isHighlighted: boolean;
  /** Whether staff leave it out of what may begin at one time. Its tables and all other limits count as ever. */
  isExemptFromPace: boolean;
  channel: Channel;
  /** The partner that made the booking; null for the widget and the staff. */
  partnerId: string | null;
  ticket: Ticket | null;
  /** Set by the status transitions, cleared when they are undone. */
  tableReadyAt: Instant | null;
  arrivedAt: Instant | null;
  seatedAt: Instant | null;
  endedAt: Instant | null;
  canceledAt: Instant | null;
  ip: string | null;
  tableIds: readonly number[];
  utm: Utm;
  clientReferenceId: string | null;
  redemptionCode: string | null;
  language: Language;
  createdAt: Instant;
  updatedAt: Instant;
  /** Incremented by every change; the ETag is made from it. */
  version: number;
  /** How many of the latest versions changed nothing but the tables. */
  tableOnlyVersions: number;
}

/** The next version of a booking, with changes. */
export function nextVersion(booking: Booking, changes: Partial<Booking>, now: Instant): Booking {
  const next = { ...booking, ...changes };
  return {
    ...next,
    waitList: placeAfter(booking, next, now),
    updatedAt: now,
    version: booking.version + 1,
    tableOnlyVersions: 0,
  };
}

/** The next version of a booking, with other tables. */
export function nextVersionAtTables(
  booking: Booking,
  changes: Partial<Pick<Booking, 'tableIds' | 'hasFixedTables'>>,
  now: Instant,
): Booking {
  const tableOnlyVersions = booking.tableOnlyVersions + 1;
  return { ...nextVersion(booking, changes, now), tableOnlyVersions };
}
