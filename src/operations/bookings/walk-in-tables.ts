import type { ServiceDay } from '../../domain/availability/availability.ts';
import { coversOf } from '../../domain/availability/party.ts';
import { type ChosenTables, movesFrozen } from '../../domain/availability/seating/choose-tables.ts';
import { clearTables } from '../../domain/availability/seating/clear-tables.ts';
import { seatingPlanOf } from '../../domain/availability/seating/day-plan.ts';
import { freeUntil } from '../../domain/availability/seating/free-until.ts';
import { withoutKeptTables } from '../../domain/availability/seating/kept-tables.ts';
import { seat } from '../../domain/availability/seating/seat.ts';
import type { Booking } from '../../domain/booking.ts';
import { type Instant, MS_PER_MINUTE } from '../../domain/venue-time.ts';
import { intervalOf } from './interval-of.ts';

/** Nobody sits down for less. */
const LEAST_TURN_MINUTES = 15;

/** A walk-in with the stay that its tables allow, and what stands against it. */
export interface WalkInTables {
  walkIn: Booking;
  chosen: ChosenTables;
}

/** The tables that were named for a walk-in. */
interface NamedTables {
  tableIds: readonly number[];
  /** Whether the guests know that they stay until the next party comes. */
  isTimeLimited: boolean;
}

/** Finds tables for a walk-in; null if none are free. */
export function findWalkInTables(day: ServiceDay, walkIn: Booking): WalkInTables | null {
  const covers = coversOf(day.venue, walkIn);
  // Guests who are entered after they came have been there since, and stay for their turn from now on.
  const party = { ...intervalOf(walkIn, day), covers, floorPlanAreaIds: null };
  const found = seat(seatingPlanOf(day), party);
  return found && { walkIn, chosen: { ...found, broken: [], areTaken: false } };
}

/**
 * Judges the tables that were named for a walk-in. Blocks, offers and the freeze window stand against it only where it
 * cannot sit there without setting them aside, for its usual stay or a shorter one. Whether it fits the tables is
 * for whoever sees the guests.
 */
export function judgeWalkInTables(
  day: ServiceDay,
  walkIn: Booking,
  named: NamedTables,
): WalkInTables {
  const { tableIds } = named;
  const fitting = fitIn(day, walkIn, named);
  if (fitting) return fitting;
  const interval = intervalOf(walkIn, day);
  const kept = withoutKeptTables(day, { ...interval, tableIds, bookingUuid: undefined });
  const between = fitIn(kept.day, walkIn, named);
  if (between) return { ...between, chosen: { ...between.chosen, broken: kept.rules } };
  const unfrozen = seatingPlanOf(kept.day, undefined, () => true);
  const moves = clearTables(unfrozen, { ...interval, tableIds });
  const broken = moves ? [...kept.rules, movesFrozen(day)] : kept.rules;
  return { walkIn, chosen: { tableIds, moves: moves ?? [], broken, areTaken: moves === null } };
}

/** Null if somebody has the tables who cannot move to others, also for the shorter stay. */
function fitIn(
  day: ServiceDay,
  walkIn: Booking,
  { tableIds, isTimeLimited }: NamedTables,
): WalkInTables | null {
  const plan = seatingPlanOf(day);
  const seatAs = (booking: Booking): WalkInTables | null => {
    const moves = clearTables(plan, { ...intervalOf(booking, day), tableIds });
    return moves && { walkIn: booking, chosen: { tableIds, moves, broken: [], areTaken: false } };
  };
  const usual = seatAs(walkIn);
  if (usual || !isTimeLimited) return usual;
  const limited = untilNextParty(walkIn, freeUntil(plan, tableIds, walkIn.bookingAt));
  return limited && seatAs(limited);
}

/** The walk-in with a stay that ends when the next party comes. Null if that is no shorter, or too short for a visit. */
function untilNextParty(walkIn: Booking, until: Instant | null): Booking | null {
  if (until === null) return null;
  const turnMinutes = Math.floor((until - walkIn.bookingAt) / MS_PER_MINUTE);
  if (turnMinutes < LEAST_TURN_MINUTES || turnMinutes >= walkIn.turnMinutes) return null;
  return { ...walkIn, turnMinutes, isTimeLimited: true };
}
