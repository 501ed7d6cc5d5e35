import { shiftAt } from '../shift-at.ts';
import type { Experience, FloorPlanArea, Shift } from '../venue.ts';
import { type Instant, instantOnWorkDay, MS_PER_MINUTE, type WallTime } from '../venue-time.ts';
import { findAddOnShortage } from './add-on-choice.ts';
import type { BookingCriteria, ServiceDay, TableMove } from './availability.ts';
import { findRequestedAddOnIssue, isAreaOffered } from './decide.ts';
import { type EvaluationContext, evaluationContextOf } from './evaluation-context.ts';
import { findExperienceIssue, findOfferedExperience } from './experience-offer.ts';
import type { Interval } from './interval.ts';
import { turnMinutesOf } from './party.ts';
import { type ChosenTables, chooseTables } from './seating/choose-tables.ts';
import { allowedAreas } from './seating/day-plan.ts';
import { type ServiceSlot, shiftsForStaff, slotsAt } from './service-slots.ts';
import { type BrokenRule, broken } from './staff-rules.ts';
import { highChairsLeft, strollersLeft } from './stock.ts';
import { countStartingAt, findReachedPace } from './venue-capacity.ts';

/** What staff book besides the criteria that guests have too. */
export interface StaffChoice {
  /** How long the party stays; null for the usual time. */
  turnMinutes: number | null;
  /** The tables that staff named; null to find some. */
  tableIds: readonly number[] | null;
  /** Ignores this booking, such as the one that is being changed. */
  excludeBookingUuid?: string | undefined;
  /** See {@link PartyToSeat}. */
  keepsFrozen?: boolean;
}

/** A time for a party, with every rule that stands against it. */
export interface StaffResult {
  time: WallTime;
  startAt: Instant;
  shift: Shift;
  experience: Experience | null;
  floorPlanArea: FloorPlanArea | null;
  turnMinutes: number;
  isTimeLimited: boolean;
  broken: readonly BrokenRule[];
  /** Empty if it has none: no table is free, or its status needs none. */
  tableIds: readonly number[];
  /** Bookings that move to other tables for it. */
  moves: readonly TableMove[];
  /** Whether somebody has the named tables who cannot be moved. */
  areTablesTaken: boolean;
  /** What begins at the same time already. */
  pace: { covers: number; parties: number };
}

/**
 * Evaluates one time for staff: unlike for guests, not the first rule that is broken counts, but each of them
 * is reported, and the tables are those that the booking gets if all of them are set aside. If shifts overlap, the
 * one with the fewest broken rules counts.
 * @returns null if a clock change skips the time, or the venue has no shift at all
 */
export function evaluateForStaff(
  day: ServiceDay,
  criteria: BookingCriteria,
  time: WallTime,
  choice: StaffChoice,
): StaffResult | null {
  const { venue, workDay } = day;
  const startAt = instantOnWorkDay(venue, workDay, time);
  if (startAt === null) return null;
  const context = evaluationContextOf(day, criteria, choice.excludeBookingUuid);
  const shifts = shiftsForStaff(day);
  const slots = slotsAt(shifts, time).map((slot) => ({ slot, rules: [] as BrokenRule[] }));
  if (slots.length === 0) {
    const between = shifts.find(
      ({ slots: [first, ...rest] }) =>
        first.startAt < startAt && startAt < (rest.at(-1) ?? first).startAt,
    )?.shift;
    const shift = between ?? shiftAt(venue, workDay, startAt);
    if (!shift) return null;
    const rule = between
      ? broken('STEP', 'OFF_STEP', between.stepMinutes)
      : broken('SHIFT', 'CLOSED');
    slots.push({ slot: { shift, time, startAt }, rules: [rule] });
  }
  const found = new Map<number, ChosenTables>();
  const results = slots.map((each) => evaluateSlot(context, each, { choice, found }));
  return results.reduce((best, each) => (each.broken.length < best.broken.length ? each : best));
}

/** @param search what is chosen, and the tables that were found for it so far, by the party's turn */
function evaluateSlot(
  context: EvaluationContext,
  { slot, rules }: { slot: ServiceSlot; rules: readonly BrokenRule[] },
  { choice, found }: { choice: StaffChoice; found: Map<number, ChosenTables> },
): StaffResult {
  const { day, criteria, covers } = context;
  const { venue } = day;
  const { shift, startAt, time } = slot;
  const chosen = venue.experiences.find(({ id }) => id === criteria.experience?.id) ?? null;
  const turnMinutes = choice.turnMinutes ?? turnMinutesOf(venue, shift, chosen, covers);
  const interval = { startAt, endAt: startAt + turnMinutes * MS_PER_MINUTE };
  const holdsTable = criteria.status === 'CONFIRMED';
  const floorPlanAreaIds = allowedAreas(criteria.floorPlanAreaId, chosen);
  // Shifts that overlap differ in their rules, not in their tables.
  const tables = holdsTable
    ? (found.get(turnMinutes) ??
      chooseTables(day, { ...interval, covers, floorPlanAreaIds, ...choice }))
    : { tableIds: [], moves: [], broken: [], areTaken: false };
  found.set(turnMinutes, tables);
  return {
    time,
    startAt,
    shift,
    experience: chosen,
    floorPlanArea: venue.floorPlanAreas.find(({ id }) => id === criteria.floorPlanAreaId) ?? null,
    turnMinutes,
    isTimeLimited: shift.isTimeLimited || chosen?.isTimeLimited === true,
    broken: [
      ...shiftRules(context, slot),
      ...rules,
      ...windowRules(context, slot, chosen),
      ...(holdsTable ? sizeRules(context, slot, chosen) : []),
      ...(holdsTable ? paceRules(context, slot) : []),
      ...(holdsTable ? stockRules(context, interval) : []),
      ...tables.broken,
    ],
    tableIds: tables.tableIds,
    moves: tables.moves,
    areTablesTaken: tables.areTaken,
    pace: countStartingAt(context, startAt),
  };
}

