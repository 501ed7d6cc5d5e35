import { expect, test } from 'vitest';
import { checkCalendar } from '../../../src/operations/availability/check-calendar.ts';
import { checkWorkDay } from '../../../src/operations/availability/check-work-day.ts';
import { holdTable } from '../../../src/operations/holds/hold-table.ts';
import { openDemoContext } from '../../fixtures/demo-context.ts';
import { comingDays, slotsOf } from './agreement.ts';
import { compareDays, newFindings } from './day-agreement.ts';

test('one answer with tables held for visitors around, and as before once their time is over', async () => {
  const demo = await openDemoContext();
  let now = demo.context.now();
  demo.context.now = () => now;
  const days = comingDays(demo, 6).slice(1, 3);
  const party = { pax: 4, paxChildren: 0, status: 'CONFIRMED' } as const;
  const readAll = async () => {
    const [dateStart = '', dateEnd = ''] = days;
    const { workDays } = await checkCalendar(demo.context, demo.partner, {
      ...party,
      dateStart,
      dateEnd,
    });
    const results = await Promise.all(
      days.map((date) => checkWorkDay(demo.context, demo.partner, date, party)),
    );
    return [workDays, results.map(({ result }) => result)];
  };
  const before = await readAll();

  let held = 0;
  for (const date of days)
    for (const [index, { time, floorPlanAreaId }] of slotsOf(demo.venue, date).entries()) {
      const request = { date, time, floorPlanAreaId, pax: 4, paxChildren: 0 };
      const visitor = { ...demo.partner, ip: `2001:db8:${held.toString(16)}:${index}::1` };
      const own = await holdTable(demo.context, visitor, request).catch(() => null);
      if (own) held += 1;
    }
  expect(held).toBeGreaterThan(5);
  expect(await readAll()).not.toEqual(before);
  const findings = newFindings();
  await compareDays(demo, days, party, findings);
  expect(findings.disagreements).toEqual([]);
  expect(findings.seen.FULL).toBeGreaterThan(5);

  now += 5 * 60_000;
  expect(await readAll()).toEqual(before);
});
