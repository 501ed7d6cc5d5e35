import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { expect, test, vi } from 'vitest';
import type { Permission } from '../../src/domain/permission.ts';
import type { WebhookDelivery } from '../../src/domain/webhook.ts';
import { Slots } from '../../src/jobs/slots.ts';
import { Webhooks } from '../../src/jobs/webhooks.ts';
import { setIntegration } from '../../src/operations/access/set-integration.ts';
import { eraseCustomer } from '../../src/operations/customers/erase-customer.ts';
import { finishErasures } from '../../src/operations/customers/finish-erasures.ts';
import { forgetEvents } from '../../src/operations/events/forget-events.ts';
import {
  numberAllEvents,
  numberEventsForWebhooks,
} from '../../src/operations/events/number-events.ts';
import { createWebhook } from '../../src/operations/webhooks/create-webhook.ts';
import { enableWebhook } from '../../src/operations/webhooks/enable-webhook.ts';
import { listTriesOfWebhook } from '../../src/operations/webhooks/list-tries-of-webhook.ts';
import { listWebhooks } from '../../src/operations/webhooks/list-webhooks.ts';
import { removeWebhook } from '../../src/operations/webhooks/remove-webhook.ts';
import { replayEvent, replayEventsSince } from '../../src/operations/webhooks/replay-events.ts';
import { rotateWebhookSecret } from '../../src/operations/webhooks/rotate-webhook-secret.ts';
import { listAccountsToNumber } from '../../src/store/events.ts';
import { readStored } from '../fixtures/stored-bytes.ts';
import { aBookingRequest, NOON, type TestServer } from '../fixtures/test-context.ts';
import {
  dueEndpoints,
  OK,
  openWebhooks,
  REFUSED,
  Receiver,
  sendDueWebhooks,
  WEBHOOKS,
  type WebhookTest,
} from '../operations/webhooks/webhook-fixtures.ts';
import { createBooking } from '../server/booking-fixtures.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Far enough ahead for days of tries. */
const FAR = '2030-02-20';
const book = (server: TestServer) => createBooking(server, { date: FAR });

const change = ({ partner }: TestServer, uuid: string, hotelRoom: string) =>
  partner({ method: 'PUT', path: `/bookings/${uuid}`, body: { hotelRoom } });

/** Lets time pass from one due try to the next, until a time or until nothing waits. */
async function letTimePass({ server, send }: WebhookTest, until: number): Promise<void> {
  for (;;) {
    await send();
    const due = await dueEndpoints(server);
    const next = Math.min(...due.map(({ dueAt }) => dueAt));
    if (next > until || next === Number.POSITIVE_INFINITY) break;
    server.setNow(Math.max(next, server.context.now()));
  }
  server.setNow(until);
}

const stateOf = async ({ server, endpoint }: WebhookTest) => {
  const views = await listWebhooks(server.context, server.venue.accountId);
  const view = views.find((each) => each.endpoint.id === endpoint.id);
  if (!view) throw new Error('the endpoint is gone');
  return view;
};

function deliveriesOf({ server }: WebhookTest): Promise<WebhookDelivery[]> {
  return server.context.store.read((db) =>
    db
      .selectFrom('webhook_deliveries')
      .select(['status', 'tries', 'due_at as dueAt', 'problem', 'event_id as eventId'])
      .orderBy('event_number')
      .execute(),
  ) as unknown as Promise<WebhookDelivery[]>;
}

test('an event is sent once, signed as the official library verifies it, with its id as webhook-id', async () => {
  const { server, receiver, endpoint, send } = await openWebhooks();
  const { uuid } = await book(server);
  expect(await send()).toEqual(['DELIVERED']);
  expect(await send()).toEqual([]);
  const [sent] = receiver.sent;
  expect(sent?.event).toEqual({
    id: sent?.headers['webhook-id'],
    type: 'booking.created',
    timestamp: new Date(NOON).toISOString(),
    data: {
      accountId: server.venue.accountId,
      bookingUuid: uuid,
      version: 1,
      status: 'CONFIRMED',
      workDay: FAR,
    },
  });
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  try {
    const verified = new Webhook(endpoint.secret).verify(sent?.body ?? '', { ...sent?.headers });
    expect(verified).toEqual(sent?.event);
  } finally {
    vi.useRealTimers();
  }
});

