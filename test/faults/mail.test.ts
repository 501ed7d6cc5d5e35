import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { type SeededRandom, seededRandom } from '../../src/demo/seeded-random.ts';
import type { MessageKind } from '../../src/domain/message-kind.ts';
import { PERMISSIONS } from '../../src/domain/permission.ts';
import { newApiKey } from '../../src/operations/access/secrets.ts';
import { saveAccount } from '../../src/store/accounts.ts';
import { insertApiKey } from '../../src/store/api-keys.ts';
import { saveIntegration } from '../../src/store/integrations.ts';
import { openStore } from '../../src/store/open-store.ts';
import { savePartner } from '../../src/store/partners.ts';
import type { Store } from '../../src/store/store.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { openTestStore } from '../fixtures/test-database.ts';
import { aTable } from '../fixtures/venue.ts';
import { aVenueWithContact } from '../mail/a-mail-booking.ts';
import { daysAhead, type ServerProcess, startServer } from '../process/server-process.ts';
import { Countdown } from './countdown.ts';
import { isWhole, rounds, SEED } from './rounds.ts';

const KILLS = rounds(1, 200);
const CLIENTS = 4;

/** So many tables and days that there is always a free one. */
const VENUE = aVenueWithContact({
  tables: Array.from({ length: 60 }, (_, index) => aTable(index + 1)),
  combinations: [],
});
const { accountId } = VENUE;

// After a kill, a mail that was on its way waits half a minute, which is too long for `npm test`.
test.runIf(isWhole)(
  'each acknowledged booking, change, confirmation and cancellation has one message, and guests are told the last one, after SIGKILL at random moments',
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
    const acknowledged: Acknowledged[] = [];
    /** How often each message was claimed when a process was killed. */
    const killed = new Map<string, number>();
    // On PostgreSQL, another process sends meanwhile.
    if (ENGINE === 'postgres') await startServer(url, env);

    for (let round = 0; round < KILLS; round += 1) {
      const server = await startServer(url, env);
      // Either while bookings are made, or once mail has arrived and before the server has noted it.
      const killsAtMail = random.chance(0.5);
      const enough = acknowledged.length + (killsAtMail ? 45 : random.integer(2, 25));
      let isOver = false;
      const call = (method: string, path: string, body: object) =>
        answerOf(server, apiKey, method, path, body);
      const clients = Array.from({ length: CLIENTS }, async () => {
        while (!isOver && acknowledged.length < enough) await visit(call, random, acknowledged);
      });
      if (killsAtMail) await mails.wait(random.integer(1, 15));
      else await Promise.race(clients);
      isOver = true;
      await server.stop('SIGKILL');
      await Promise.all(clients);
      for (const { id } of await listClaimed(store)) killed.set(id, (killed.get(id) ?? 0) + 1);
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
    for (const { uuid, kinds } of acknowledged) {
      const own = (byBooking.get(uuid) ?? []).toSorted(
        (a, b) => a.booking_version - b.booking_version,
      );
      // The last request of a booking may have been carried out although its answer was lost.
      expect(own.slice(0, kinds.length).map(({ kind }) => kind)).toEqual(kinds);
      expect(own.length).toBeLessThanOrEqual(kinds.length + 1);
      expect(own.filter(({ status }) => status !== 'SENT' && status !== 'SKIPPED')).toEqual([]);
      const told = Math.max(...own.map(({ told_version }) => told_version ?? 0));
      expect(told).toBeGreaterThanOrEqual(own.at(-1)?.booking_version ?? Number.NaN);
    }
    const arrivals = Map.groupBy(
      mailServer.received.map(({ mail }) => /^<([^@]+)@/.exec(mail.messageId ?? '')?.[1] ?? ''),
      (id) => id,
    );
    const sent = messages.filter(({ status }) => status === 'SENT');
    expect(sent.filter(({ id }) => !arrivals.has(id))).toEqual([]);
    // Only what was claimed at a kill may have arrived more than once.
    let repeats = 0;
    for (const { id } of messages) {
      const times = arrivals.get(id)?.length ?? 0;
      expect(times).toBeLessThanOrEqual(1 + (killed.get(id) ?? 0));
      repeats += Math.max(0, times - 1);
    }
    console.info(
      `${KILLS} × SIGKILL, ${acknowledged.length} acknowledged bookings, ${messages.length} messages, ${sent.length} arrived, ${repeats} repeats`,
    );
  },
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

/** A booking, and the messages that its acknowledged requests cause. */
interface Acknowledged {
  uuid: string;
  kinds: MessageKind[];
}

type Call = (method: string, path: string, body: object) => Promise<{ uuid: string } | null>;

/** Books or asks for a table; some change their mind, some are confirmed, some cancel. Ends with the server. */
async function visit(call: Call, random: SeededRandom, acknowledged: Acknowledged[]) {
  const isRequest = random.chance(0.3);
  const booked = await call(
    'POST',
    '/bookings',
    aRequest(isRequest ? 'REQUESTED' : 'CONFIRMED', random),
  );
  if (!booked) return;
  const { uuid } = booked;
  const kinds: MessageKind[] = [isRequest ? 'REQUESTED' : 'BOOKED'];
  acknowledged.push({ uuid, kinds });
  const path = `/bookings/${uuid}`;
  const steps: [MessageKind, string, object, boolean][] = [
    ['CHANGED', path, { pax: 1 }, random.chance(0.3)],
    ['CONFIRMED', `${path}/status`, { status: 'CONFIRMED' }, isRequest && random.chance(0.8)],
    ['CANCELED', `${path}/cancel`, { cancelReason: 'OTHER' }, random.chance(0.2)],
  ];
  for (const [kind, to, body, isTaken] of steps) {
    if (!isTaken) continue;
    if (!(await call('PUT', to, body))) return;
    kinds.push(kind);
  }
}

function aRequest(status: string, random: SeededRandom): object {
  const name = randomUUID();
  return {
    date: daysAhead(random.integer(2, 58)),
    time: random.pick(['20:00:00', '21:30:00']),
    pax: 2,
    paxChildren: 0,
    status,
    customer: {
      name,
      email: `${name}@guest.example`,
      hasGdprConsent: true,
      acceptsMarketing: false,
    },
  };
}

/** @returns null without a 200 */
async function answerOf(
  { url }: ServerProcess,
  apiKey: string,
  method: string,
  path: string,
  body: object,
): Promise<{ uuid: string } | null> {
  try {
    const response = await fetch(`${url}/v3${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        'service-partner-id': 'pos',
        'service-account-id': accountId,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return response.status === 200 ? ((await response.json()) as { uuid: string }) : null;
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
      .select(['id', 'booking_uuid', 'booking_version', 'kind', 'status', 'told_version'])
      .where('lane', '=', 'GUEST')
      .execute(),
  );
}

/** Those that a process is sending, or was when it was killed. */
function listClaimed(store: Store) {
  return store.read((db) =>
    db
      .selectFrom('messages')
      .select('id')
      .where('status', '=', 'WAITING')
      .where('claimed_until', 'is not', null)
      .execute(),
  );
}
