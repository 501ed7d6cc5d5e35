import type { AddOnRequest, ExperienceRequest, SlotAnswer } from '../contract/availability.ts';
import type { Experience } from '../contract/catalogue.ts';
import { coversOf, type Party } from './party.ts';

/** What is added to a table. */
export interface Extras {
  /** Of the experience; null where the diner has not said. */
  tickets: number | null;
  /** By level and add-on, as `SHIFT:7`: the same add-on may be had at both levels. */
  quantities: Readonly<Record<string, number>>;
}

export type LeveledGroup = SlotAnswer['addOnGroups'][number];
export type OfferedAddOn = LeveledGroup['addOns'][number];

export function keyOf(group: LeveledGroup, addOn: { id: number }): string {
  return `${group.level}:${addOn.id}`;
}

export function quantityOf(extras: Extras, group: LeveledGroup, addOn: { id: number }): number {
  return extras.quantities[keyOf(group, addOn)] ?? 0;
}

/** Whether there is anything to choose beside the table itself. */
export function hasExtras(slot: SlotAnswer): boolean {
  return slot.addOnGroups.length > 0 || choosesTickets(slot.experience);
}

export function choosesTickets(experience: Experience | null): experience is Experience {
  return experience !== null && !experience.automaticTicketQuantity;
}

/** How many tickets a party needs where nobody says otherwise. */
export function ticketsFor(experience: Experience, party: Party): number {
  const needed = Math.ceil(coversOf(party) / Math.max(1, experience.paxPerTicket));
  return Math.max(needed, experience.minTicketsPerBooking, 1);
}

/** Least and most tickets to choose among. */
export function ticketRange(experience: Experience, party: Party): { least: number; most: number } {
  const least = Math.max(1, experience.minTicketsPerBooking);
  return { least, most: Math.max(least, coversOf(party)) };
}

interface Room {
  /** The quantity one press less leads to, or null where there is none. */
  less: number | null;
  more: number | null;
}

/**
 * Where one press of less or more leads: an add-on goes from nothing to its least quantity at
 * once, and stops at its own most, the group’s total, and the group’s number of kinds.
 */
export function roomOf(extras: Extras, group: LeveledGroup, addOn: OfferedAddOn): Room {
  const now = quantityOf(extras, group, addOn);
  const { total, kinds } = countOf(extras, group);
  const least = Math.max(1, addOn.minQuantity);
  const next = now === 0 ? least : now + 1;
  const isOneKindTooMany = now === 0 && group.maxTotalTypes > 0 && kinds >= group.maxTotalTypes;
  const most = Math.min(addOn.maxQuantity, now + group.maxTotalQuantity - total);
  const mayAdd = addOn.availability.isAvailable && !isOneKindTooMany && next <= most;
  return {
    less: now === 0 ? null : now <= least ? 0 : now - 1,
    more: mayAdd ? next : null,
  };
}

/** How many pieces a group still lacks, once any is chosen. */
export function lackOf(extras: Extras, group: LeveledGroup): number {
  const { total } = countOf(extras, group);
  return total === 0 ? 0 : Math.max(0, group.minTotalQuantity - total);
}

export function withQuantity(
  extras: Extras,
  group: LeveledGroup,
  addOn: { id: number },
  quantity: number,
): Extras {
  const { [keyOf(group, addOn)]: _, ...others } = extras.quantities;
  return {
    ...extras,
    quantities: quantity === 0 ? others : { ...others, [keyOf(group, addOn)]: quantity },
  };
}

/** What everything chosen costs, in cents. */
export function totalOf(extras: Extras, slot: SlotAnswer, party: Party): number {
  const addOns = slot.addOnGroups
    .flatMap((group) => group.addOns.map((a) => a.unitPrice * quantityOf(extras, group, a)))
    .reduce((sum, each) => sum + each, 0);
  const { experience } = slot;
  const tickets = experience ? (extras.tickets ?? ticketsFor(experience, party)) : 0;
  return addOns + tickets * (experience?.pricePerTicket ?? 0);
}

/** The chosen add-ons of one level, as a request names them. */
export function addOnRequests(extras: Extras, level: LeveledGroup['level']): AddOnRequest[] {
  return Object.entries(extras.quantities).flatMap(([key, quantity]) => {
    const [of, id] = key.split(':');
    return of === level ? { id: Number(id), quantity } : [];
  });
}

export function experienceRequest(
  experience: Experience | null,
  extras: Extras,
  party: Party,
): ExperienceRequest | null {
  if (!experience) return null;
  return {
    id: experience.id,
    tickets: extras.tickets ?? ticketsFor(experience, party),
    addOns: addOnRequests(extras, 'EXPERIENCE'),
  };
}

function countOf(extras: Extras, group: LeveledGroup): { total: number; kinds: number } {
  const quantities = group.addOns.map((addOn) => quantityOf(extras, group, addOn));
  return {
    total: quantities.reduce((sum, each) => sum + each, 0),
    kinds: quantities.filter((each) => each > 0).length,
  };
}
