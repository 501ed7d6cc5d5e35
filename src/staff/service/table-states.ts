import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { StaffSession } from '../../contract/staff/session.ts';
import { coversOf } from '../../domain/availability/party.ts';
import { type BookingStatus, isInProgress } from '../../domain/booking-status.ts';
import { type Instant, MS_PER_MINUTE } from '../../domain/venue-time.ts';
import type { BlockedTime } from './blocked-times.ts';
import { type Stay, staysOf } from './stay-of.ts';
import { staysByTable } from './stays-by-table.ts';

type Venue = Pick<
  StaffSession['venue'],
  'utcOffsets' | 'dayStartsAt' | 'tables' | 'separatesAdultsAndChildren'
>;

/** A party that a table is for, or that is at it. */
export interface TableParty {
  booking: StaffBooking;
  covers: number;
  /** When it sat down, or when its stay is to begin. */
  startAt: Instant;
}

interface Occupied extends TableParty {
  /** When the table is expected to be free. */
  expectedEndAt: Instant;
  /** Others who are seated at the same table. */
  alsoThere: readonly StaffBooking[];
}

/** What a host needs to know of a table at a moment. */
export type TableState = {
  /** The next party of the table after the one that the state is about; it may be late. */
  next: TableParty | null;
} /** Until the next party has it, or it is blocked. */ & (
  | { kind: 'free'; until: Instant | null }
  /** Nobody is there, and staff keep it free. */
  | { kind: 'blocked'; until: Instant }
  /** Nobody is there, and the next party is expected within half an hour, or late. */
  | ({ kind: 'held'; minutesLate: number } & TableParty)
  /** Nobody sits there, but its party has arrived. */
  | ({ kind: 'arrived' } & TableParty)
  | ({ kind: 'occupied'; minutesLeft: number } & Occupied)
  /** The guests are past their planned end. */
  | ({ kind: 'over'; minutesOver: number } & Occupied)
);

/** The same with the tables that are blocked at a moment, or will be, unless somebody has them. */
export function withBlocks(
  states: ReadonlyMap<number, TableState>,
  blocks: readonly BlockedTime[],
  now: Instant,
): ReadonlyMap<number, TableState> {
  const blocked = new Map(states);
  for (const { tableIds, startAt, endAt } of blocks) {
    if (endAt <= now) continue;
    for (const id of tableIds) {
      const state = blocked.get(id);
      if (state?.kind !== 'free') continue;
      if (startAt <= now) blocked.set(id, { kind: 'blocked', until: endAt, next: state.next });
      else blocked.set(id, { ...state, until: Math.min(startAt, state.until ?? startAt) });
    }
  }
  return blocked;
}

/** A free table is held for a booking from this long before it. */
const HELD_MS = 30 * MS_PER_MINUTE;

/** The state of every table of the venue, by its id. */
export function tableStates(
  bookings: readonly StaffBooking[],
  venue: Venue,
  now: Instant,
): Map<number, TableState> {
  const byTable = staysByTable(staysOf(bookings, venue, now));
  return new Map(venue.tables.map(({ id }) => [id, stateOf(byTable.get(id) ?? [], venue, now)]));
}

/** @param stays all stays at the table, by their start */
function stateOf(stays: readonly Stay[], venue: Venue, now: Instant): TableState {
  const partyOf = ({ booking, startAt }: Stay): TableParty => ({
    booking,
    covers: coversOf(venue, booking),
    startAt,
  });
  const toCome = stays.filter(({ booking, endAt }) => isToCome(booking) && endAt > now);
  const after = (current: Stay | null) => {
    const next = toCome.find((stay) => stay !== current);
    return next ? partyOf(next) : null;
  };

  // Of several parties at one table, those who should have left first are the ones to ask about.
  const [sitting, ...others] = stays
    .filter(({ isSitting }) => isSitting)
    .sort((a, b) => a.plannedEndAt - b.plannedEndAt);
  if (sitting) {
    const left = minuteOf(sitting.plannedEndAt) - minuteOf(now);
    const occupied = {
      ...partyOf(sitting),
      expectedEndAt: sitting.endAt,
      alsoThere: others.map(({ booking }) => booking),
      next: after(null),
    };
    return left < 0
      ? { kind: 'over', minutesOver: -left, ...occupied }
      : { kind: 'occupied', minutesLeft: left, ...occupied };
  }

  const arrived = toCome.find(({ booking }) => isInProgress(booking.status));
  if (arrived) return { kind: 'arrived', ...partyOf(arrived), next: after(arrived) };

  const [first] = toCome;
  if (first && first.startAt <= now + HELD_MS) {
    const isAtDoor = first.booking.status === 'WAIT_LIST_WALK_IN';
    const late = isAtDoor ? 0 : minuteOf(now) - minuteOf(first.startAt);
    const minutesLate = Math.max(0, late);
    return { kind: 'held', minutesLate, ...partyOf(first), next: after(first) };
  }
  return { kind: 'free', until: first?.startAt ?? null, next: after(null) };
}

/** Of these, those on a wait list, or at the door, have a stay only while a table is kept for them. */
const TO_COME: readonly BookingStatus[] = [
  'CONFIRMED',
  'ARRIVED',
  'PENDING_WAIT_LIST_BOOKING',
  'WAIT_LIST_WALK_IN',
];

/** Expected, or there and waiting to sit. */
function isToCome({ status }: StaffBooking): boolean {
  return TO_COME.includes(status);
}

function minuteOf(at: Instant): number {
  return Math.floor(at / MS_PER_MINUTE);
}
