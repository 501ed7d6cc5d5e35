import type { AddOn, AddOnGroup, Venue } from '../venue.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import type { AddOnWish, ServiceDay } from './judgement.ts';
import { addOnsLeft } from './stock.ts';
import type { Stretch } from './table-occupancy.ts';

export function findAddOnGroup(venue: Venue, id: number | null): AddOnGroup | null {
  return venue.addOnGroups.find((group) => group.id === id) ?? null;
}

/** Whether add-ons may be booked together from a group: known, in time, and within its limits. */
export function allowsAddOns(
  group: AddOnGroup | null,
  wishes: readonly AddOnWish[],
  startAt: Instant,
  now: Instant,
): boolean {
  if (wishes.length === 0) return true;
  if (!group) return false;
  const quantities = quantitiesOf(wishes);
  const total = [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0);
  return (
    group.minTotalQuantity <= total &&
    total <= group.maxTotalQuantity &&
    quantities.size <= group.maxTotalTypes &&
    [...quantities].every(([id, quantity]) => {
      const addOn = group.addOns.find((a) => a.id === id);
      return (
        addOn !== undefined &&
        addOn.minQuantity <= quantity &&
        quantity <= addOn.maxQuantity &&
        isNoticed(addOn, startAt, now)
      );
    })
  );
}

/** Whether there are enough pieces of every add-on beside those that overlapping parties have. */
export function areInStock(
  day: ServiceDay,
  wishes: readonly AddOnWish[],
  stay: Stretch,
  excludeBookingUuid?: string,
): boolean {
  if (wishes.length === 0) return true;
  const quantities = quantitiesOf(wishes);
  const wished = day.venue.addOnGroups
    .flatMap(({ addOns }) => addOns)
    .filter(({ id }) => quantities.has(id));
  return wished.every((addOn) => {
    const left = addOnsLeft(day, addOn, stay.startAt, stay.endAt, excludeBookingUuid);
    return left === null || (quantities.get(addOn.id) ?? 0) <= left;
  });
}

/**
 * The add-ons of a group of which a party can still have the least that it must take, in time and
 * with what those in the house leave: none where together they no longer make the least total.
 */
export function listOrderable(day: ServiceDay, group: AddOnGroup, stay: Stretch): AddOn[] {
  const most = new Map<AddOn, number>();
  for (const addOn of group.addOns) {
    const left = addOnsLeft(day, addOn, stay.startAt, stay.endAt) ?? addOn.maxQuantity;
    const isInTime = isNoticed(addOn, stay.startAt, day.now);
    const quantity = Math.min(left, addOn.maxQuantity, group.maxTotalQuantity);
    if (isInTime && quantity >= Math.max(1, addOn.minQuantity)) most.set(addOn, quantity);
  }
  const together = [...most.values()]
    .sort((a, b) => b - a)
    .slice(0, group.maxTotalTypes)
    .reduce((sum, quantity) => sum + quantity, 0);
  return together >= group.minTotalQuantity ? [...most.keys()] : [];
}

function isNoticed(addOn: AddOn, startAt: Instant, now: Instant): boolean {
  return startAt >= now + addOn.minAdvanceBookingMinutes * MS_PER_MINUTE;
}

/** What is asked for twice is asked for in sum. */
function quantitiesOf(wishes: readonly AddOnWish[]): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of wishes) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return quantities;
}
