import type { Occupancy, ServiceDay, TableMove } from '../availability/availability.ts';
import { isInTheWay } from '../availability/seating/blocked-stretches.ts';
import { clearTables } from '../availability/seating/clear-tables.ts';
import { allowedAreas, blocksTables, seatingPlanOf } from '../availability/seating/day-plan.ts';
import { type Block, occupancyOfBlock } from './block.ts';

/** What a block means for the bookings at its tables. */
export interface BlockEffect {
  /** The bookings and guests that have one of the tables meanwhile, in the order of their times. */
  inTheWay: readonly Occupancy[];
  /** The moves that clear the tables as far as possible: of those bookings, and of others that make room. */
  moves: readonly TableMove[];
}

/**
 * Finds who is in the way of a block, and where they could sit. Guests in the house stay. A booking that staff fixed
 * to its tables, or that begins soon, moves anyway: staff see the list before they say so.
 * @param day without the block
 */
export function effectOfBlock(day: ServiceDay, block: Block): BlockEffect {
  const blocked = occupancyOfBlock(block);
  const inTheWay = day.occupancies
    .filter((each) => !each.isBlock && !each.hold && blocksTables(each))
    .filter((each) => each.status !== 'ATTENDED' && isInTheWay(blocked, each))
    .toSorted((a, b) => a.startAt - b.startAt || (a.bookingUuid < b.bookingUuid ? -1 : 1));
  const moving = inTheWay.filter((each) => each.status === 'CONFIRMED');
  if (moving.length === 0) return { inTheWay, moves: [] };
  const uuids = new Set(moving.map(({ bookingUuid }) => bookingUuid));
  const loose = {
    ...day,
    occupancies: day.occupancies.map((each) =>
      uuids.has(each.bookingUuid) && !each.hold ? { ...each, hasFixedTables: false } : each,
    ),
  };
  const plan = seatingPlanOf(loose, undefined, (uuid) => uuids.has(uuid));
  const all = clearTables(plan, blocked);
  return { inTheWay, moves: all ?? moveSome(loose, blocked, moving, uuids) };
}

/** Finds other tables for one booking after the other, where all of them together have none. */
function moveSome(
  day: ServiceDay,
  blocked: Occupancy,
  moving: readonly Occupancy[],
  uuids: ReadonlySet<string>,
): TableMove[] {
  const moves = new Map<string, readonly number[]>();
  let present: ServiceDay = { ...day, occupancies: [...day.occupancies, blocked] };
  for (const { bookingUuid, startAt, endAt, covers, floorPlanAreaId, experienceId } of moving) {
    const plan = seatingPlanOf(present, bookingUuid, (uuid) => uuids.has(uuid));
    const experience = day.venue.experiences.find(({ id }) => id === experienceId);
    const floorPlanAreaIds = allowedAreas(floorPlanAreaId, experience);
    const option = plan.floor
      .optionsFor(covers, floorPlanAreaIds)
      .find(({ tables }) => plan.isFree(tables, startAt, endAt));
    if (!option) continue;
    moves.set(bookingUuid, option.tableIds);
    present = {
      ...present,
      occupancies: present.occupancies.map((each) =>
        each.bookingUuid === bookingUuid && !each.hold
          ? { ...each, tableIds: option.tableIds }
          : each,
      ),
    };
  }
  return [...moves].map(([bookingUuid, tableIds]) => ({ bookingUuid, tableIds }));
}
