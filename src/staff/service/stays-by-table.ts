import { byUuid } from '../bookings/in-order-of-time.ts';
import type { Stay } from './stay-of.ts';

/** The stays at each table by its id, by their start. Tables without any are absent. */
export function staysByTable(stays: readonly Stay[]): Map<number, Stay[]> {
  const byTable = new Map<number, Stay[]>();
  for (const stay of stays.toSorted(byStart)) {
    for (const { id } of stay.tables) {
      const others = byTable.get(id);
      if (others) others.push(stay);
      else byTable.set(id, [stay]);
    }
  }
  return byTable;
}

/** By start, then by uuid, so that the order is stable. */
function byStart(a: Stay, b: Stay): number {
  return a.startAt - b.startAt || byUuid(a, b);
}
