import type { AddOnQuantity, BookingCriteria } from '../domain/availability/availability.ts';
import { offeredAreas } from '../domain/availability/decide.ts';
import {
  isHeldIn,
  offeredExperiences,
  suitsParty,
  ticketsFor,
} from '../domain/availability/experience-offer.ts';
import { coversOf } from '../domain/availability/party.ts';
import { floorOf } from '../domain/availability/seating/floor.ts';
import type { ServiceSlot } from '../domain/availability/service-slots.ts';
import type { Experience, Venue } from '../domain/venue.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A party and what it books. */
export interface DemoParty {
  pax: number;
  paxChildren: number;
  highChairs: number;
  strollers: number;
  floorPlanAreaId: number | null;
  experience: BookingCriteria['experience'];
  addOns: readonly AddOnQuantity[];
}

/** How often parties of each size book. */
const SIZES: readonly (readonly [covers: number, weight: number])[] = [
  [1, 3],
  [2, 46],
  [3, 12],
  [4, 20],
  [5, 6],
  [6, 6],
  [7, 2],
  [8, 3],
  [10, 2],
];

/** A random party with a random choice of what the slot offers. */
export function demoParty(random: SeededRandom, venue: Venue, slot: ServiceSlot): DemoParty {
  const size = random.weighted(SIZES.filter(([covers]) => covers <= slot.shift.maxCovers));
  const people = peopleOf(random, venue, size);
  const covers = coversOf(venue, people);
  const experience = random.chance(0.1)
    ? offeredExperiences(venue, slot).find((experience) => suitsParty(experience, covers))
    : undefined;
  return {
    ...people,
    floorPlanAreaId: areaFor(random, venue, slot, covers, experience),
    experience: experience ? experienceSelection(random, venue, experience, covers) : null,
    addOns: random.chance(0.18) ? addOnsOf(random, venue, slot.shift.addOnGroupId, covers) : [],
  };
}

/** Adults who want only a table in an area. */
export function plainParty(pax: number, floorPlanAreaId: number | null): DemoParty {
  const nothing = { paxChildren: 0, highChairs: 0, strollers: 0, experience: null, addOns: [] };
  return { pax, floorPlanAreaId, ...nothing };
}

function peopleOf(random: SeededRandom, venue: Venue, size: number) {
  const hasChildren = venue.separatesAdultsAndChildren && size >= 3 && random.chance(0.3);
  const paxChildren = hasChildren ? random.integer(1, Math.min(2, size - 1)) : 0;
  return {
    pax: size - paxChildren,
    paxChildren,
    highChairs: hasChildren && random.chance(0.4) && venue.highChairs !== 0 ? 1 : 0,
    strollers: hasChildren && random.chance(0.2) && venue.strollers !== 0 ? 1 : 0,
  };
}

/** A random area with tables for the party, weighted by their number. */
function areaFor(
  random: SeededRandom,
  venue: Venue,
  slot: ServiceSlot,
  covers: number,
  experience: Experience | undefined,
): number | null {
  const areas = offeredAreas(slot.shift)
    .filter((area) => experience === undefined || isHeldIn(experience, area))
    .map((area) => {
      const options = floorOf(venue).optionsFor(covers, area === null ? null : [area]);
      return [area, options.length] as const;
    });
  const fitting = areas.filter(([, tables]) => tables > 0);
  return fitting.length > 0 ? random.weighted(fitting) : (areas[0]?.[0] ?? null);
}

function experienceSelection(
  random: SeededRandom,
  venue: Venue,
  experience: Experience,
  covers: number,
): BookingCriteria['experience'] {
  const wantsMore = random.chance(0.6);
  return {
    id: experience.id,
    tickets: ticketsFor(experience, covers),
    addOns: wantsMore ? addOnsOf(random, venue, experience.addOnGroupId, covers) : [],
  };
}

/** A random add-on of a group: sometimes one piece per guest, if that is allowed. */
function addOnsOf(
  random: SeededRandom,
  venue: Venue,
  groupId: number | null,
  covers: number,
): AddOnQuantity[] {
  const group = venue.addOnGroups.find(({ id }) => id === groupId);
  if (!group) return [];
  const addOn = random.weighted(group.addOns.map((entry) => [entry, 1] as const));
  const max = Math.min(addOn.maxQuantity, group.maxTotalQuantity);
  const isPerGuest = addOn.minQuantity > 1 || (addOn.maxQuantity >= covers && random.chance(0.3));
  const quantity = Math.max(addOn.minQuantity, Math.min(max, isPerGuest ? covers : 1));
  return [{ id: addOn.id, quantity }];
}

/** The longest minimum advance time of everything that a party books, in minutes. */
export function minAdvanceMinutesOf(venue: Venue, { experience, addOns }: DemoParty): number {
  const addOnIds = [...addOns, ...(experience?.addOns ?? [])].map(({ id }) => id);
  const offers = [
    ...venue.addOnGroups.flatMap((group) => group.addOns).filter(({ id }) => addOnIds.includes(id)),
    ...venue.experiences.filter(({ id }) => id === experience?.id),
  ];
  const minAdvances = offers.map(({ minAdvanceBookingMinutes }) => minAdvanceBookingMinutes);
  return Math.max(venue.minAdvanceMinutes, ...minAdvances);
}
