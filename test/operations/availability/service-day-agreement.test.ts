import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_LIMITS } from '../../../src/domain/service-day/day-settings.ts';
import { checkCalendar } from '../../../src/operations/availability/check-calendar.ts';
import { insertBlock } from '../../../src/store/blocks.ts';
import { saveDaySettings } from '../../../src/store/day-settings.ts';
import { type DemoContext, openDemoContext } from '../../fixtures/demo-context.ts';
import { casesOf } from '../../fixtures/engine.ts';
import { checkAvailability, comingDays, create, expectedOf, slotsOf } from './agreement.ts';
import { compareDays, newFindings } from './day-agreement.ts';

const PARTY = { pax: 4, paxChildren: 0, status: 'CONFIRMED' } as const;

/** Limits that leave the times of the day as they are, and blocks: a share of the tables, and some hours. */
const aDay = fc.record({
  closesArea: fc.boolean(),
  maxCoversPerQuarter: fc.option(fc.integer({ min: 2, max: 40 }), { nil: null }),
  blocks: fc.array(
    fc.record({
      tables: fc.array(fc.nat(200), { minLength: 1, maxLength: 12 }),
      fromHour: fc.integer({ min: 0, max: 18 }),
      hours: fc.integer({ min: 1, max: 6 }),
    }),
    { maxLength: 6 },
  ),
});

const HOUR = 3_600_000;

test('one answer on days with closed areas, a lower pace and blocked tables', async () => {
  const demo = await openDemoContext();
  const days = comingDays(demo, 6).slice(1, 3);
  const { accountId, tables, floorPlanAreas } = demo.venue;
  const [area] = floorPlanAreas;
  const { store } = demo.context;
  let id = 0;
  const seen: Record<string, number> = {};
  const samples = fc.sample(aDay, { numRuns: casesOf(4, 2), seed: 20_300_116 });
  for (const [index, { closesArea, maxCoversPerQuarter, blocks }] of samples.entries()) {
    await store.write(accountId, async (db) => {
      await db.deleteFrom('blocks').execute();
      for (const workDay of days) {
        const closedAreaIds = closesArea && area ? [area.id] : [];
        await saveDaySettings(db, {
          accountId,
          workDay,
          version: index + 1,
          limits: { ...NO_LIMITS, closedAreaIds, maxCoversPerQuarter },
          teamNote: null,
          guestMessage: null,
          updatedAt: 0,
        });
        for (const { tables: chosen, fromHour, hours } of blocks) {
          const startAt = Date.parse(`${workDay}T05:00:00+01:00`) + fromHour * HOUR;
          const tableIds = [...new Set(chosen.map((n) => tables[n % tables.length]?.id ?? 0))];
          const times = { startAt, endAt: startAt + hours * HOUR };
          id += 1;
          const texts = { reason: null, createdAt: 0, releasedAt: null };
          await insertBlock(db, {
            id: `block-${id}`,
            accountId,
            workDay,
            tableIds,
            ...times,
            ...texts,
          });
        }
      }
    });
    const findings = newFindings();
    await compareDays(demo, days, PARTY, findings);
    expect(findings.disagreements).toEqual([]);
    for (const [code, times] of Object.entries(findings.seen))
      seen[code] = (seen[code] ?? 0) + times;
  }
  expect(seen.AVAILABLE).toBeGreaterThan(5);
  expect(seen.FULL).toBeGreaterThan(5);
});

test.each([
  [
    'after a last time',
    { lastBookingTime: '13:30:00' },
    (time: string) => time > '13:30:00' || time < '05:00:00',
  ],
  ['while booking online is paused', { isOnlinePaused: true }, () => true],
])('every way to book is closed %s, and as before it', async (_, limits, isClosed) => {
  const demo = await openDemoContext();
  const [workDay = ''] = comingDays(demo, 6).slice(2);
  const { accountId } = demo.venue;
  const slots = slotsOf(demo.venue, workDay);
  const before = await answersOf(demo, slots);
  await demo.context.store.write(accountId, (db) =>
    saveDaySettings(db, {
      accountId,
      workDay,
      version: 1,
      limits: { ...NO_LIMITS, ...limits },
      teamNote: null,
      guestMessage: null,
      updatedAt: 0,
    }),
  );
  const after = await answersOf(demo, slots);
  expect(slots.some(({ time }) => isClosed(time))).toBe(true);
  for (const [index, slot] of slots.entries()) {
    const [answer, outcome] = after[index] ?? [];
    if (isClosed(slot.time)) {
      expect([answer?.code, outcome]).toEqual(['CLOSED', 'NO_AVAILABLE_SLOT']);
      continue;
    }
    expect(answer?.code).toBe(before[index]?.[0].code);
    expect(outcome).toBe(answer && expectedOf(answer));
  }
  const range = { ...PARTY, dateStart: workDay, dateEnd: workDay };
  const { workDays } = await checkCalendar(demo.context, demo.partner, range);
  const isOpen = after.some(([, outcome]) => outcome === 'CREATED');
  expect(workDays[0]?.availability.code === 'AVAILABLE').toBe(isOpen);
});

async function answersOf(demo: DemoContext, slots: ReturnType<typeof slotsOf>) {
  return Promise.all(
    slots.map(
      async (slot) =>
        [
          await checkAvailability(demo, { ...PARTY, ...slot }),
          await create(demo, { ...PARTY, ...slot }),
        ] as const,
    ),
  );
}
