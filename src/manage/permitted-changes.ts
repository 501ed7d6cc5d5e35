import { groupOf, isInProgress } from '../domain/booking-status.ts';
import type { ManagedBooking } from './manage-api-client.ts';

/** The changes that the page offers. The server makes the decision. */
export interface PermittedChanges {
  sign: boolean;
  reconfirm: boolean;
  change: boolean;
  guestNotes: boolean;
  cancel: boolean;
}

/** @param now in milliseconds: after the booking has begun, only the venue's staff may change it */
export function permittedChanges(
  { booking, start }: ManagedBooking,
  now: number,
): PermittedChanges {
  const { status, cancellationPolicy, isReconfirmedByCustomer } = booking;
  const isOpen = !isOver({ booking }, now) && !isInProgress(status);
  const takesUpdates = isOpen && start.venue.takesBookingUpdates;
  return {
    sign: isOpen && cancellationPolicy?.status === 'PENDING_SIGNATURE',
    reconfirm: isOpen && status === 'CONFIRMED' && !isReconfirmedByCustomer,
    // A walk-in on the wait list has no booked time.
    change: takesUpdates && status !== 'WAIT_LIST_WALK_IN',
    guestNotes: takesUpdates,
    cancel: isOpen,
  };
}

/** Whether the booking is closed, or its time has passed and the guests have not arrived. */
export function isOver({ booking }: Pick<ManagedBooking, 'booking'>, now: number): boolean {
  const { status, bookingAt } = booking;
  if (groupOf(status) === 'closed') return true;
  return !isInProgress(status) && Date.parse(bookingAt) <= now;
}
