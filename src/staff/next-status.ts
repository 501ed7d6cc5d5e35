import { type BookingStatus, movesFrom } from '../domain/booking-status.ts';

/** How an evening usually goes on; a status that is not here has no next one worth a single tap. */
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

/** The one move that a booking in this status most likely makes next; null where there is none. */
export function nextStatus(status: BookingStatus): BookingStatus | null {
  const next = NEXT[status];
  return next !== undefined && movesFrom(status).includes(next) ? next : null;
}

/** Whether a move can be taken back by a single move. */
export function canUndo(from: BookingStatus, to: BookingStatus): boolean {
  return movesFrom(to).includes(from);
}

/** Moves after which nothing else can follow: worth a second question. */
export function isFinal(to: BookingStatus): boolean {
  return movesFrom(to).length === 0;
}

/** The evening’s order, as far as it has one. */
const COURSE: readonly BookingStatus[] = [
  'CONFIRMED',
  'ARRIVED',
  'SEATED',
  'DESSERTS',
  'ACCOUNT_SENT',
  'ACCOUNT_PAID',
  'ATTENDED',
];

/** Whether a move goes back in the evening’s course, so that its button says so. */
export function goesBack(from: BookingStatus, to: BookingStatus): boolean {
  if (from === 'NO_SHOW') return COURSE.includes(to);
  return COURSE.includes(to) && COURSE.indexOf(to) < COURSE.indexOf(from);
}
