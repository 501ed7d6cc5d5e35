import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Venue } from '../../src/domain/venue.ts';
import { saveAccount } from '../../src/store/accounts.ts';
import { saveRows } from '../fixtures/saved-rows.ts';
import { openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { type ApiAccess, type CallerName, openApiAccess } from './callers.ts';
import { makeHistory } from './history.ts';
import { KnownIds } from './known-ids.ts';
import { aLargeVenue } from './large-venue.ts';
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
  /** Resets the database and switches to this variant of the venue. */
  begin(venue: VenueName, now: number): Promise<KnownIds>;
  send(caller: CallerName, wire: Wire): Promise<SentResponse>;
}

/** Opens a server with the rich venue and bookings of every caller in every status. */
export async function openGenerativeContext(): Promise<GenerativeContext> {
  const test = await openTestServer({ venue: aLargeVenue() });
  const access = await openApiAccess(test);
  const send: GenerativeContext['send'] = (caller, wire) => sendTo(test, access[caller], wire);
  const known = new KnownIds();
  await makeHistory(send, known);

  const restore = await saveRows(test.context.store, test.database.url);
  return {
    test,
    send,
    begin: async (name, now) => {
      await restore();
      test.setNow(now);
      const venue = aLargeVenue(VENUES[name]);
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
