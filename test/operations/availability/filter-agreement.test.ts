import { expect, test } from 'vitest';
import { checkCalendar } from '../../../src/operations/availability/check-calendar.ts';
import { checkWorkDay } from '../../../src/operations/availability/check-work-day.ts';
import { openDemoContext } from '../../fixtures/demo-context.ts';
import { isLong } from '../../fixtures/long-tests.ts';
import { comingDays, create, expectedOf } from './agreement.ts';

/** For each filter: one of the demo's values, several, and an unknown one. */
const FILTERS = [[], [1], [99], [1, 99]].flatMap((experienceIds) =>
  [[], [1], [3], [2, 3], [99]].flatMap((floorPlanAreaIds) =>
    [[], ['LUNCH', 'WEEKEND_LUNCH'], ['LATE_DINNER'], ['NEVER']].map((shiftTypes) => ({
      experienceIds,
      floorPlanAreaIds,
      shiftTypes,
    })),
  ),
);

/** The tickets of the tasting menu: one per guest, and at least two. */
const ticketsFor = (covers: number) => Math.max(2, covers);

test.each(isLong ? [1, 2, 6, 9] : [9])(
  'calendar, day and create agree under every filter, for a party of %i',
  async (pax) => {
    const demo = await openDemoContext();
    const { context, partner } = demo;
    const party = { pax, paxChildren: 0, status: 'CONFIRMED' } as const;
    const days = comingDays(demo, isLong ? 14 : 2);
    const range = { dateStart: days[0] ?? '', dateEnd: days.at(-1) ?? '' };
    const created = new Map<string, string>();
    let shown = 0;
    for (const filters of FILTERS) {
      const calendar = await checkCalendar(context, partner, { ...party, ...range, filters });
      for (const { date, availability } of calendar.workDays) {
        const { result } = await checkWorkDay(context, partner, { ...party, date, filters });
        expect([date, filters, availability]).toEqual([date, filters, result.availability]);
        const slots = result.shifts.flatMap((shift) =>
          shift.slots.map((slot) => ({ ...slot, shiftId: shift.shift.id })),
        );
        const codes = slots.map((slot) => slot.availability.code);
        expect(availability.code === 'AVAILABLE').toBe(codes.includes('AVAILABLE'));
        for (const checked of slots) {
          const { time, floorPlanArea, experience } = checked;
          const area = floorPlanArea?.id ?? 0;
          expect(passes(filters.shiftTypes, checked.shiftId)).toBe(true);
          expect(passes(filters.floorPlanAreaIds, area)).toBe(true);
          expect(experience?.id ?? null).toBe(filters.experienceIds.length > 0 ? 1 : null);
          const key = [date, time, area, experience?.id].join();
          const selected = experience && { id: experience.id, tickets: ticketsFor(pax) };
          const slot = { date, time, floorPlanAreaId: area, experience: selected };
          const outcome = created.get(key) ?? (await create(demo, { ...party, ...slot }));
          created.set(key, outcome);
          expect([key, outcome]).toEqual([key, expectedOf(checked.availability)]);
          shown += 1;
        }
      }
    }
    expect(shown).toBeGreaterThan(500);
    expect(new Set(created.values()).size).toBeGreaterThan(1);
  },
);

function passes<T>(filter: readonly T[], value: T): boolean {
  return filter.length === 0 || filter.includes(value);
}
