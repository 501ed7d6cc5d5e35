import { workDayOf } from '../../venue-time.ts';
import type { ServiceDay } from '../availability.ts';
import { type Interval, overlaps } from '../interval.ts';
import { broken } from '../staff-rules.ts';
import { type ChosenTables, findSizeIssue } from './choose-tables.ts';
import { clearTables } from './clear-tables.ts';
import { seatingPlanOf } from './day-plan.ts';
import { floorOf } from './floor.ts';
import { withoutKeptTables } from './kept-tables.ts';

/** Guests in the house who get tables, or stay longer at theirs. */
export interface GuestsInHouse extends Interval {
  bookingUuid: string;
  covers: number;
  tableIds: readonly number[];
  /** Those they have now. */
  currentTableIds: readonly number[];
}

/**
 * Judges tables for guests who are in the house. Where somebody else sits, nobody is seated. Coming bookings move
 * away if they can; one that cannot is at risk then, which staff may accept.
 */
export function judgeTablesInHouse(everything: ServiceDay, guests: GuestsInHouse): ChosenTables {
  const { bookingUuid, tableIds, currentTableIds, covers } = guests;
  const { day, rules } = withoutKeptTables(everything, guests);
  const others = day.occupancies.filter(
    (each) => each.bookingUuid !== bookingUuid && each.tableIds.some((id) => tableIds.includes(id)),
  );
  const newTableIds = tableIds.filter((id) => !currentTableIds.includes(id));
  const isOver = day.workDay < workDayOf(day.venue, day.now);
  const haveGuests = others.some(
    (each) => each.isSeated && each.tableIds.some((id) => newTableIds.includes(id)),
  );
  if (haveGuests && !isOver) return { tableIds, moves: [], broken: [], areTaken: true };
  const size = findSizeIssue(floorOf(day.venue), tableIds, covers);
  const sizes = size ? [...rules, size] : rules;
  if (newTableIds.length === 0) {
    const next = others.some((each) => !each.isInHouse && overlaps(each, guests));
    const risks = next ? [broken('TABLE', 'NEXT_AT_RISK')] : [];
    return { tableIds, moves: [], broken: [...sizes, ...risks], areTaken: false };
  }
  const moves = clearTables(seatingPlanOf(day, bookingUuid), guests);
  if (moves) return { tableIds, moves, broken: sizes, areTaken: false };
  const frozen = clearTables(
    seatingPlanOf(day, bookingUuid, () => true),
    guests,
  );
  const risk = frozen
    ? broken('TABLE', 'MOVES_FROZEN', day.venue.freezeMinutes)
    : broken('TABLE', 'NEXT_AT_RISK');
  return { tableIds, moves: frozen ?? [], broken: [...sizes, risk], areTaken: false };
}