test('the events of a booking come one after the other, also while those of others go on', async () => {
  const test = await openWebhooks();
  const { server, receiver, send } = test;
  const bookings = [await book(server), await book(server), await book(server)];
  for (const room of ['1', '2', '3'])
    await Promise.all(bookings.map(({ uuid }) => change(server, uuid, room)));
  const [held] = bookings;
  let isBroken = true;
  receiver.answer = ({ event }) =>
    isBroken && event.data.bookingUuid === held?.uuid && event.data.version === 2 ? REFUSED : OK;
  await send();
  const versionsOf = (uuid: string) =>
    receiver.sent
      .filter(({ event }) => event.data.bookingUuid === uuid)
      .map(({ event }) => event.data.version);
  expect(versionsOf(held?.uuid ?? '')).toEqual([1, 2]);
  for (const { uuid } of bookings.slice(1)) expect(versionsOf(uuid)).toEqual([1, 2, 3, 4]);
  isBroken = false;
  server.setNow(NOON + 6000);
  await send();
  expect(versionsOf(held?.uuid ?? '')).toEqual([1, 2, 2, 3, 4]);
});

test('a receiver that was down for a day gets everything in order, at once when it is back', async () => {
  const test = await openWebhooks();
  const { server, receiver, send } = test;
  receiver.answer = () => REFUSED;
  const bookings = [await book(server), await book(server), await book(server)];
  await letTimePass(test, NOON + 12 * HOUR);
  for (const { uuid } of bookings) await change(server, uuid, '7');
  await letTimePass(test, NOON + DAY);
  expect((await stateOf(test)).endpoint).toMatchObject({ isEnabled: true, failingSince: NOON });
  expect(await deliveriesOf(test)).toEqual(
    Array.from({ length: 6 }, () => expect.objectContaining({ status: 'WAITING' })),
  );

  receiver.answer = () => OK;
  receiver.sent.length = 0;
  await book(server);
  await send();
  expect((await stateOf(test)).deliveries).toEqual({ WAITING: 0, DELIVERED: 7, FAILED: 0 });
  for (const { uuid } of bookings) {
    const own = receiver.sent.filter(({ event }) => event.data.bookingUuid === uuid);
    expect(own.map(({ event }) => event.data.version)).toEqual([1, 2]);
  }
  expect((await stateOf(test)).endpoint.failingSince).toBeNull();
});

