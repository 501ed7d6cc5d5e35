import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { offsetAt } from '../../src/domain/utc-offsets.ts';
import { offsetsBetween, utcOffsetsOf } from '../../src/domain/zone-offsets.ts';

const OF_2026 = { around: '2026-03-01', daysBefore: 0, daysAfter: 275 };
const MINUTE = 60_000;
const DAY = 86_400_000;

describe('utcOffsetsOf', () => {
  it('by Intl, where the server has no Temporal', () => {
    const range = { around: '2041-01-01', daysBefore: 0, daysAfter: 3 * 365 };
    const byTemporal = utcOffsetsOf('America/St_Johns', range);
    expect(byTemporal).toHaveLength(7);
    vi.stubGlobal('Temporal', undefined);
    const another = { ...range, daysAfter: 3 * 365 + 1 };
    expect(utcOffsetsOf('America/St_Johns', another)).toEqual(byTemporal);
  });

  it('the offset at the beginning, then one for each clock change', () => {
    expect(utcOffsetsOf('Europe/Madrid', OF_2026)).toEqual([
      { from: '2026-03-01T00:00:00.000Z', offsetMinutes: 60 },
      { from: '2026-03-29T01:00:00.000Z', offsetMinutes: 120 },
      { from: '2026-10-25T01:00:00.000Z', offsetMinutes: 60 },
    ]);
  });

  it('the change on a day with which the range begins or ends', () => {
    const first = { around: '2026-03-29', daysBefore: 0, daysAfter: 1 };
    expect(utcOffsetsOf('Europe/Madrid', first)).toEqual([
      { from: '2026-03-29T00:00:00.000Z', offsetMinutes: 60 },
      { from: '2026-03-29T01:00:00.000Z', offsetMinutes: 120 },
    ]);
    const before = { around: '2026-03-29', daysBefore: 1, daysAfter: 0 };
    expect(utcOffsetsOf('Europe/Madrid', before)).toHaveLength(1);
  });

  it('both changes of a country that stops summer time for a month', () => {
    expect(
      utcOffsetsOf('Africa/Casablanca', { ...OF_2026, daysBefore: 28, daysAfter: 31 }),
    ).toEqual([
      { from: '2026-02-01T00:00:00.000Z', offsetMinutes: 60 },
      { from: '2026-02-15T02:00:00.000Z', offsetMinutes: 0 },
      { from: '2026-03-22T02:00:00.000Z', offsetMinutes: 60 },
    ]);
  });

  it('those of several ranges in the order of time, the same offset once', () => {
    const later = { around: '2030-07-01', daysBefore: 3, daysAfter: 3 };
    const earlier = { around: '2026-05-01', daysBefore: 40, daysAfter: 3 };
    expect(utcOffsetsOf('Europe/Madrid', later, OF_2026, earlier)).toEqual([
      { from: '2026-03-01T00:00:00.000Z', offsetMinutes: 60 },
      { from: '2026-03-29T01:00:00.000Z', offsetMinutes: 120 },
      { from: '2026-10-25T01:00:00.000Z', offsetMinutes: 60 },
      { from: '2030-06-28T00:00:00.000Z', offsetMinutes: 120 },
    ]);
  });

  it('the offset of the last day that can be written as a date', () => {
    const range = { around: '9999-12-31', daysBefore: 1, daysAfter: 3 };
    expect(utcOffsetsOf('Europe/Madrid', range)).toEqual([
      { from: '9999-12-30T00:00:00.000Z', offsetMinutes: 60 },
    ]);
  });

  it('a RangeError for an unknown zone', () => {
    const ask = () => utcOffsetsOf('America/Atlantis', OF_2026);
    expect(ask).toThrow(RangeError);
    vi.stubGlobal('Temporal', undefined);
    expect(ask).toThrow(RangeError);
  });
});

const START = Date.parse('2021-01-01');

describe('offsetsBetween', () => {
  it('the offsets of any clock that changes at most once in two weeks', () => {
    const changes = fc.array(
      fc.record({
        afterMinutes: fc.integer({ min: 14 * 1440, max: 400 * 1440 }),
        offset: fc.integer({ min: -14 * 60, max: 14 * 60 }),
      }),
      { maxLength: 12 },
    );
    const distances = fc.array(fc.integer({ min: 0, max: 2 ** 31 }), { minLength: 20 });
    fc.assert(
      fc.property(fc.integer({ max: 900 }), changes, distances, (first, later, ats) => {
        let from = START;
        const clock = [{ from, offset: first }];
        for (const { afterMinutes, offset } of later) {
          from += afterMinutes * MINUTE;
          clock.push({ from, offset });
        }
        const offsetOfClock = (at: number) =>
          clock.findLast((each) => each.from <= at)?.offset ?? first;
        const offsets = offsetsBetween(offsetOfClock, START, from + DAY);
        for (const at of [...ats.map((distance) => START + distance), ...clock.map((c) => c.from)])
          expect(offsetAt(offsets, at)).toBe(offsetOfClock(at));
      }),
    );
  });
});
