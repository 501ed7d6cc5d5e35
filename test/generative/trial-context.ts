import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type Database from 'better-sqlite3';
import type { Venue } from '../../src/domain/venue.ts';
import { saveAccount } from '../../src/store/accounts.ts';
import { aRichVenue } from '../fixtures/rich-venue.ts';
import { connectRaw } from '../fixtures/temp-database.ts';
import { openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { type CallerName, type Door, openDoors } from './callers.ts';
import { makeHistory } from './history.ts';
import { KnownThings } from './known-things.ts';
import type { Wire } from './sent-request.ts';

/** How the same venue is run on different days. */
export const VENUES = {
  'as it is': {},
  'without changes from outside': {
    features: { publicBookingUpdates: { isAvailable: true, isEnabled: false } },
  },
  'on a small plan, by hand': {
    features: { publicBookingUpdates: { isAvailable: false, isEnabled: false } },
    autoAssignsTables: false,
    separatesAdultsAndChildren: false,
  },
} satisfies Record<string, Partial<Venue>>;
export type VenueName = keyof typeof VENUES;

/** An answer, whatever it was compressed with. */
export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** A house that can be put back to how it began, however much was done to it. */
export interface TrialContext {
  test: TestServer;
  database: Database.Database;
  /** Forgets all that happened since it was opened, and runs the venue in this way. */
  begin(venue: VenueName, now: number): Promise<KnownThings>;
  send(caller: CallerName, wire: Wire): Promise<Answer>;
}

/** The rich venue, with bookings of everyone in every status. */
export async function openTrialContext(): Promise<TrialContext> {
  const test = await openTestServer({ venue: aRichVenue() });
  const doors = await openDoors(test);
  const send: TrialContext['send'] = (caller, wire) => sendThrough(test, doors[caller], wire);
  const known = new KnownThings();
  await makeHistory(send, known);

  const database = connectRaw(test.databaseFile);
  const kept = join(dirname(test.databaseFile), 'kept.sqlite');
  database.prepare('vacuum into ?').run(kept);
  database.prepare('attach ? as kept').run(kept);
  const restore = restoring(database);
  return {
    test,
    database,
    send,
    begin: async (name, now) => {
      restore();
      test.setNow(now);
      const venue = aRichVenue(VENUES[name]);
      const { accountId, tables } = venue;
      await test.context.store.write((db) =>
        saveAccount(db, { accountId, document: venue, tables }, now),
      );
      return new KnownThings(known);
    },
  };
}

async function sendThrough(
  { app }: TestServer,
  { prefix, headers }: Door,
  wire: Wire,
): Promise<Answer> {
  const answer = await app.inject({
    method: wire.method as 'GET',
    url: prefix + wire.url,
    headers: { ...headers, ...wire.headers },
    ...(wire.payload === undefined ? {} : { payload: wire.payload }),
  });
  const { statusCode: status, headers: sent, rawPayload: bytes } = answer;
  return { status, headers: sent, body: decoded(bytes, sent['content-encoding']) };
}

function decoded(bytes: Buffer, encoding: unknown): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}

/**
 * Puts every row back that the kept copy has. A venue is imported anew instead, and the versions of
 * its work days follow by themselves: nothing may come back under a version that it had before.
 */
function restoring(database: Database.Database): () => void {
  const names = database
    .prepare<[], { name: string }>(
      `select name from sqlite_schema where type = 'table'
        and name not like 'sqlite%' and name not like 'kysely%'
        and name not in ('accounts', 'venue_tables', 'work_days')`,
    )
    .all()
    .map(({ name }) => name);
  return database.transaction(() => {
    database.pragma('defer_foreign_keys = ON');
    for (const name of [...names].reverse()) database.exec(`delete from main.${name}`);
    for (const name of names) database.exec(`insert into main.${name} select * from kept.${name}`);
  }).immediate;
}
