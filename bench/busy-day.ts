import type { SeededRandom } from '../src/demo/seeded-random.ts';
import { turnMinutesOf } from '../src/domain/availability/party.ts';
import { floorOf } from '../src/domain/availability/seating/floor.ts';
import { type ServiceSlot, serviceShifts } from '../src/domain/availability/service-slots.ts';
import type { Venue } from '../src/domain/venue.ts';
import { MS_PER_MINUTE, minuteOfWorkDay, type WallDate } from '../src/domain/venue-time.ts';
import { AREA_WEIGHTS, DINNER, LUNCH, LUNCH_SHARE, PARTY_SIZES } from './typical-venue.ts';

/** A party with its time and its tables, if it needs any. */
export interface Party {
  slot: ServiceSlot;
  pax: number;
  areaId: number;
  turnMinutes: number;
  /** Of a booking that was canceled, or that waits for an answer, there are none. */
  tableIds: readonly number[];
}

/** One in eight is canceled, or never confirmed. */
const TABLELESS_SHARE = 0.12;
/** Attempts per wanted party; one that finds no table is dropped. */
const MAX_ASKED_PER_PARTY = 3;

/** So many parties on one work day, each at a table of its own, in the order in which they asked. */
export function busyDay(
  random: SeededRandom,
  venue: Venue,
  workDay: WallDate,
  parties: number,
): Party[] {
  const slots = serviceShifts(venue, workDay).flatMap((shift) => shift.slots);
  const minutes = slots.map(({ time }) => minuteOfWorkDay(venue, time));
  const kept = new Map<number, [startAt: number, endAt: number][]>();
  const taken: Party[] = [];
  for (let asked = 0; taken.length < parties && asked < parties * MAX_ASKED_PER_PARTY; asked++) {
    const meal = random.chance(LUNCH_SHARE) ? LUNCH : DINNER;
    const slot = nearest(slots, minutes, meal.around + random.normal() * meal.within);
    const pax = random.weighted(PARTY_SIZES);
    const areaId = areaAmong(random, slot);
    const turnMinutes = turnMinutesOf(venue, slot.shift, null, pax);
    const party = { slot, pax, areaId, turnMinutes };
    if (random.chance(TABLELESS_SHARE)) {
      taken.push({ ...party, tableIds: [] });
      continue;
    }
    const endAt = slot.startAt + turnMinutes * MS_PER_MINUTE;
    const isFree = (tableId: number) =>
      (kept.get(tableId) ?? []).every(([from, to]) => endAt <= from || to <= slot.startAt);
    const found = floorOf(venue)
      .optionsFor(pax, [areaId])
      .find(({ tableIds }) => tableIds.every(isFree));
    if (!found) continue;
    for (const tableId of found.tableIds) {
      const stays = kept.get(tableId) ?? [];
      stays.push([slot.startAt, endAt]);
      kept.set(tableId, stays);
    }
    taken.push({ ...party, tableIds: found.tableIds });
  }
  return taken;
}

function nearest(
  slots: readonly ServiceSlot[],
  minutes: readonly number[],
  minute: number,
): ServiceSlot {
  let best = 0;
  minutes.forEach((each, index) => {
    if (Math.abs(each - minute) < Math.abs((minutes[best] ?? 0) - minute)) best = index;
  });
  const slot = slots[best];
  if (!slot) throw new Error('The venue is open every day.');
  return slot;
}

function areaAmong(random: SeededRandom, { shift }: ServiceSlot): number {
  return random.weighted(AREA_WEIGHTS.filter(([id]) => shift.floorPlanAreaIds.includes(id)));
}
