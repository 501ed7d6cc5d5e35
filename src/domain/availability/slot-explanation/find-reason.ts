import { type Instant, MS_PER_MINUTE } from '../../venue-time.ts';
import { findAddOnShortage } from '../add-on-choice.ts';
import type { SlotResult } from '../availability.ts';
import { findRequestedAddOnIssue } from '../decide.ts';
import { closedCode } from '../evaluate-slot.ts';
import type { Evaluation } from '../evaluation.ts';
import { findOfferedExperience } from '../experience-offer.ts';
import type { Interval } from '../interval.ts';
import { turnMinutesOf } from '../party.ts';
import { allowedAreas } from '../seating/day-plan.ts';
import { isInAreas, type TableOption } from '../seating/floor.ts';
import type { SeatingRequest } from '../seating/seat.ts';
import type { SeatingPlan } from '../seating/seating-plan.ts';
import { type ServiceSlot, slotsAt } from '../service-slots.ts';
import { highChairsLeft, strollersLeft } from '../stock.ts';
import { countStartingAt, findReachedPace } from '../venue-capacity.ts';
import type { LimitReason, TableReason, UnavailabilityReason } from './slot-explanation.ts';

/** Finds the rule or the bottleneck that makes a slot unavailable: the first that `decide` meets. */
export function findReason(
  evaluation: Evaluation,
  { time, startAt, shift }: SlotResult,
): UnavailabilityReason {
  const slot = slotsAt(evaluation.shifts, time).find((each) => each.shift === shift);
  if (!slot) return { code: closedCode(evaluation, startAt) };
  // If only the area or the experience is full, the result has a code of its own, but the decision is FULL.
  const { code } = evaluation.decision(slot, evaluation.requested);
  switch (code) {
    case 'AVAILABLE':
      throw new Error('An available slot has no reason to be unavailable.');
    case 'FULL':
      return pacingReason(evaluation, slot) ?? tablesReason(evaluation, slot);
    case 'PARTY_TOO_SMALL':
      return { code, minimum: slot.shift.minCovers };
    case 'PARTY_TOO_LARGE':
      return { code, limit: slot.shift.maxCovers };
    case 'ADD_ON_NOT_AVAILABLE':
      return addOnStockReason(evaluation, slot) ?? { code };
    case 'HIGH_CHAIRS_NOT_AVAILABLE':
      return { code, ...stockUse(evaluation, slot, 'highChairs', highChairsLeft) };
    case 'STROLLERS_NOT_AVAILABLE':
      return { code, ...stockUse(evaluation, slot, 'strollers', strollersLeft) };
    default:
      return { code };
  }
}

function pacingReason({ context }: Evaluation, slot: ServiceSlot): LimitReason | null {
  const { maxParties } = slot.shift.pacing;
  const { parties } = countStartingAt(context, slot.startAt);
  const reached = findReachedPace(context, slot.shift, slot.startAt);
  if (reached) return { code: 'COVERS_PER_SLOT', ...reached };
  return maxParties !== null && parties + 1 > maxParties
    ? { code: 'PARTIES_PER_SLOT', limit: maxParties, taken: parties }
    : null;
}

function tablesReason(evaluation: Evaluation, slot: ServiceSlot): TableReason {
  const { context, requested, shifts } = evaluation;
  const slotsOfShift = shifts.find(({ shift }) => shift === slot.shift)?.slots;
  return tableReason(
    context.plan,
    {
      ...intervalAt(evaluation, slot),
      covers: context.covers,
      floorPlanAreaIds: allowedAreas(
        requested.floorPlanAreaId,
        offeredExperience(evaluation, slot),
      ),
    },
    slotsOfShift?.at(-1)?.startAt ?? slot.startAt,
  );
}

/** Null if it is not the stock, but a rule of the add-ons. */
function addOnStockReason(evaluation: Evaluation, slot: ServiceSlot): LimitReason | null {
  const { context, requested } = evaluation;
  const experience = offeredExperience(evaluation, slot);
  if (findRequestedAddOnIssue(context, slot, requested, experience)) return null;
  const addOns = [...context.criteria.addOns, ...(requested.experience?.addOns ?? [])];
  const interval = intervalAt(evaluation, slot);
  const shortage = findAddOnShortage(context.day, addOns, interval, context.excludeBookingUuid);
  const limit = shortage?.addOn.stock ?? null;
  if (!shortage || limit === null) return null;
  return { code: 'ADD_ON_STOCK', addOn: shortage.addOn, limit, taken: limit - shortage.left };
}

function stockUse(
  evaluation: Evaluation,
  slot: ServiceSlot,
  stock: 'highChairs' | 'strollers',
  countLeft: typeof highChairsLeft,
): { limit: number; taken: number } {
  const { day, excludeBookingUuid } = evaluation.context;
  const { startAt, endAt } = intervalAt(evaluation, slot);
  const limit = day.venue[stock] ?? 0;
  return { limit, taken: limit - (countLeft(day, startAt, endAt, excludeBookingUuid) ?? limit) };
}

function intervalAt(evaluation: Evaluation, slot: ServiceSlot): Interval {
  const { day, covers } = evaluation.context;
  const experience = offeredExperience(evaluation, slot);
  const minutes = turnMinutesOf(day.venue, slot.shift, experience, covers);
  return { startAt: slot.startAt, endAt: slot.startAt + minutes * MS_PER_MINUTE };
}

function offeredExperience({ context, requested }: Evaluation, slot: ServiceSlot) {
  const { experience } = requested;
  return experience && findOfferedExperience(context.day.venue, slot, experience.id);
}

/**
 * Says why no table can be had: none there seats that many, or all that do are taken.
 * @param lastStartAt the last booking time of the shift
 */
function tableReason(
  plan: SeatingPlan,
  request: SeatingRequest,
  lastStartAt: Instant,
): TableReason {
  const { covers, floorPlanAreaIds } = request;
  const options = plan.floor.optionsFor(covers, floorPlanAreaIds);
  if (options.length > 0)
    return {
      code: 'TABLES_TAKEN',
      options,
      freeAt: nextFreeAt(plan, options, request, lastStartAt),
    };
  const others = plan.floor.options.filter((option) => isInAreas(option, floorPlanAreaIds));
  const smaller = others.map(({ maxCovers }) => maxCovers).filter((size) => size < covers);
  const larger = others.map(({ minCovers }) => minCovers).filter((size) => size > covers);
  return {
    code: 'NO_TABLE_FOR_PARTY',
    limit: smaller.length > 0 ? Math.max(...smaller) : null,
    minimum: larger.length > 0 ? Math.min(...larger) : null,
  };
}

/** Options become free only when a party leaves, so those instants are enough. */
function nextFreeAt(
  plan: SeatingPlan,
  options: readonly TableOption[],
  { startAt, endAt }: SeatingRequest,
  lastStartAt: Instant,
): Instant | null {
  const tables = new Set(options.flatMap((option) => option.tables));
  const ends = [...tables].flatMap((table) => plan.at(table).map((party) => party.endAt));
  const candidates = [...new Set(ends)]
    .filter((at) => startAt < at && at <= lastStartAt)
    .sort((a, b) => a - b);
  const stay = endAt - startAt;
  const isAnyFree = (at: Instant) =>
    options.some((option) => plan.isFree(option.tables, at, at + stay));
  return candidates.find(isAnyFree) ?? null;
}
