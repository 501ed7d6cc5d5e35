import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  instantOfVenueWall,
  instantOnVenueDay,
  offsetAt,
  offsetOf,
  toVenueIso,
  type UtcOffsets,
  venueDayOf,
  venueWallOf,
} from '../../src/domain/utc-offsets.ts';
import {
  instantOfWall,
  instantOnWorkDay,
  timeOfMinute,
  toZonedIso,
  wallOf,
  workDayOf,
} from '../../src/domain/venue-time.ts';
import { utcOffsetsOf } from '../../src/domain/zone-offsets.ts';

const RANGE = { around: '2021-01-01', daysBefore: 0, daysAfter: 4 * 366 };
const OF_2026 = { around: '2026-03-01', daysBefore: 0, daysAfter: 275 };
const DAY = 86_400_000;

const start = Date.parse(RANGE.around);
const end = start + RANGE.daysAfter * DAY;
const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC');

const offsetsByZone = new Map<string, UtcOffsets>();

function offsetsOf(timezone: string): UtcOffsets {
  const known = offsetsByZone.get(timezone) ?? utcOffsetsOf(timezone, RANGE);
  offsetsByZone.set(timezone, known);
  return known;
}

/** A zone with its offsets, and an instant: any one, or one within two days of a clock change. */
const moments = zones.chain((timezone) => {
  const offsets = offsetsOf(timezone);
  const changes = offsets.slice(1).map(({ from }) => Date.parse(from));
  const around = (change: number) =>
    fc.integer({
      min: Math.max(start, change - 2 * DAY),
      max: Math.min(end - 1, change + 2 * DAY),
    });
  const any = fc.integer({ min: start, max: end - 1 });
  const at = fc.oneof(any, ...changes.flatMap((change) => [fc.constant(change), around(change)]));
  return fc.record({ timezone: fc.constant(timezone), offsets: fc.constant(offsets), at });
});
const dayStarts = fc.constantFrom('00:00:00', '02:30:00', '05:00:00');

describe('same results as with the server’s zone data, in every zone, before, during and after each clock change', () => {
  it('an instant with its offset, and its date and time', () => {
    fc.assert(
      fc.property(moments, ({ timezone, offsets, at }) => {
        expect(toVenueIso(offsets, at)).toBe(toZonedIso(timezone, at));
        expect(venueWallOf(offsets, at)).toEqual(wallOf(timezone, at));
      }),
      { numRuns: 3000 },
    );
  });

  it('the work day of an instant', () => {
    fc.assert(
      fc.property(moments, dayStarts, ({ timezone, offsets, at }, dayStartsAt) => {
        const workDay = workDayOf({ timezone, dayStartsAt }, at);
        expect(venueDayOf({ utcOffsets: offsets, dayStartsAt }, at)).toBe(workDay);
      }),
      { numRuns: 1000 },
    );
  });

  it('the instant of a date and time; null where clocks skip it, the first where they repeat it', () => {
    const minutes = fc.integer({ min: 0, max: 1439 }).map(timeOfMinute);
    fc.assert(
      fc.property(moments, minutes, dayStarts, (moment, time, dayStartsAt) => {
        const { timezone, offsets } = moment;
        const inside = Math.min(end - 2 * DAY, Math.max(start + 2 * DAY, moment.at));
        const { date } = wallOf(timezone, inside);
        expect(instantOfVenueWall(offsets, date, time)).toBe(instantOfWall(timezone, date, time));
        expect(instantOnVenueDay({ utcOffsets: offsets, dayStartsAt }, date, time)).toBe(
          instantOnWorkDay({ timezone, dayStartsAt }, date, time),
        );
      }),
      { numRuns: 2000 },
    );
  });
});

describe('offsetAt', () => {
  const offsets = utcOffsetsOf('Europe/Madrid', OF_2026);

  it('the first or the last offset when the instant is outside of the range', () => {
    expect(offsetAt(offsets, Date.parse('2020-07-01T00:00:00Z'))).toBe(60);
    expect(offsetAt(offsets, Date.parse('2030-07-01T00:00:00Z'))).toBe(60);
  });

  it('0 without any offsets', () => {
    expect(offsetAt([], 0)).toBe(0);
  });
});

it('offsetOf: the offset of a date-time, 0 when it is in UTC', () => {
  expect(offsetOf('2026-07-01T15:30:00-02:30')).toBe(-150);
  expect(offsetOf('2026-07-01T15:30:00+05:45')).toBe(345);
  expect(offsetOf('2026-07-01T15:30:00Z')).toBe(0);
});
