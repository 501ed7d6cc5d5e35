import { describe, expect, test } from 'vitest';
import type { CreateBookingRequest } from '../../src/contract/partner/create-booking.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import type { Venue } from '../../src/domain/venue.ts';
import { openTestServer, TOMORROW } from '../fixtures/test-context.ts';
import { aShift, aTable, aVenue } from '../fixtures/venue.ts';
import { createBooking } from './booking-fixtures.ts';

interface Refusal {
  venue: Partial<Venue>;
  /** How many parties of two have come before. */
  booked?: number;
  request?: Partial<CreateBookingRequest>;
  /** All numbers of the sentence, in any order. */
  numbers: number[];
}

const one = aTable(1);
const two = aTable(2);
const noCombination = { combinations: [] };

/** Refused requests, one for each sentence. */
const REFUSALS: Record<string, Refusal> = {
  'covers per slot': {
    venue: { shifts: [aShift({ pacing: { maxCovers: 3, maxParties: null } })] },
    booked: 1,
    numbers: [3, 2],
  },
  'the only party per slot': {
    venue: { shifts: [aShift({ pacing: { maxCovers: null, maxParties: 1 } })] },
    booked: 1,
    numbers: [1],
  },
  'parties per slot': {
    venue: { shifts: [aShift({ pacing: { maxCovers: null, maxParties: 2 } })] },
    booked: 2,
    numbers: [2, 2],
  },
  'the only high chair': { venue: { highChairs: 1 }, request: { highChairs: 2 }, numbers: [0] },
  'high chairs': { venue: { highChairs: 3 }, request: { highChairs: 4 }, numbers: [3, 0] },
  'the only place for a stroller': {
    venue: { strollers: 1 },
    request: { strollers: 2 },
    numbers: [0],
  },
  'places for strollers': { venue: { strollers: 3 }, request: { strollers: 4 }, numbers: [3, 0] },
  'the only table': { venue: { tables: [one], ...noCombination }, booked: 1, numbers: [21, 30] },
  tables: { venue: { tables: [one, two], ...noCombination }, booked: 2, numbers: [2, 21, 30] },
  'only joined tables': {
    venue: { tables: [one, two] },
    booked: 1,
    request: { pax: 4 },
    numbers: [21, 30],
  },
  'tables and joined tables': { venue: {}, booked: 3, request: { pax: 4 }, numbers: [2, 21, 30] },
  'no larger table': { venue: {}, request: { pax: 6 }, numbers: [4] },
  'tables for one': { venue: { tables: [aTable(1, { maxCovers: 1 })] }, numbers: [] },
  'tables for larger parties': {
    venue: { tables: [aTable(1, { minCovers: 5, maxCovers: 6 })] },
    numbers: [5],
  },
  'no tables': {
    venue: { shifts: [aShift({ floorPlanAreaIds: [1, 2] })] },
    request: { floorPlanAreaId: 2 },
    numbers: [],
  },
};

describe.each(Object.entries(REFUSALS))('200 with a sentence about %s', (_, refusal) => {
  test('in every language, with its numbers and in words of its own', async () => {
    const { venue, booked = 0, request, numbers } = refusal;
    const server = await openTestServer({ venue: aVenue(venue) });
    for (let count = 0; count < booked; count += 1) await createBooking(server);
    const byValue = (a: number, b: number) => a - b;
    const expected = [...numbers].sort(byValue);
    const texts: string[] = [];
    for (const language of LANGUAGES) {
      const answer = await server.partner({
        method: 'POST',
        path: `/availability/work-days/${TOMORROW}/time-slots/20:00:00?explain=true`,
        headers: { 'accept-language': language },
        body: { pax: 2, paxChildren: 0, status: 'CONFIRMED', ...request },
      });
      const { availability, explanation } = answer.json();
      const { text } = explanation.reason;
      expect(text).toMatch(/^[^{}]{20,}\.$/);
      expect(text).not.toBe(availability.detail);
      const found = (String(text).match(/\d+/g) ?? []).map(Number);
      expect([language, text, found.sort(byValue)]).toEqual([language, text, expected]);
      texts.push(text);
    }
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });
});