test('ten tries with the same id and body, with longer and longer pauses, over three days', async () => {
  const test = await openWebhooks();
  const { server, receiver } = test;
  receiver.answer = () => ({ status: 500, retryAfterMs: null });
  await book(server);
  await letTimePass(test, NOON + 4 * DAY);
  expect(receiver.sent).toHaveLength(10);
  expect(new Set(receiver.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(receiver.sent.map(({ body }) => body)).size).toBe(1);
  const times = receiver.sent.map(({ headers }) => 1000 * Number(headers['webhook-timestamp']));
  const hours = times.slice(1).map((at, index) => (at - (times[index] ?? 0)) / HOUR);
  const usual = [5 / 3600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24];
  for (const [index, pause] of hours.entries()) {
    expect(pause).toBeGreaterThanOrEqual((usual[index] ?? 0) * 0.9 - 1 / 3600);
    expect(pause).toBeLessThanOrEqual((usual[index] ?? 0) * 1.1 + 1 / 3600);
  }
  expect(await deliveriesOf(test)).toMatchObject([
    { status: 'FAILED', tries: 10, problem: 'STATUS' },
  ]);
  const tries = await listTriesOfWebhook(server.context, test.endpoint.id);
  expect(tries).toHaveLength(10);
  expect(tries[0]).toMatchObject({ httpStatus: 500, problem: 'STATUS' });
});

test('410 disables the endpoint at once: nothing more is tried or queued', async () => {
  const test = await openWebhooks();
  const { server, receiver, send, endpoint } = test;
  const { uuid } = await book(server);
  await change(server, uuid, '7');
  receiver.answer = () => ({ status: 410, retryAfterMs: null });
  await send();
  expect(receiver.sent).toHaveLength(1);
  expect(test.disabled).toEqual([
    expect.objectContaining({
      endpoint: endpoint.id,
      account: server.venue.accountId,
      partner: 'pos',
      because: 'GONE',
    }),
  ]);
  await book(server);
  expect(await send()).toEqual([]);
  expect(await deliveriesOf(test)).toMatchObject([
    { status: 'FAILED', problem: 'STATUS' },
    { status: 'FAILED', problem: 'ENDPOINT_DISABLED' },
  ]);
  expect((await stateOf(test)).endpoint).toMatchObject({
    isEnabled: false,
    disabledBecause: 'GONE',
  });
});

test('an endpoint that accepts nothing for five days is disabled; enabled again, it gets what comes, and the rest by a replay', async () => {
  const test = await openWebhooks();
  const { server, receiver, send, endpoint } = test;
  receiver.answer = () => REFUSED;
  for (let day = 0; day < 7; day += 1) {
    await book(server);
    await letTimePass(test, NOON + (day + 1) * DAY);
  }
  expect(test.disabled).toMatchObject([{ because: 'FAILING' }]);
  expect((await stateOf(test)).deliveries.WAITING).toBe(0);

  receiver.answer = () => OK;
  receiver.sent.length = 0;
  await enableWebhook(server.context, endpoint.id);
  await book(server);
  expect(await send()).toEqual(['DELIVERED']);
  expect(await replayEventsSince(server.context, endpoint.id, NOON)).toBe(8);
  await send();
  const ids = receiver.sent.map(({ event }) => event.id);
  expect([ids.length, new Set(ids).size]).toEqual([9, 8]);
});

test('one event that is refused neither delays others nor is tried more often than others would be', async () => {
  const test = await openWebhooks();
  const { server, receiver, send } = test;
  const poison = await book(server);
  receiver.answer = ({ event }) =>
    event.data.bookingUuid === poison.uuid ? { status: 500, retryAfterMs: null } : OK;
  await send();
  for (let count = 0; count < 5; count += 1) {
    await book(server);
    server.setNow(server.context.now() + 20_000);
    await send();
  }
  expect(await deliveriesOf(test)).toMatchObject([
    { status: 'WAITING', tries: 2 },
    ...Array.from({ length: 5 }, () => ({ status: 'DELIVERED', tries: 1 })),
  ]);
});

test.each([429, 503])('%i with Retry-After pauses the endpoint for that time', async (status) => {
  const test = await openWebhooks();
  const { server, receiver, send } = test;
  receiver.answer = () => ({ status, retryAfterMs: HOUR });
  await book(server);
  await send();
  await book(server);
  server.setNow(NOON + HOUR - 1000);
  expect(await send()).toEqual([]);
  expect(await dueEndpoints(server)).toMatchObject([{ dueAt: NOON + HOUR }]);
  receiver.answer = () => OK;
  server.setNow(NOON + HOUR);
  expect(await send()).toEqual(['DELIVERED', 'DELIVERED']);
});

test.each([
  ['half a minute later', 30_000],
  ['at once where the clock is set back meanwhile', -30 * 60_000],
])(
  'what is on its way when a process is killed is sent again by another, with the same id: %s',
  async (_, laterMs) => {
    const { server, receiver, send } = await openWebhooks();
    await book(server);
    await numberAllEvents(server.context);
    const arrived = Promise.withResolvers<string | undefined>();
    const killed = new Receiver();
    killed.answer = ({ headers }) => {
      arrived.resolve(headers['webhook-id']);
      // The process ends after the request, and before it could note the answer.
      return new Promise(() => {});
    };
    const killedAt = NOON + 60 * 60_000;
    server.setNow(killedAt);
    void sendDueWebhooks(server, killed);
    const id = await arrived.promise;
    expect(await send()).toEqual([]);
    server.setNow(killedAt + laterMs);
    expect(await send()).toEqual(['DELIVERED']);
    expect(receiver.sent.map(({ headers }) => headers['webhook-id'])).toEqual([id]);
  },
);

test('a clock that is set forward does not send an event twice that is under way', async () => {
  const { server, receiver, endpoint } = await openWebhooks();
  await book(server);
  await numberAllEvents(server.context);
  const end = Promise.withResolvers<typeof OK>();
  receiver.answer = () => end.promise;
  const { context } = server;
  const kind = new Webhooks({ context, transport: receiver, logger: pino({ level: 'silent' }) });
  const lane = { key: endpoint.id, waitMs: 0, accountId: null };
  const slots = new Slots({ context, kind }, lane);
  await slots.turn();
  server.setNow(NOON + HOUR);
  await slots.turn();
  expect(receiver.sent).toHaveLength(1);
  end.resolve(OK);
  await vi.waitUntil(() => slots.hasResults);
  expect((await slots.turn(0)).ended).toMatchObject([{ outcome: 'DELIVERED' }]);
});

test('two processes at the same time send each event once, and those of a booking in order', async () => {
  const { server } = await openWebhooks();
  const bookings = await Promise.all(Array.from({ length: 12 }, () => book(server)));
  for (const room of ['1', '2', '3'])
    await Promise.all(bookings.map(({ uuid }) => change(server, uuid, room)));
  await numberAllEvents(server.context);
  const receiver = new Receiver();
  const underWay = new Set<string>();
  receiver.answer = async ({ event }) => {
    const uuid = event.data.bookingUuid ?? '';
    expect(underWay.has(uuid)).toBe(false);
    underWay.add(uuid);
    await new Promise(setImmediate);
    underWay.delete(uuid);
    return OK;
  };
  await Promise.all([1, 2, 3].map(() => sendDueWebhooks(server, receiver)));
  await sendDueWebhooks(server, receiver);
  expect(receiver.sent).toHaveLength(48);
  expect(new Set(receiver.sent.map(({ event }) => event.id)).size).toBe(48);
  for (const ofBooking of Map.groupBy(receiver.sent, (one) => one.event.data.bookingUuid).values())
    expect(ofBooking.map(({ event }) => event.data.version)).toEqual([1, 2, 3, 4]);
});

test('while a secret is replaced, both sign; then only the new one', async () => {
  const { server, receiver, endpoint, send } = await openWebhooks();
  const { secret } = await rotateWebhookSecret(server.context, { id: endpoint.id, overlapMs: DAY });
  const verifiedBy = async (at: number) => {
    server.setNow(at);
    await book(server);
    await send();
    const sent = receiver.sent.at(-1);
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    try {
      return [secret, endpoint.secret].map((each) => {
        try {
          new Webhook(each).verify(sent?.body ?? '', { ...sent?.headers });
          return true;
        } catch {
          return false;
        }
      });
    } finally {
      vi.useRealTimers();
    }
  };
  expect(secret).not.toBe(endpoint.secret);
  expect(await verifiedBy(NOON + DAY - 1)).toEqual([true, true]);
  expect(await verifiedBy(NOON + DAY)).toEqual([true, false]);
});

test('an endpoint gets what happens after it was added, and nothing from before', async () => {
  const { server, receiver, endpoint, send } = await openWebhooks();
  const { accountId } = server.venue;
  await removeWebhook(server.context, endpoint.id);
  await book(server);
  await numberEventsForWebhooks(server.context);
  expect(await server.context.store.read(listAccountsToNumber)).toEqual([accountId]);
  await createWebhook(server.context, {
    accountId,
    partnerId: 'pos',
    url: 'https://later.example/',
    eventTypes: ['booking.created'],
  });
  await send();
  expect(receiver.types()).toEqual([]);
  await book(server);
  await numberEventsForWebhooks(server.context);
  expect(await server.context.store.read(listAccountsToNumber)).toEqual([]);
  await send();
  expect(receiver.types()).toEqual(['booking.created']);
});

test('an endpoint gets only the types that it wants and what its partner may know', async () => {
  const test = await openWebhooks({ eventTypes: [] });
  const { server, receiver, send } = test;
  const { accountId } = server.venue;
  const { endpoint: ofApp } = await createWebhook(server.context, {
    accountId,
    partnerId: 'app',
    url: 'https://app.example/',
    eventTypes: ['booking.created'],
  });
  await book(server);
  await server.partner({
    method: 'POST',
    path: '/bookings',
    body: aBookingRequest({ date: FAR }),
    as: 'app',
  });
  await send();
  const sentTo = (url: string) =>
    receiver.sent.filter((one) => one.url === url).map(({ event }) => event.type);
  expect(sentTo('https://app.example/')).toEqual(['booking.created']);
  expect(sentTo('https://partner.example/hooks?token=url-secret').sort()).toEqual([
    'availability.changed',
    'booking.created',
    'booking.created',
  ]);

  // What waits is not sent any more once the permission is gone, and nothing to a disabled integration.
  const permit = (permissions: readonly Permission[], isEnabled = true) =>
    setIntegration(server.context, {
      accountId,
      partnerId: 'pos',
      dataAccess: 'private',
      permissions,
      isEnabled,
    });
  receiver.sent.length = 0;
  await removeWebhook(server.context, ofApp.id);
  await book(server);
  await numberAllEvents(server.context);
  await permit(['bookings:create', 'availability:read']);
  await send();
  expect(receiver.types()).toEqual(['availability.changed']);
  await book(server);
  await permit(['bookings:read', 'availability:read'], false);
  await send();
  expect(receiver.types()).toEqual(['availability.changed']);
});

test('with another WEBHOOK_KEY nothing is sent, no try counts, and the right key goes on', async () => {
  const test = await openWebhooks();
  const { server, receiver, send } = test;
  await book(server);
  server.context.webhooks = { ...WEBHOOKS, key: 'another key of thirty-two characters or more' };
  await send();
  expect(receiver.sent).toEqual([]);
  expect(await deliveriesOf(test)).toMatchObject([
    { status: 'WAITING', tries: 0, problem: 'SECRET_UNREADABLE' },
  ]);
  server.context.webhooks = WEBHOOKS;
  server.setNow(NOON + 5 * MINUTE);
  expect(await send()).toEqual(['DELIVERED']);
});

test('a replay of one event sends it again with its id, and refuses what is not of this venue', async () => {
  const { server, receiver, endpoint, send } = await openWebhooks();
  await book(server);
  await send();
  const id = receiver.sent[0]?.event.id ?? '';
  await replayEvent(server.context, endpoint.id, id);
  expect(await send()).toEqual(['DELIVERED']);
  expect(receiver.sent.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
  await expect(replayEvent(server.context, endpoint.id, 'unknown')).rejects.toThrow(/event/);
  await expect(replayEvent(server.context, 'wh_none', id)).rejects.toThrow(/endpoint/);
});

test('after 30 days, events, deliveries and tries are gone', async () => {
  const test = await openWebhooks();
  const { server, send, endpoint } = test;
  await book(server);
  await send();
  server.setNow(NOON + 30 * DAY + 1);
  await forgetEvents(server.context);
  expect(await deliveriesOf(test)).toEqual([]);
  expect(await listTriesOfWebhook(server.context, endpoint.id)).toEqual([]);
});

test('neither secrets are stored as they are, nor anything of a guest with events and deliveries', async () => {
  const { server, receiver, endpoint, send } = await openWebhooks({ eventTypes: [] });
  const guest = {
    name: 'Zenobia Quaggafeld',
    email: 'zenobia@guest.example',
    phone: '+34600111222',
    hasGdprConsent: true,
    acceptsMarketing: false,
  };
  const { customer } = await createBooking(server, { date: FAR, customer: guest });
  const { secret } = await rotateWebhookSecret(server.context, { id: endpoint.id, overlapMs: DAY });
  await send();
  await eraseCustomer(server.context, customer?.uuid ?? '');
  expect(await finishErasures(server.context)).toBeNull();
  await send();
  expect(receiver.types()).toContain('booking.canceled');
  const stored = await readStored(server.database.url);
  for (const one of [endpoint.secret, secret])
    for (const part of [
      one,
      one.slice('whsec_'.length),
      Buffer.from(one.slice(6), 'base64').toString('latin1'),
    ])
      expect(stored.includes(part)).toBe(false);
  const sent = JSON.stringify(receiver.sent.map(({ body }) => body));
  for (const personal of ['Zenobia', 'Quaggafeld', 'zenobia@guest.example', '600111222']) {
    expect(stored.includes(personal), personal).toBe(false);
    expect(sent).not.toContain(personal);
  }
});
