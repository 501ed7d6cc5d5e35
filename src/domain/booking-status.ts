import { Refusal } from './refusal.ts';
import type { WallDate } from './venue-time.ts';

/** Every status of a booking, roughly in the order in which bookings reach them. */
export const BOOKING_STATUSES = [
  'REQUESTED',
  'PENDING_MERCHANT_CONFIRMATION',
  'PENDING_WAIT_LIST_BOOKING',
  'CONFIRMED',
  'WAIT_LIST_WALK_IN',
  'ARRIVED',
  'SEATED',
  'DESSERTS',
  'ACCOUNT_SENT',
  'ACCOUNT_PAID',
  'ATTENDED',
  'CANCELED',
  'NO_SHOW',
  'DECLINED_BY_MERCHANT',
  'DELETED',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** The statuses that a caller may ask for when creating a booking or checking availability. */
export const DESIRED_STATUSES = ['CONFIRMED', 'REQUESTED', 'PENDING_WAIT_LIST_BOOKING'] as const;
export type DesiredStatus = (typeof DESIRED_STATUSES)[number];

export type StatusGroup = 'awaiting' | 'confirmed' | 'seated' | 'closed';

const GROUPS: Record<BookingStatus, StatusGroup> = {
  REQUESTED: 'awaiting',
  PENDING_MERCHANT_CONFIRMATION: 'awaiting',
  PENDING_WAIT_LIST_BOOKING: 'awaiting',
  CONFIRMED: 'confirmed',
  WAIT_LIST_WALK_IN: 'confirmed',
  ARRIVED: 'confirmed',
  SEATED: 'seated',
  DESSERTS: 'seated',
  ACCOUNT_SENT: 'seated',
  ACCOUNT_PAID: 'seated',
  ATTENDED: 'closed',
  CANCELED: 'closed',
  NO_SHOW: 'closed',
  DECLINED_BY_MERCHANT: 'closed',
  DELETED: 'closed',
};

/** The group of a status, which decides what is allowed. */
export function groupOf(status: BookingStatus): StatusGroup {
  return GROUPS[status];
}

/** Whether a booking in this status holds its tables. */
export function holdsTable(status: BookingStatus): boolean {
  return status === 'CONFIRMED' || status === 'ARRIVED' || groupOf(status) === 'seated';
}

/** Whether a booking in this status keeps its tables on record, so that an undone no-show gets them back. */
export function keepsTables(status: BookingStatus): boolean {
  return holdsTable(status) || status === 'ATTENDED' || status === 'NO_SHOW';
}

/** Whether the guests are at the venue; such a booking can no longer be canceled. */
export function isInProgress(status: BookingStatus): boolean {
  return status === 'ARRIVED' || groupOf(status) === 'seated';
}

/** Whether a status says that guests came, sat down or left, or did not come. */
export function isDoorStatus(status: BookingStatus): boolean {
  return (
    status === 'ARRIVED' ||
    status === 'NO_SHOW' ||
    status === 'ATTENDED' ||
    groupOf(status) === 'seated'
  );
}

/**
 * Whether a booking can get a status today. Those of guests who came or did not come ({@link isDoorStatus}) are for its own
 * work day; afterwards, only ATTENDED and NO_SHOW are possible, which complete the records.
 */
export function isForDay(status: BookingStatus, workDay: WallDate, today: WallDate): boolean {
  if (!isDoorStatus(status) || workDay === today) return true;
  return workDay < today && (status === 'ATTENDED' || status === 'NO_SHOW');
}

/** What a booking may become on a day before or after its own, besides its next statuses: see {@link correctionStatuses}. */
export function statusesOnOtherDays(status: BookingStatus): readonly BookingStatus[] {
  if (groupOf(status) === 'confirmed' || status === 'NO_SHOW') return ['ATTENDED'];
  return groupOf(status) === 'seated' || status === 'ATTENDED' ? ['NO_SHOW', 'CONFIRMED'] : [];
}

/**
 * What a booking of another day may become today besides its next statuses, so that staff can correct the records: past
 * guests came although nobody seated them, or did not come; or a partner has seated coming guests too early.
 */
export function correctionStatuses(
  { status, workDay }: { status: BookingStatus; workDay: WallDate },
  today: WallDate,
): readonly BookingStatus[] {
  if (workDay === today) return [];
  const isOver = workDay < today;
  return statusesOnOtherDays(status).filter((to) => (to === 'CONFIRMED') !== isOver);
}

/** What staff may make of a booking today. @param mayDelete as for {@link nextStatuses} */
export function staffStatuses(
  booking: { status: BookingStatus; workDay: WallDate },
  today: WallDate,
  mayDelete = true,
): BookingStatus[] {
  const usual = nextStatuses(booking.status, mayDelete);
  const possible = [...usual, ...correctionStatuses(booking, today)];
  return possible.filter((to) => isForDay(to, booking.workDay, today));
}

/** The allowed transitions, without DELETED: see {@link nextStatuses}. */
const TRANSITIONS: Record<BookingStatus, readonly BookingStatus[]> = {
  REQUESTED: [
    'CONFIRMED',
    'PENDING_MERCHANT_CONFIRMATION',
    'PENDING_WAIT_LIST_BOOKING',
    'DECLINED_BY_MERCHANT',
    'CANCELED',
  ],
  PENDING_MERCHANT_CONFIRMATION: [
    'CONFIRMED',
    'PENDING_WAIT_LIST_BOOKING',
    'DECLINED_BY_MERCHANT',
    'CANCELED',
  ],
  PENDING_WAIT_LIST_BOOKING: [
    'CONFIRMED',
    'PENDING_MERCHANT_CONFIRMATION',
    'DECLINED_BY_MERCHANT',
    'CANCELED',
  ],
  CONFIRMED: ['ARRIVED', 'SEATED', 'NO_SHOW', 'CANCELED'],
  WAIT_LIST_WALK_IN: ['ARRIVED', 'SEATED', 'NO_SHOW', 'CANCELED'],
  ARRIVED: ['SEATED', 'CONFIRMED', 'NO_SHOW'],
  SEATED: ['DESSERTS', 'ACCOUNT_SENT', 'ACCOUNT_PAID', 'ATTENDED', 'ARRIVED'],
  DESSERTS: ['SEATED', 'ACCOUNT_SENT', 'ACCOUNT_PAID', 'ATTENDED'],
  ACCOUNT_SENT: ['SEATED', 'DESSERTS', 'ACCOUNT_PAID', 'ATTENDED'],
  ACCOUNT_PAID: ['ACCOUNT_SENT', 'ATTENDED'],
  NO_SHOW: ['ARRIVED', 'SEATED', 'CONFIRMED'],
  ATTENDED: ['SEATED'],
  CANCELED: [],
  DECLINED_BY_MERCHANT: [],
  DELETED: [],
};

/**
 * The statuses that may follow a status.
 * @param mayDelete staff may also delete bookings that are not in progress
 */
export function nextStatuses(status: BookingStatus, mayDelete = false): readonly BookingStatus[] {
  return mayDelete && !isInProgress(status) && status !== 'DELETED'
    ? [...TRANSITIONS[status], 'DELETED']
    : TRANSITIONS[status];
}

/**
 * Why a transition is refused; null if it is allowed. The first reason that applies wins, so every
 * API reports the same code for the same pair.
 * @param allowed the statuses that may follow
 */
export function refuseTransition(
  from: BookingStatus,
  to: BookingStatus,
  allowed: readonly BookingStatus[] = nextStatuses(from),
): Refusal | null {
  if (allowed.includes(to)) return null;
  if (from === 'CANCELED') {
    return new Refusal(
      'BOOKING_IS_ALREADY_CANCELED',
      'This booking is already canceled, which cannot be undone. Create a new booking instead.',
    );
  }
  if (to === 'CANCELED' && isInProgress(from)) {
    return new Refusal(
      'BOOKING_CANCELLATION_NOT_ALLOWED',
      from === 'ARRIVED'
        ? 'The guests have arrived, so the booking cannot be canceled. Move it back to CONFIRMED and cancel it then, or ask the venue to.'
        : `The guests are seated (${from}), so the booking cannot be canceled. Move it to ATTENDED when they leave.`,
    );
  }
  if (isDoorStatus(to) && groupOf(from) === 'awaiting') {
    return new Refusal(
      'STATUS_NOT_ON_CONFIRMED_GROUP',
      `A booking in ${from} must be CONFIRMED before it can become ${to}.`,
    );
  }
  return new Refusal(
    'BOOKING_STATUS_NOT_VALID',
    allowed.length === 0
      ? `A booking in ${from} can no longer change its status. Create a new booking instead.`
      : `A booking in ${from} cannot become ${to}. Allowed from here: ${allowed.join(', ')}.`,
  );
}
