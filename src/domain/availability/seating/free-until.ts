import type { Instant } from '../../venue-time.ts';
import type { SeatingPlan } from './seating-plan.ts';

/** When the next party has one of these tables, from an instant on. Null if nobody has them later. */
export function freeUntil(
  plan: SeatingPlan,
  tableIds: readonly number[],
  from: Instant,
): Instant | null {
  const later = tableIds
    .flatMap((id) => plan.at(plan.floor.positions.get(id) ?? -1))
    .map(({ startAt }) => startAt)
    .filter((startAt) => startAt > from);
  return later.length === 0 ? null : Math.min(...later);
}
