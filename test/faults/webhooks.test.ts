import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { seededRandom } from '../../src/demo/seeded-random.ts';
import type { VenueEvent } from '../../src/domain/venue-event.ts';
import { openContext } from '../../src/operations/context.ts';
import { recordEvents } from '../../src/operations/events/record-events.ts';
import { createWebhook } from '../../src/operations/webhooks/create-webhook.ts';
import { saveAccount } from '../../src/store/accounts.ts';
import { saveIntegration } from '../../src/store/integrations.ts';
import { openStore } from '../../src/store/open-store.ts';
import { savePartner } from '../../src/store/partners.ts';
import { openTestStore } from '../fixtures/test-database.ts';
import { aVenue } from '../fixtures/venue.ts';
import { startWebhookReceiver } from '../fixtures/webhook-receiver.ts';
import { startServer } from '../process/server-process.ts';
import { isWhole, rounds, SEED } from './rounds.ts';

const KILLS = rounds(1, 10);
const KEY = 'a key of at least thirty-two characters';
const VENUE = aVenue();
const { accountId } = VENUE;

// After a kill, what was on its way waits half a minute, which is too long for `npm test`.
test.runIf(isWhole)(
  'each event arrives, with one id and in the order of its booking, after SIGKILL between sending and noting',
  async () => {
    const receiver = await startWebhookReceiver();
    const { url } = await openTestStore();
    const store = await openStore(url);
    onTestFinished(() => store.close());
    const now = Date.now();
    await store.write(accountId, async (db) => {
      await saveAccount(db, { accountId, document: VENUE, tables: VENUE.tables }, now);
      await savePartner(db, { partnerId: 'pos', name: 'pos' }, now);
      const access = { dataAccess: 'private', permissions: ['bookings:read'] } as const;
      await saveIntegration(db, { accountId, partnerId: 'pos', ...access, isEnabled: true }, now);
    });
    const context = openContext(store, {
      publicUrl: 'http://127.0.0.1',
      bookingsPerHour: 1,
      webhooks: { key: KEY, allowsInsecure: true },
    });
    await createWebhook(context, {
      accountId,
      partnerId: 'pos',
      url: receiver.url,
      eventTypes: ['booking.updated'],
    });
    const env = { WEBHOOK_KEY: KEY, WEBHOOK_INSECURE: 'on' };
    const random = seededRandom(SEED);
    const bookings = Array.from({ length: 8 }, () => ({ uuid: randomUUID(), version: 0 }));
    let made = 0;
    const change = async () => {
      const booking = bookings[random.integer(0, bookings.length - 1)];
      if (!booking) throw new Error('there is no such booking');
      booking.version += 1;
      made += 1;
      const draft: Omit<VenueEvent, 'id' | 'number'> = {
        accountId,
        type: 'booking.updated',
        bookingUuid: booking.uuid,
        version: booking.version,
        status: 'CONFIRMED',
        workDay: '2030-01-17',
        partnerId: null,
        occurredAt: Date.now(),
      };
      await store.write(accountId, (db) => recordEvents({ context, db }, [draft]));
    };

    for (let round = 0; round < KILLS; round += 1) {
      const server = await startServer(url, env);
      const killAfter = receiver.received.length + random.integer(1, 20);
      const enough = Promise.withResolvers<void>();
      // The event has arrived, and the server never gets the answer.
      receiver.answer = () => {
        if (receiver.received.length < killAfter) return { status: 204 };
        enough.resolve();
        return new Promise(() => {});
      };
      for (let count = 0; count < 30; count += 1) await change();
      await enough.promise;
      await server.stop('SIGKILL');
    }
    receiver.answer = () => ({ status: 204 });
    await startServer(url, env);
    const ids = () => new Set(receiver.received.map(({ event }) => event.id));
    await expect.poll(() => ids().size, { timeout: 120_000, interval: 500 }).toBe(made);

    for (const { uuid, version } of bookings) {
      const own = receiver.received.filter(({ event }) => event.data.bookingUuid === uuid);
      const versions = own.map(({ event }) => event.data.version ?? 0);
      // A repeat follows at once: nothing later of the booking was sent before.
      expect(versions.filter((each, index) => each !== versions[index - 1])).toEqual(
        Array.from({ length: version }, (_, index) => index + 1),
      );
    }
    const repeats = receiver.received.length - made;
    expect(repeats).toBeGreaterThan(0);
    expect(repeats).toBeLessThanOrEqual(10 * KILLS);
    console.info(`${KILLS} × SIGKILL, ${made} events, all arrived, ${repeats} twice`);
  },
);
