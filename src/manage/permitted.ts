import { groupOf, isInProgress } from '../domain/booking-status.ts';
import type { ManagedBooking } from './manage-door.ts';

/** What a diner may do by the link, as things stand. The server has the last word. */
export interface Permitted {
  sign: boolean;
  reconfirm: boolean;
  change: boolean;
  wishes: boolean;
  cancel: boolean;
}

/** @param at the instant of asking: once its time has come, a booking is for the people in the house */
export function mayDo({ booking, start }: ManagedBooking, at: number): Permitted {
  const { status, cancellationPolicy, isReconfirmedByCustomer } = booking;
  const isOpen = !isOver({ booking }, at) && !isInProgress(status);
  const takesUpdates = isOpen && start.venue.takesBookingUpdates;
  return {
    sign: isOpen && cancellationPolicy?.status === 'PENDING_SIGNATURE',
    reconfirm: isOpen && status === 'CONFIRMED' && !isReconfirmedByCustomer,
    // Who waits at the door has no time of their own to change.
    change: takesUpdates && status !== 'WAIT_LIST_WALK_IN',
    wishes: takesUpdates,
    cancel: isOpen,
  };
}

/** Closed by its status, or past its time without anybody having come. */
export function isOver({ booking }: Pick<ManagedBooking, 'booking'>, at: number): boolean {
  const { status, bookingAt } = booking;
  if (groupOf(status) === 'closed') return true;
  return !isInProgress(status) && Date.parse(bookingAt) <= at;
}
