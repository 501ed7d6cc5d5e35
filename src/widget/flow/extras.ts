import type { ExperienceBody } from '../../contract/catalogue.ts';
import type { SlotAnswer } from '../../contract/partner/check-slot.ts';
import { type ChosenExtras, ticketsFor } from '../../diner/chosen-extras.ts';
import { coversOf, type Party } from '../../diner/party/party.ts';

export type OfferedAddOnGroup = SlotAnswer['addOnGroups'][number];
export type OfferedAddOn = OfferedAddOnGroup['addOns'][number];

/** The key of an add-on in `ChosenExtras.quantities`. `level` is SHIFT or EXPERIENCE: both may offer the same add-on. */
export function keyOf(group: OfferedAddOnGroup, addOn: { id: number }): string {
  return `${group.level}:${addOn.id}`;
}

export function quantityOf(
  extras: ChosenExtras,
  group: OfferedAddOnGroup,
  addOn: { id: number },
): number {
  return extras.quantities[keyOf(group, addOn)] ?? 0;
}

/** Whether a slot offers add-ons, or a choice of the number of tickets. */
export function hasExtras(slot: SlotAnswer): boolean {
  return slot.addOnGroups.length > 0 || hasTicketChoice(slot.experience);
}

export function hasTicketChoice(experience: ExperienceBody | null): experience is ExperienceBody {
  return experience !== null && !experience.automaticTicketQuantity;
}

/** The minimum and maximum number of tickets for a party. */
export function ticketLimits(
  experience: ExperienceBody,
  party: Party,
): { min: number; max: number } {
  const min = Math.max(1, experience.minTicketsPerBooking);
  return { min, max: Math.max(min, coversOf(party)) };
}

/** The quantity after a press of the − or + button; null if the button has no effect. */
interface QuantitySteps {
  less: number | null;
  more: number | null;
}

/**
 * From zero, + leads straight to the add-on’s minimum, and from there − leads back to zero. The limits
 * are the add-on’s own maximum, and the group’s maximums for the total quantity and for the number of
 * different add-ons.
 */
export function quantitySteps(
  extras: ChosenExtras,
  group: OfferedAddOnGroup,
  addOn: OfferedAddOn,
): QuantitySteps {
  const current = quantityOf(extras, group, addOn);
  const { total, types } = countOf(extras, group);
  const min = Math.max(1, addOn.minQuantity);
  const next = current === 0 ? min : current + 1;
  const isTypeLimitReached =
    current === 0 && group.maxTotalTypes > 0 && types >= group.maxTotalTypes;
  const max = Math.min(addOn.maxQuantity, current + group.maxTotalQuantity - total);
  const mayAdd = addOn.availability.isAvailable && !isTypeLimitReached && next <= max;
  return {
    less: current === 0 ? null : current <= min ? 0 : current - 1,
    more: mayAdd ? next : null,
  };
}

/** How many more add-ons a group needs once any is chosen. */
export function missingQuantity(extras: ChosenExtras, group: OfferedAddOnGroup): number {
  const { total } = countOf(extras, group);
  return total === 0 ? 0 : Math.max(0, group.minTotalQuantity - total);
}

export function withQuantity(
  extras: ChosenExtras,
  group: OfferedAddOnGroup,
  addOn: { id: number },
  quantity: number,
): ChosenExtras {
  const { [keyOf(group, addOn)]: _, ...others } = extras.quantities;
  return {
    ...extras,
    quantities: quantity === 0 ? others : { ...others, [keyOf(group, addOn)]: quantity },
  };
}

/** The price of all chosen extras, in cents. */
export function totalOf(extras: ChosenExtras, slot: SlotAnswer, party: Party): number {
  const addOns = slot.addOnGroups
    .flatMap((group) => group.addOns.map((a) => a.unitPrice * quantityOf(extras, group, a)))
    .reduce((sum, price) => sum + price, 0);
  const { experience } = slot;
  const tickets = experience ? (extras.tickets ?? ticketsFor(experience, party)) : 0;
  return addOns + tickets * (experience?.pricePerTicket ?? 0);
}

function countOf(extras: ChosenExtras, group: OfferedAddOnGroup): { total: number; types: number } {
  const quantities = group.addOns.map((addOn) => quantityOf(extras, group, addOn));
  return {
    total: quantities.reduce((sum, quantity) => sum + quantity, 0),
    types: quantities.filter((quantity) => quantity > 0).length,
  };
}
