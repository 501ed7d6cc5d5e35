import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type Database from 'better-sqlite3';
import type { Venue } from '../../src/domain/venue.ts';
import { saveAccount } from '../../src/store/accounts.ts';
import { aRichVenue } from '../fixtures/rich-venue.ts';
import { connectRaw } from '../fixtures/temp-database.ts';
import { openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { type ApiAccess, type CallerName, openApiAccess } from './callers.ts';
import { makeHistory } from './history.ts';
import { KnownIds } from './known-ids.ts';
import type { Wire } from './sent-request.ts';

/** Variants of the same venue. */
export const VENUES = {
  default: {},
  'booking updates disabled': {
    features: { publicBookingUpdates: { isAvailable: true, isEnabled: false } },
  },
  'no booking updates, tables assigned by hand': {
    features: { publicBookingUpdates: { isAvailable: false, isEnabled: false } },
    autoAssignsTables: false,
    separatesAdultsAndChildren: false,
  },
} satisfies Record<string, Partial<Venue>>;
export type VenueName = keyof typeof VENUES;

/** A response, decompressed. */
export interface SentResponse {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** A test server that can be reset to its initial state. */
export interface GenerativeContext {
  test: TestServer;
  database: Database.Database;
  /** Resets the database and switches to this variant of the venue. */
  begin(venue: VenueName, now: number): Promise<KnownIds>;
  send(caller: CallerName, wire: Wire): Promise<SentResponse>;
}

/** Opens a server with the rich venue and bookings of every caller in every status. */
export async function openGenerativeContext(): Promise<GenerativeContext> {
  const test = await openTestServer({ venue: aRichVenue() });
  const access = await openApiAccess(test);
  const send: GenerativeContext['send'] = (caller, wire) => sendTo(test, access[caller], wire);
  const known = new KnownIds();
  await makeHistory(send, known);

  const database = connectRaw(test.databaseFile);
  const kept = join(dirname(test.databaseFile), 'kept.sqlite');
  database.prepare('vacuum into ?').run(kept);
  database.prepare('attach ? as kept').run(kept);
  const restore = prepareRestore(database);
  return {
    test,
    database,
    send,
    begin: async (name, now) => {
      restore();
      test.setNow(now);
      const venue = aRichVenue(VENUES[name]);
      const { accountId, tables } = venue;
      await test.context.store.write(null, (db) =>
        saveAccount(db, { accountId, document: venue, tables }, now),
      );
      return new KnownIds(known);
    },
  };
}

async function sendTo(
  { app }: TestServer,
  { prefix, headers }: ApiAccess,
  wire: Wire,
): Promise<SentResponse> {
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
 * Restores all rows from the saved copy. The venue is imported again instead, and its work days get
 * new versions, since no version may ever be reused.
 */
function prepareRestore(database: Database.Database): () => void {
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
