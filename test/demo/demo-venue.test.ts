import { existsSync, readFileSync, statSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseVenueDocument } from '../../src/contract/parse-venue-document.ts';
import { demoVenue } from '../../src/demo/demo-venue.ts';
import { evaluateDay } from '../../src/domain/availability/evaluate-day.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import {
  addDays,
  daysBetween,
  instantOfWall,
  minuteOf,
  weekdayOf,
} from '../../src/domain/venue-time.ts';

const PUBLIC_URL = 'http://localhost:3000';

function venueOn(today: string) {
  const codes = { promoCode: 'VERANO', redemptionCode: 'ABC123' };
  return demoVenue({ accountId: 'casa-brisa', today, ...codes, publicUrl: PUBLIC_URL });
}

const anyDay = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2026-01-01', days));

describe('the demo venue', () => {
  test('valid on any day, and equal after a round trip through JSON', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const venue = venueOn(today);
        const read = parseVenueDocument(JSON.parse(JSON.stringify(venue)));
        expect(read).toEqual({ venue });
      }),
    );
  });

  test('one day without service, within two weeks and never at the weekend', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const [closed, ...others] = venueOn(today).exceptions;
        if (!closed) throw new Error('no exception');
        expect(others).toEqual([]);
        expect(closed.shiftIds).toEqual([]);
        expect(daysBetween(today, closed.date)).toBeGreaterThanOrEqual(9);
        expect(daysBetween(today, closed.date)).toBeLessThanOrEqual(12);
        expect(weekdayOf(closed.date)).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('service on the day that the commands of the README book, whenever they are run', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const ahead = Number(/^DATE=.*Date\.now\(\) \+ (\d+) \* 864e5/m.exec(readme)?.[1]);
    fc.assert(
      fc.property(anyDay, fc.nat(30), (today, later) => {
        const closed = venueOn(today).exceptions.map(({ date }) => date);
        expect(closed).not.toContain(addDays(today, later + ahead));
      }),
    );
  });

  test('a free table for two tomorrow, at lunch and at dinner, in an area', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const venue = venueOn(today);
        const now = instantOfWall(venue.timezone, today, '23:00:00') ?? Number.NaN;
        const day = { venue, workDay: addDays(today, 1), now, occupancies: [] };
        const party = { pax: 2, paxChildren: 0, highChairs: 0, strollers: 0 };
        const result = evaluateDay(
          day,
          { status: 'CONFIRMED', ...party, floorPlanAreaId: null, experience: null, addOns: [] },
          { experienceIds: [], floorPlanAreaIds: [], shiftTypes: [] },
        );
        const open = result.shifts.filter(({ slots }) =>
          slots.some((slot) => slot.floorPlanArea && slot.availability.code === 'AVAILABLE'),
        );
        expect(open).toHaveLength(2);
      }),
    );
  });

  test('every text in every language', () => {
    const texts = new Map<string, unknown>();
    collectTexts('', venueOn('2030-06-03'), texts);
    expect(texts.size).toBeGreaterThan(30);
    for (const [path, text] of texts) {
      expect(Object.keys(text as object), path).toEqual([...LANGUAGES]);
    }
  });

  test('only simple HTML, with every tag closed', () => {
    const texts = new Map<string, unknown>();
    collectTexts('', venueOn('2030-06-03'), texts);
    for (const [path, text] of texts) {
      for (const html of Object.values(text as Record<string, string>)) {
        const open: string[] = [];
        for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([^>]*)>/g)) {
          expect(['p', 'strong', 'em', 'ul', 'li'], path).toContain(tag);
          if (slash) expect(open.pop(), path).toBe(tag);
          else open.push(tag);
        }
        expect(open, path).toEqual([]);
      }
    }
  });

  test('lunch and dinner on every day of the week, one of them past midnight', () => {
    const { shifts, dayStartsAt } = venueOn('2030-06-03');
    for (const weekday of [1, 2, 3, 4, 5, 6, 7] as const) {
      const held = shifts.filter(({ weekdays }) => weekdays.includes(weekday));
      expect(held.map((shift) => minuteOf(shift.firstBookingTime))).toEqual([13 * 60, 20 * 60]);
    }
    expect(shifts.some(({ lastBookingTime }) => lastBookingTime < dayStartsAt)).toBe(true);
  });

  test('between fifteen and twenty tables, with combinations in every area that seats families', () => {
    const { tables, combinations, floorPlanAreas } = venueOn('2030-06-03');
    expect(tables.length).toBeGreaterThanOrEqual(15);
    expect(tables.length).toBeLessThanOrEqual(20);
    expect(combinations.length).toBeGreaterThan(5);
    expect(floorPlanAreas.length).toBeGreaterThanOrEqual(2);
  });

  test('pictures and pages that are there, and the pictures small', () => {
    const addresses = JSON.stringify(venueOn('2030-06-03')).match(/http:\/\/localhost:3000[^"]+/g);
    expect(addresses).toHaveLength(5);
    for (const address of addresses ?? []) {
      const file = new URL(`../../public${address.slice(PUBLIC_URL.length)}`, import.meta.url);
      expect(existsSync(file), address).toBe(true);
      expect(statSync(file).size).toBeLessThan(4096);
      expect(readFileSync(file, 'utf8')).not.toMatch(/<script|\bon\w+=|style=/);
    }
  });
});

function collectTexts(path: string, value: unknown, texts: Map<string, unknown>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('es' in value) texts.set(path, value);
  else for (const [key, part] of Object.entries(value)) collectTexts(`${path}.${key}`, part, texts);
}
