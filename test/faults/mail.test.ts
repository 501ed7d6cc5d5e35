import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { type SeededRandom, seededRandom } from '../../src/demo/seeded-random.ts';
import { PERMISSIONS } from '../../src/domain/permission.ts';
import { newApiKey } from '../../src/operations/access/secrets.ts';
import { saveAccount } from '../../src/store/accounts.ts';
import { insertApiKey } from '../../src/store/api-keys.ts';
import { saveIntegration } from '../../src/store/integrations.ts';
import { openStore } from '../../src/store/open-store.ts';
import { savePartner } from '../../src/store/partners.ts';
import type { Store } from '../../src/store/store.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { openTestStore } from '../fixtures/test-database.ts';
import { aTable } from '../fixtures/venue.ts';
import { aVenueWithContact } from '../mail/a-mail-booking.ts';
import { daysAhead, type ServerProcess, startServer } from '../process/server-process.ts';
import { Countdown } from './countdown.ts';
import { isWhole, rounds, SEED } from './rounds.ts';

const KILLS = rounds(1, 200);
const CLIENTS = 4;
const MAX_MS = 3_600_000;

/** So many tables and days that there is always a free one. */
const VENUE = aVenueWithContact({
  tables: Array.from({ length: 60 }, (_, index) => aTable(index + 1)),
  combinations: [],
});
const { accountId } = VENUE;

// After a kill, a mail that was on its way waits half a minute, which is too long for `npm test`.
test.runIf(isWhole)(
  'each booking that was acknowledged has one message, and each message arrives, after SIGKILL at random moments',
  async () => {
    const mails = new Countdown();
    const mailServer = await startMailServer({
      onMail: () => {
        mails.count();
        return null;
      },
    });
    const { url } = await openTestStore();
    const store = await openStore(url);
    onTestFinished(() => store.close());
    const apiKey = await addVenue(store);
    const env = { SMTP_URL: mailServer.url, MAIL_FROM: 'bookings@book.example' };
    const random = seededRandom(SEED);
    const acknowledged: string[] = [];

    for (let round = 0; round < KILLS; round += 1) {
      const server = await startServer(url, env);
      // Either while bookings are made, or once mail has arrived and before the server has noted it.
      const killsAtMail = random.chance(0.5);
      const enough = acknowledged.length + (killsAtMail ? 45 : random.integer(2, 25));
      let isOver = false;
      const clients = Array.from({ length: CLIENTS }, async () => {
        while (!isOver && acknowledged.length < enough) {
          const uuid = await book(server, apiKey, random);
          if (uuid !== null) acknowledged.push(uuid);
        }
      });
      if (killsAtMail) await mails.wait(random.integer(1, 15));
      else await Promise.race(clients);
      isOver = true;
      await server.stop('SIGKILL');
      await Promise.all(clients);
    }

    await startServer(url, env);
    await expect
      .poll(
        async () => (await listMessages(store)).filter(({ status }) => status === 'WAITING').length,
        {
          // At most 20 are sent in a second.
          timeout: 900_000,
          interval: 500,
        },
      )
      .toBe(0);
    const messages = await listMessages(store);
    const byBooking = Map.groupBy(messages, ({ booking_uuid }) => booking_uuid);
    for (const uuid of acknowledged)
      expect(byBooking.get(uuid)).toEqual([expect.objectContaining({ status: 'SENT' })]);
    const arrivals = mailServer.received.map(
      ({ mail }) => /^<([^@]+)@/.exec(mail.messageId ?? '')?.[1],
    );
    const arrived = new Set(arrivals);
    expect(messages.filter(({ id }) => !arrived.has(id))).toEqual([]);
    expect(arrived.size).toBe(messages.length);
    const repeats = arrivals.length - arrived.size;
    // Of each process at most those that it was sending.
    expect(repeats).toBeLessThanOrEqual(5 * KILLS);
    console.info(
      `${KILLS} × SIGKILL, ${acknowledged.length} acknowledged bookings, ${messages.length} messages, all arrived, ${repeats} twice`,
    );
  },
  MAX_MS,
);

/** @returns the API key of a partner */
async function addVenue(store: Store): Promise<string> {
  const { apiKey, prefix, hash } = newApiKey();
  const now = Date.now();
  await store.write(accountId, async (db) => {
    await saveAccount(db, { accountId, document: VENUE, tables: VENUE.tables }, now);
    await savePartner(db, { partnerId: 'pos', name: 'pos' }, now);
    const access = { dataAccess: 'private', permissions: PERMISSIONS, isEnabled: true } as const;
    await saveIntegration(db, { accountId, partnerId: 'pos', ...access }, now);
    await insertApiKey(db, { prefix, hash, partnerId: 'pos', accountIds: [accountId] }, now);
  });
  return apiKey;
}

/** @returns the uuid; null without a 200 */
async function book({ url }: ServerProcess, apiKey: string, random: SeededRandom) {
  const date = daysAhead(random.integer(2, 58));
  const name = randomUUID();
  const body = {
    date,
    time: random.pick(['20:00:00', '21:30:00']),
    pax: 2,
    paxChildren: 0,
    status: 'CONFIRMED',
    customer: {
      name,
      email: `${name}@guest.example`,
      hasGdprConsent: true,
      acceptsMarketing: false,
    },
  };
  try {
    const response = await fetch(`${url}/v3/bookings`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'service-partner-id': 'pos',
        'service-account-id': accountId,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (response.status !== 200) return null;
    return ((await response.json()) as { uuid: string }).uuid;
  } catch {
    // The server was killed before its answer was read.
    return null;
  }
}

/** All but the reminders, which are due later. */
function listMessages(store: Store) {
  return store.read((db) =>
    db
      .selectFrom('messages')
      .select(['id', 'booking_uuid', 'status'])
      .where('lane', '=', 'GUEST')
      .execute(),
  );
}
