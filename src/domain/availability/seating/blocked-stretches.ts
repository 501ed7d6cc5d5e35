import type { Occupancy } from '../availability.ts';
import { type Interval, overlaps } from '../interval.ts';
import type { Floor } from './floor.ts';
import type { Party } from './seating-plan.ts';

/** Whether a block keeps a table that an occupancy has at the same time. */
export function isInTheWay(block: Occupancy, other: Occupancy): boolean {
  return overlaps(block, other) && block.tableIds.some((id) => other.tableIds.includes(id));
}

/**
 * The blocks as parties that stay where they are: for each table, the stretches in which nobody else has it. Who had a
 * table before it was blocked may have kept it, and no plan has two parties at one table.
 */
export function blockedStretches(
  { positions }: Floor,
  blocks: readonly Occupancy[],
  parties: readonly Party[],
): Party[] {
  const found: Party[] = [];
  for (const { bookingUuid, startAt, endAt, tableIds } of blocks)
    for (const id of tableIds) {
      const table = positions.get(id);
      if (table === undefined) continue;
      const others = [...parties, ...found].filter(({ tables }) => tables.includes(table));
      for (const stretch of without({ startAt, endAt }, others))
        found.push({ bookingUuid, ...stretch, options: [], isMovable: false, tables: [table] });
    }
  return found;
}

/** The parts of an interval that none of the others covers. */
function without(interval: Interval, others: readonly Interval[]): Interval[] {
  let parts: Interval[] = [interval];
  for (const other of others)
    parts = parts.flatMap((part) =>
      overlaps(part, other)
        ? [
            { startAt: part.startAt, endAt: other.startAt },
            { startAt: other.endAt, endAt: part.endAt },
          ].filter(({ startAt, endAt }) => startAt < endAt)
        : [part],
    );
  return parts;
}
