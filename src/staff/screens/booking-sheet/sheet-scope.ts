import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { groupOf, isInProgress } from '../../../domain/booking-status.ts';
import type { WallDate } from '../../../domain/venue-time.ts';

/** What the sheet is opened for. */
export type SheetMode =
  | {
      kind: 'new';
      date: string;
      /** `HH:MM:SS` */
      time?: string | undefined;
      tableId?: number | undefined;
      pax?: number | undefined;
      /** Who books, if that is known already. */
      guest?:
        | { uuid: string; name: string; phone: string | null; email: string | null }
        | undefined;
    }
  | {
      kind: 'edit';
      booking: StaffBooking;
      /** The booking under its uuid by now: a walk-in may be opened before the server knows it. */
      known?: (booking: StaffBooking) => StaffBooking;
    }
  /** A request that is confirmed, at another time if that suits. */
  | { kind: 'answer'; booking: StaffBooking };

/** The parts of a booking that can be changed: fewer once the guests are there, notes only in the end. */
export interface SheetScope {
  hasTime: boolean;
  hasTables: boolean;
  hasParty: boolean;
}

/**
 * What can be changed in a booking; null for a new one. Seated guests keep their time, unless their booking is of a coming
 * day: then it is brought forward.
 */
export function scopeOf(
  booking: Pick<StaffBooking, 'status' | 'workDay'> | null,
  today: WallDate,
): SheetScope {
  if (booking === null) return { hasTime: true, hasTables: true, hasParty: true };
  const { status, workDay } = booking;
  const isOpen = groupOf(status) !== 'closed';
  const isQueued = status === 'WAIT_LIST_WALK_IN';
  return {
    hasTime: isOpen && !isQueued && (!isInProgress(status) || workDay > today),
    hasTables: isOpen && !isQueued,
    hasParty: isOpen,
  };
}
