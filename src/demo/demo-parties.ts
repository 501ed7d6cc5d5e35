import type { AddOnQuantity, BookingCriteria } from '../domain/availability/availability.ts';
import { offeredAreas } from '../domain/availability/decide.ts';
import {
  isHeldIn,
  offeredAt,
  suitsParty,
  ticketsFor,
} from '../domain/availability/experience-offer.ts';
import { coversOf } from '../domain/availability/party.ts';
import { candidatesFor } from '../domain/availability/seating-candidates.ts';
import type { ServiceSlot } from '../domain/availability/service-slots.ts';
import type { Experience, Venue } from '../domain/venue.ts';
import type { SeededRandom } from './seeded-random.ts';

/** What a party takes from the house. */
export interface DemoParty {
  pax: number;
  paxChildren: number;
  highChairs: number;
  strollers: number;
  floorPlanAreaId: number | null;
  experience: BookingCriteria['experience'];
  addOns: readonly AddOnQuantity[];
}

/** How often a party of so many comes. */
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

/** A party with whatever it fancies of what the slot offers. */
export function demoParty(random: SeededRandom, venue: Venue, slot: ServiceSlot): DemoParty {
  const size = random.weighted(SIZES.filter(([covers]) => covers <= slot.shift.maxCovers));
  const people = peopleOf(random, venue, size);
  const covers = coversOf(venue, people);
  const fancied = random.chance(0.1)
    ? offeredAt(venue, slot).find((experience) => suitsParty(experience, covers))
    : undefined;
  return {
    ...people,
    floorPlanAreaId: areaFor(random, venue, slot, covers, fancied),
    experience: fancied ? experienceSelection(random, venue, fancied, covers) : null,
    addOns: random.chance(0.18) ? addOnsOf(random, venue, slot.shift.addOnGroupId, covers) : [],
  };
}

/** Just so many adults who want a table in an area. */
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

/** An area in which so many can sit, the roomier the likelier. */
function areaFor(
  random: SeededRandom,
  venue: Venue,
  slot: ServiceSlot,
  covers: number,
  experience: Experience | undefined,
): number | null {
  const candidates = candidatesFor(venue, covers);
  const areas = offeredAreas(slot.shift)
    .filter((area) => experience === undefined || isHeldIn(experience, area))
    .map((area) => {
      const tables = candidates.filter((c) => area === null || c.floorPlanAreaId === area);
      return [area, tables.length] as const;
    });
  const roomy = areas.filter(([, tables]) => tables > 0);
  return roomy.length > 0 ? random.weighted(roomy) : (areas[0]?.[0] ?? null);
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

/** One add-on of a group, one piece for each where the house allows that. */
function addOnsOf(
  random: SeededRandom,
  venue: Venue,
  groupId: number | null,
  covers: number,
): AddOnQuantity[] {
  const group = venue.addOnGroups.find(({ id }) => id === groupId);
  if (!group) return [];
  const addOn = random.weighted(group.addOns.map((entry) => [entry, 1] as const));
  const most = Math.min(addOn.maxQuantity, group.maxTotalQuantity);
  const isForEach = addOn.minQuantity > 1 || (addOn.maxQuantity >= covers && random.chance(0.3));
  const quantity = Math.max(addOn.minQuantity, Math.min(most, isForEach ? covers : 1));
  return [{ id: addOn.id, quantity }];
}

/** How long before its time a party must ask at the latest, so that all of it can be had. */
export function noticeMinutesOf(venue: Venue, { experience, addOns }: DemoParty): number {
  const wished = [...addOns, ...(experience?.addOns ?? [])].map(({ id }) => id);
  const noticed = [
    ...venue.addOnGroups.flatMap((group) => group.addOns).filter(({ id }) => wished.includes(id)),
    ...venue.experiences.filter(({ id }) => id === experience?.id),
  ];
  const notices = noticed.map(({ minAdvanceBookingMinutes }) => minAdvanceBookingMinutes);
  return Math.max(venue.minAdvanceMinutes, ...notices);
}