/** What the shift does not offer. A missing area is no fault: staff may leave the choice to the engine. */
function shiftRules(context: EvaluationContext, slot: ServiceSlot): BrokenRule[] {
  const { criteria, covers, day } = context;
  const { shift } = slot;
  const { floorPlanAreaId, experience: requested } = criteria;
  const rules: BrokenRule[] = [];
  if (floorPlanAreaId !== null && !isAreaOffered(day, shift, floorPlanAreaId))
    rules.push(broken('SHIFT', 'AREA_NOT_OFFERED'));
  if (shift.isExperienceRequired && !requested && criteria.status === 'CONFIRMED')
    rules.push(broken('SHIFT', 'EXPERIENCE_REQUIRED'));
  const offered = requested && findOfferedExperience(day.venue, slot, requested.id);
  if (requested) {
    const issue = findExperienceIssue(offered, requested.tickets, {
      covers,
      status: criteria.status,
      floorPlanAreaId,
    });
    if (issue === 'TICKETS') rules.push(broken('SHIFT', 'TICKETS_NOT_ALLOWED'));
    else if (issue === 'NOT_OFFERED' || issue === 'AREA')
      rules.push(broken('SHIFT', 'EXPERIENCE_NOT_OFFERED'));
  }
  const choice = { floorPlanAreaId, experience: requested };
  if (findRequestedAddOnIssue(context, slot, choice, offered))
    rules.push(broken('SHIFT', 'ADD_ONS_NOT_OFFERED'));
  return rules;
}

function windowRules(
  { day: { venue, now }, dayCode }: EvaluationContext,
  { startAt }: ServiceSlot,
  experience: Experience | null,
): BrokenRule[] {
  if (dayCode === 'TOO_FAR_AHEAD') return [broken('WINDOW', 'TOO_FAR_AHEAD', venue.maxAdvanceDays)];
  // The minute that has begun is not past: somebody calls from the door.
  if (dayCode === 'PAST' || startAt <= now - MS_PER_MINUTE) return [broken('WINDOW', 'PAST')];
  const minutes = Math.max(venue.minAdvanceMinutes, experience?.minAdvanceBookingMinutes ?? 0);
  return startAt < now + minutes * MS_PER_MINUTE ? [broken('WINDOW', 'TOO_SOON', minutes)] : [];
}

function sizeRules(
  { covers }: EvaluationContext,
  { shift }: ServiceSlot,
  experience: Experience | null,
): BrokenRule[] {
  const least = Math.max(shift.minCovers, experience?.minBookingSize ?? 0);
  const most = Math.min(shift.maxCovers, experience?.maxBookingSize ?? Number.POSITIVE_INFINITY);
  if (covers < least) return [broken('SIZE', 'PARTY_TOO_SMALL', least)];
  return covers > most ? [broken('SIZE', 'PARTY_TOO_LARGE', most)] : [];
}

function paceRules(context: EvaluationContext, { shift, startAt }: ServiceSlot): BrokenRule[] {
  const { maxParties } = shift.pacing;
  const { parties } = countStartingAt(context, startAt);
  const rules: BrokenRule[] = [];
  const reached = findReachedPace(context, shift, startAt);
  if (reached) rules.push(broken('PACE', 'COVERS_PER_SLOT', reached.limit, reached.taken));
  const isExempt = context.criteria.isExemptFromPace;
  if (!isExempt && maxParties !== null && parties + 1 > maxParties)
    rules.push(broken('PACE', 'PARTIES_PER_SLOT', maxParties, parties));
  return rules;
}

function stockRules({ day, criteria, excludeBookingUuid }: EvaluationContext, interval: Interval) {
  const { startAt, endAt } = interval;
  const { highChairs, strollers } = criteria;
  const { venue } = day;
  const rules: BrokenRule[] = [];
  const chairsLeft = highChairsLeft(day, startAt, endAt, excludeBookingUuid);
  if (highChairs > 0 && chairsLeft !== null && highChairs > chairsLeft)
    rules.push(
      broken('STOCK', 'HIGH_CHAIRS', venue.highChairs, (venue.highChairs ?? 0) - chairsLeft),
    );
  const placesLeft = strollersLeft(day, startAt, endAt, excludeBookingUuid);
  if (strollers > 0 && placesLeft !== null && strollers > placesLeft)
    rules.push(broken('STOCK', 'STROLLERS', venue.strollers, (venue.strollers ?? 0) - placesLeft));
  const addOns = [...criteria.addOns, ...(criteria.experience?.addOns ?? [])];
  const shortage = findAddOnShortage(day, addOns, interval, excludeBookingUuid);
  if (shortage) {
    const stock = shortage.addOn.stock ?? 0;
    rules.push(broken('STOCK', 'ADD_ON_STOCK', stock, stock - shortage.left));
  }
  return rules;
}
