import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '../../../../src/domain/venue-time.ts';
import {
  latestPeriod,
  periodAround,
  periodBefore,
  REPORT_VIEWS,
  stepPeriod,
} from '../../../../src/staff/screens/reports/report-period.ts';

const TODAY = '2026-11-24';

test.each([
  ['night', '2026-11-23', '2026-11-23'],
  ['week', '2026-11-16', '2026-11-22'],
  ['month', '2026-10-01', '2026-10-31'],
  ['own', '2026-10-27', '2026-11-23'],
] as const)('the latest %s that is over on a Tuesday is from %s to %s', (view, from, to) => {
  expect(latestPeriod(view, TODAY)).toEqual({ from, to });
});

test.each([
  ['night', '2026-11-16', '2026-11-16'],
  ['week', '2026-11-09', '2026-11-15'],
  ['month', '2026-09-01', '2026-09-30'],
  ['own', '2026-09-29', '2026-10-26'],
] as const)('the latest %s is compared with %s to %s', (view, from, to) => {
  expect(periodBefore(view, latestPeriod(view, TODAY))).toEqual({ from, to });
});

test('weeks begin on Mondays, months on the first, and steps go to the next and back', () => {
  const someDay = fc.nat(20_000).map((days) => addDays('2000-01-01', days));
  fc.assert(
    fc.property(fc.constantFrom('night', 'week', 'month'), someDay, (view, day) => {
      const period = periodAround(view, day);
      expect(period.from <= day && day <= period.to).toBe(true);
      if (view === 'week') expect(weekdayOf(period.from)).toBe(1);
      if (view === 'month') expect(period.from.slice(8)).toBe('01');
      const next = stepPeriod(view, period, 1);
      expect(next.from).toBe(addDays(period.to, 1));
      expect(stepPeriod(view, next, -1)).toEqual(period);
    }),
  );
});

test('a period is compared with one that ends before it begins, and never with today', () => {
  for (const view of REPORT_VIEWS) {
    const latest = latestPeriod(view, TODAY);
    expect(latest.to < TODAY).toBe(true);
    expect(daysBetween(periodBefore(view, latest).to, latest.from)).toBeGreaterThan(0);
  }
});
