import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PrivateBooking } from '../../src/contract/booking.ts';
import { parseVenueDocument } from '../../src/contract/parse-venue-document.ts';
import type { Venue } from '../../src/domain/venue.ts';
import { LIMITS } from '../docs/limits-page.ts';
import { openTestServer } from '../fixtures/test-context.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';
import { createBooking } from './booking-fixtures.ts';
import { expectBooking } from './expect-response.ts';
import { valuesOf } from './limit-values.ts';

/** The limits of fields that occur only in responses: venue data and notes. */

function edgesOf(field: string) {
  const limit = LIMITS.get(field);
  if (!limit) throw new Error(`the page has no limit of ${field}`);
  const { least, most, unit } = limit;
  const of = (...counts: number[]) => counts.flatMap((count) => valuesOf(field, unit, count));
  return { within: of(least ?? most, most), beyond: of(...(least ? [least - 1] : []), most + 1) };
}

const VENUE_SAYS: Record<
  string,
  {
    at: string;
    venue: (value: never) => Partial<Venue>;
    shownValue: (booking: PrivateBooking) => unknown;
  }
> = {
  turnMinutes: {
    at: 'turnMinutes[0].minutes',
    venue: (minutes) => ({ turnMinutes: [{ maxCovers: 12, minutes }] }),
    shownValue: ({ turnMinutes }) => turnMinutes,
  },
  'tables[].name': {
    at: 'tables[0].name',
    venue: (name) => ({ tables: [aTable(1, { name })], combinations: [] }),
    shownValue: ({ tables }) => tables[0]?.name,
  },
  publicNotes: {
    at: 'texts.bookingNote.en',
    venue: (en) => ({ texts: { ...aVenue().texts, bookingNote: { en } } }),
    shownValue: ({ publicNotes }) => publicNotes,
  },
};

test.each(Object.entries(VENUE_SAYS))(
  '200 with %s at the limits of the venue document, which refuses values beyond them',
  async (field, { at, venue, shownValue }) => {
    const { within, beyond } = edgesOf(field);
    for (const value of beyond) {
      const parsed = parseVenueDocument(aVenue(venue(value as never)));
      expect(parsed).toEqual({ issues: [{ parameter: at, reason: expect.any(String) }] });
    }
    // An empty note is stored as no note.
    for (const value of within.filter((one) => one !== '')) {
      const parsed = parseVenueDocument(aVenue(venue(value as never)));
      if (!('venue' in parsed)) throw new Error(JSON.stringify(parsed.issues));
      const server = await openTestServer({ venue: parsed.venue });
      expect(shownValue(await createBooking(server))).toEqual(value);
    }
  },
);

const STORED = { privateNotes: 'private_notes', bookingExternalId: 'booking_external_id' } as const;

test.each(Object.entries(STORED))(
  '200 with %s as stored, up to its limit',
  async (field, column) => {
    const { within, beyond } = edgesOf(field);
    const server = await openTestServer();
    const booking = await createBooking(server);
    for (const value of within) {
      await server.context.store.write(null, (db) =>
        sql`update bookings set ${sql.ref(column)} = ${value}`.execute(db),
      );
      const read = expectBooking(await server.partner({ path: `/bookings/${booking.uuid}` }));
      expect(read).toMatchObject({ [field]: value });
    }
    for (const value of beyond) {
      const { error } = PrivateBooking.safeParse({ ...booking, [field]: value });
      expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
    }
  },
);
