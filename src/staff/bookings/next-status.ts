import type { StaffBooking } from '../../contract/staff/booking.ts';
import { type BookingStatus, nextStatuses, staffStatuses } from '../../domain/booking-status.ts';
import type { WallDate } from '../../domain/venue-time.ts';

/** The usual next status, offered as a one-tap button. */
const NEXT: Partial<Record<BookingStatus, BookingStatus>> = {
  REQUESTED: 'CONFIRMED',
  PENDING_MERCHANT_CONFIRMATION: 'CONFIRMED',
  PENDING_WAIT_LIST_BOOKING: 'CONFIRMED',
  CONFIRMED: 'ARRIVED',
  WAIT_LIST_WALK_IN: 'SEATED',
  ARRIVED: 'SEATED',
  SEATED: 'DESSERTS',
  DESSERTS: 'ACCOUNT_SENT',
  ACCOUNT_SENT: 'ACCOUNT_PAID',
  ACCOUNT_PAID: 'ATTENDED',
};

type Dated = Pick<StaffBooking, 'status' | 'workDay'>;

/** The most likely next status on a work day, or null. */
export function nextStatus(today: WallDate, booking: Dated): BookingStatus | null {
  const next = NEXT[booking.status];
  return next !== undefined && staffStatuses(booking, today).includes(next) ? next : null;
}

/** Whether no move leads on from this status; such a move needs a confirmation. */
export function isFinal(to: BookingStatus): boolean {
  return nextStatuses(to).length === 0;
}

/** The statuses of a usual visit, in order. */
const VISIT: readonly BookingStatus[] = [
  'CONFIRMED',
  'ARRIVED',
  'SEATED',
  'DESSERTS',
  'ACCOUNT_SENT',
  'ACCOUNT_PAID',
  'ATTENDED',
];

/** Whether a move goes back to an earlier status of the visit. */
export function goesBack(from: BookingStatus, to: BookingStatus): boolean {
  if (from === 'NO_SHOW') return VISIT.includes(to);
  return VISIT.includes(to) && VISIT.indexOf(to) < VISIT.indexOf(from);
}
