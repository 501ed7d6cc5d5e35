import { expect, test } from 'vitest';
import type { Shift, Venue } from '../../../src/domain/venue.ts';
import { openDemoContext } from '../../fixtures/demo-context.ts';
import { isLong } from '../../fixtures/long-tests.ts';
import { comingDays, slotsOf } from './agreement.ts';
import { compareDays, newFindings } from './day-agreement.ts';

/** Weekend dinner continues through the hour in which clocks change. */
function openUntilHalfPastThree(venue: Venue, timezone: string): Venue {
  const late = (shift: Shift) =>
    shift.id === 'LATE_DINNER' ? { ...shift, lastBookingTime: '03:30:00' } : shift;
  return { ...venue, timezone, shifts: venue.shifts.map(late) };
}

/** A week before the night of the change, whose work day is the Saturday. */
const CHANGES = [
  { timezone: 'Europe/Madrid', now: '2030-03-23T10:00:00+01:00', night: '2030-03-30', slots: 27 },
  { timezone: 'America/New_York', now: '2030-10-26T16:00:00Z', night: '2030-11-02', slots: 31 },
  { timezone: 'Europe/Madrid', now: '2030-10-19T10:00:00+02:00', night: '2030-10-26', slots: 31 },
  { timezone: 'America/New_York', now: '2030-03-02T16:00:00Z', night: '2030-03-09', slots: 27 },
];

test.each(isLong ? CHANGES : CHANGES.slice(0, 2))(
  'one answer around the night of $night in $timezone, past midnight and through the change',
  async ({ timezone, now, night, slots }) => {
    const demo = await openDemoContext(Date.parse(now), (venue) =>
      openUntilHalfPastThree(venue, timezone),
    );
    const coming = comingDays(demo, 10);
    const index = coming.indexOf(night);
    expect(index).toBeGreaterThan(0);
    const days = isLong ? coming : coming.slice(index - 1, index + 1);
    const areas = 3;
    const late = slotsOf(demo.venue, night).filter(({ time }) => time >= '20' || time < '05');
    expect(late).toHaveLength(slots * areas);

    const findings = newFindings();
    for (const pax of isLong ? [1, 2, 4, 9] : [2, 9]) {
      const party = { pax, paxChildren: 0, status: 'CONFIRMED' } as const;
      await compareDays(demo, days, party, findings);
    }
    expect(findings.disagreements).toEqual([]);
    expect(findings.seen.AVAILABLE).toBeGreaterThan(100 * days.length);
    expect(findings.seen.FULL).toBeGreaterThan(10 * days.length);
  },
);
