import type { Instant } from '../../venue-time.ts';
import { isInAreas, type TableOption } from '../seating/floor.ts';
import type { SeatingRequest } from '../seating/seat.ts';
import type { SeatingPlan } from '../seating/seating-plan.ts';
import type { TableReason } from './slot-explanation.ts';

/**
 * Says why no table can be had: none there seats that many, or all that do are taken.
 * @param lastStartAt the last booking time of the shift
 */
export function tableReason(
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
