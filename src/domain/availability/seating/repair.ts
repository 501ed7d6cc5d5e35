import type { TableOption } from './floor.ts';
import type { Party, SeatingPlan } from './seating-plan.ts';

/** The most placements. Counted, so that every machine decides alike. */
const MAX_PLACEMENTS = 60;

/**
 * Seats each waiting party where the fewest others have to leave, then those who left likewise, until
 * everyone has a table. Who has moved often is made to leave less, so that nobody is sent in circles.
 *
 * @returns whether it succeeded; either way the plan has the moves so far
 */
export function seatByRepair(plan: SeatingPlan, parties: readonly Party[]): boolean {
  const waiting = [...parties];
  const timesMoved = new Map<Party, number>();
  for (let placements = 0; placements < MAX_PLACEMENTS; placements += 1) {
    // Who has the fewest options goes first.
    waiting.sort((a, b) => b.options.length - a.options.length);
    const next = waiting.pop();
    if (!next) return true;
    const way = leastDisturbing(plan, next, timesMoved);
    if (!way) return false;
    for (const party of [next, ...way.blockers])
      timesMoved.set(party, (timesMoved.get(party) ?? 0) + 1);
    for (const blocker of way.blockers) plan.seat(blocker, []);
    waiting.push(...way.blockers);
    plan.seat(next, way.option.tables);
  }
  return waiting.length === 0;
}

function leastDisturbing(
  plan: SeatingPlan,
  party: Party,
  timesMoved: ReadonlyMap<Party, number>,
): { option: TableOption; blockers: readonly Party[] } | null {
  let best: { option: TableOption; blockers: readonly Party[] } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const option of party.options) {
    const blockers = plan.blockers(option.tables, party, least, ({ isMovable }) => isMovable);
    if (!blockers) continue;
    let cost = blockers.length;
    // A second move of somebody is no further change for staff, a third may be one of a circle.
    for (const blocker of blockers) cost += Math.max(0, (timesMoved.get(blocker) ?? 0) - 1);
    if (cost >= least) continue;
    best = { option, blockers };
    least = cost;
    if (cost === 0) break;
  }
  return best;
}
