import type { AddOn, AddOnGroup, Venue } from '../venue.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import type { AddOnQuantity, ServiceDay } from './availability.ts';
import type { Interval } from './occupancy-by-table.ts';
import { addOnsLeft } from './stock.ts';

export function findAddOnGroup(venue: Venue, id: number | null): AddOnGroup | null {
  return venue.addOnGroups.find((group) => group.id === id) ?? null;
}

/** What is wrong with add-ons that are wished for together, before anyone counts what is left. */
export type AddOnIssue =
  | { kind: 'NOT_OFFERED'; id: number }
  | { kind: 'QUANTITY' | 'NOTICE'; addOn: AddOn }
  | { kind: 'TOTAL' | 'TYPES'; group: AddOnGroup };

/** Why add-ons may not be booked together from a group; null where they may. */
export function findAddOnIssue(
  group: AddOnGroup | null,
  wishes: readonly AddOnQuantity[],
  startAt: Instant,
  now: Instant,
): AddOnIssue | null {
  const [first] = wishes;
  if (!first) return null;
  if (!group) return { kind: 'NOT_OFFERED', id: first.id };
  const quantities = quantitiesOf(wishes);
  for (const [id, quantity] of quantities) {
    const addOn = group.addOns.find((one) => one.id === id);
    if (!addOn) return { kind: 'NOT_OFFERED', id };
    if (quantity < addOn.minQuantity || quantity > addOn.maxQuantity) {
      return { kind: 'QUANTITY', addOn };
    }
    if (!isOrderedInTime(addOn, startAt, now)) return { kind: 'NOTICE', addOn };
  }
  const total = [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0);
  if (total < group.minTotalQuantity || total > group.maxTotalQuantity) {
    return { kind: 'TOTAL', group };
  }
  return quantities.size > group.maxTotalTypes ? { kind: 'TYPES', group } : null;
}

/** The first add-on of which fewer pieces are left, beside overlapping parties, than are wished for. */
export function findShortAddOn(
  day: ServiceDay,
  wishes: readonly AddOnQuantity[],
  interval: Interval,
  excludeBookingUuid?: string,
): { addOn: AddOn; left: number } | null {
  if (wishes.length === 0) return null;
  const quantities = quantitiesOf(wishes);
  for (const addOn of day.venue.addOnGroups.flatMap(({ addOns }) => addOns)) {
    const quantity = quantities.get(addOn.id);
    if (quantity === undefined) continue;
    const left = addOnsLeft(day, addOn, interval.startAt, interval.endAt, excludeBookingUuid);
    if (left !== null && quantity > left) return { addOn, left };
  }
  return null;
}

/**
 * The add-ons of a group of which a party can still have the least that it must take, in time and
 * with what those in the house leave: none where together they no longer make the least total.
 */
export function listOrderable(day: ServiceDay, group: AddOnGroup, interval: Interval): AddOn[] {
  const most = new Map<AddOn, number>();
  for (const addOn of group.addOns) {
    const left = addOnsLeft(day, addOn, interval.startAt, interval.endAt) ?? addOn.maxQuantity;
    const isInTime = isOrderedInTime(addOn, interval.startAt, day.now);
    const quantity = Math.min(left, addOn.maxQuantity, group.maxTotalQuantity);
    if (isInTime && quantity >= Math.max(1, addOn.minQuantity)) most.set(addOn, quantity);
  }
  const together = [...most.values()]
    .sort((a, b) => b - a)
    .slice(0, group.maxTotalTypes)
    .reduce((sum, quantity) => sum + quantity, 0);
  return together >= group.minTotalQuantity ? [...most.keys()] : [];
}

function isOrderedInTime(addOn: AddOn, startAt: Instant, now: Instant): boolean {
  return startAt >= now + addOn.minAdvanceBookingMinutes * MS_PER_MINUTE;
}

/** What is asked for twice is asked for in sum. */
function quantitiesOf(wishes: readonly AddOnQuantity[]): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of wishes) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return quantities;
}
