import type { AddOn, AddOnGroup, Venue } from '../venue.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import type { AddOnQuantity, ServiceDay } from './availability.ts';
import type { Interval } from './interval.ts';
import { addOnsLeft } from './stock.ts';

export function findAddOnGroup(venue: Venue, id: number | null): AddOnGroup | null {
  return venue.addOnGroups.find((group) => group.id === id) ?? null;
}

/** A rule of an add-on group that the selected add-ons break. Stock is not considered. */
export type AddOnIssue =
  | { kind: 'NOT_OFFERED'; id: number }
  | { kind: 'QUANTITY' | 'MIN_ADVANCE'; addOn: AddOn }
  | { kind: 'TOTAL' | 'TYPES'; group: AddOnGroup };

/**
 * The first rule that a selection from one group breaks; null if it breaks none. An empty selection breaks
 * none: the minimums apply once something is selected.
 */
export function findAddOnIssue(
  group: AddOnGroup | null,
  selected: readonly AddOnQuantity[],
  startAt: Instant,
  now: Instant,
): AddOnIssue | null {
  const [first] = selected;
  if (!first) return null;
  if (!group) return { kind: 'NOT_OFFERED', id: first.id };
  const quantities = quantitiesById(selected);
  for (const [id, quantity] of quantities) {
    const addOn = group.addOns.find((one) => one.id === id);
    if (!addOn) return { kind: 'NOT_OFFERED', id };
    if (quantity < addOn.minQuantity || quantity > addOn.maxQuantity) {
      return { kind: 'QUANTITY', addOn };
    }
    if (!isOrderedInTime(addOn, startAt, now)) return { kind: 'MIN_ADVANCE', addOn };
  }
  const total = [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0);
  if (total < group.minTotalQuantity || total > group.maxTotalQuantity) {
    return { kind: 'TOTAL', group };
  }
  return quantities.size > group.maxTotalTypes ? { kind: 'TYPES', group } : null;
}

/** The first add-on, in the venue's order, of which more are selected than are left. */
export function findAddOnShortage(
  day: ServiceDay,
  selected: readonly AddOnQuantity[],
  interval: Interval,
  excludeBookingUuid?: string,
): { addOn: AddOn; left: number } | null {
  if (selected.length === 0) return null;
  const quantities = quantitiesById(selected);
  for (const addOn of day.venue.addOnGroups.flatMap(({ addOns }) => addOns)) {
    const quantity = quantities.get(addOn.id);
    if (quantity === undefined) continue;
    const left = addOnsLeft(day, addOn, interval.startAt, interval.endAt, excludeBookingUuid);
    if (left !== null && quantity > left) return { addOn, left };
  }
  return null;
}

/**
 * The add-ons of a group that can still be ordered: it is not too late, and stock covers the minimum
 * quantity. Empty if they cannot add up to the group's minimum total.
 */
export function listOrderableAddOns(
  day: ServiceDay,
  group: AddOnGroup,
  interval: Interval,
): AddOn[] {
  const maxQuantities = new Map<AddOn, number>();
  for (const addOn of group.addOns) {
    const left = addOnsLeft(day, addOn, interval.startAt, interval.endAt) ?? addOn.maxQuantity;
    const isInTime = isOrderedInTime(addOn, interval.startAt, day.now);
    const quantity = Math.min(left, addOn.maxQuantity, group.maxTotalQuantity);
    if (isInTime && quantity >= Math.max(1, addOn.minQuantity)) {
      maxQuantities.set(addOn, quantity);
    }
  }
  const maxTotal = [...maxQuantities.values()]
    .sort((a, b) => b - a)
    .slice(0, group.maxTotalTypes)
    .reduce((sum, quantity) => sum + quantity, 0);
  return maxTotal >= group.minTotalQuantity ? [...maxQuantities.keys()] : [];
}

function isOrderedInTime(addOn: AddOn, startAt: Instant, now: Instant): boolean {
  return startAt >= now + addOn.minAdvanceBookingMinutes * MS_PER_MINUTE;
}

/** An add-on that is listed twice counts with the sum of its quantities. */
function quantitiesById(selected: readonly AddOnQuantity[]): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of selected) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return quantities;
}
