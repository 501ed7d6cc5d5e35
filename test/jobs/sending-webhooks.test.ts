import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { EventType } from '../../src/domain/venue-event.ts';
import { startJobs } from '../../src/jobs/job-runner.ts';
import { Webhooks } from '../../src/jobs/webhooks.ts';
import { createWebhook } from '../../src/operations/webhooks/create-webhook.ts';
import { listWebhooks } from '../../src/operations/webhooks/list-webhooks.ts';
import { openMetrics } from '../../src/server/monitoring/metrics.ts';
import { openHttpTransport } from '../../src/webhooks/http-transport.ts';
import { NOON, openTestServer, type TestServer } from '../fixtures/test-context.ts';
import {
  isSignedBy,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../fixtures/webhook-receiver.ts';
import { aLargeVenue, createBooking } from '../server/booking-fixtures.ts';

const webhooks = { key: 'a key of at least thirty-two characters', allowsInsecure: true };
const BOOKINGS: EventType[] = ['booking.created', 'booking.updated', 'booking.canceled'];

async function open(eventTypes: readonly EventType[] = BOOKINGS) {
  const server = await openTestServer({ venue: aLargeVenue(), webhooks });
  const receiver = await startWebhookReceiver();
  const { accountId } = server.venue;
  const { url } = receiver;
  const added = await createWebhook(server.context, {
    accountId,
    partnerId: 'pos',
    url,
    eventTypes,
  });
  return { server, receiver, ...added };
}

/** Starts numbering and sending. @returns what was logged, and what stops it */
function start({ context }: TestServer, metrics = openMetrics(), maxMs?: number) {
  const log: Record<string, unknown>[] = [];
  const logger = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) });
  const transport = openHttpTransport({
    allowsInsecure: true,
    ...(maxMs !== undefined && { maxMs }),
  });
  const kinds = [new Webhooks({ context, transport, logger })];
  const stop = startJobs({ context, logger, metrics: metrics.ofJobs(kinds) }, kinds);
  onTestFinished(stop);
  return { log, stop, metrics };
}

const versionsByBooking = ({ received }: WebhookReceiver) =>
  [...Map.groupBy(received, ({ event }) => event.data.bookingUuid).values()].map((ofBooking) =>
    ofBooking.map(({ event }) => event.data.version),
  );

test('an event arrives soon after the booking is made, signed', async () => {
  const { server, receiver, secret } = await open();
  const { log } = start(server);
  const { uuid } = await createBooking(server);
  await expect.poll(() => receiver.received.length).toBe(1);
  const [webhook] = receiver.received;
  expect(webhook?.event).toMatchObject({ type: 'booking.created', data: { bookingUuid: uuid } });
  expect(webhook && isSignedBy(secret, webhook)).toBe(true);
  expect(log).toEqual([]);
});

test('two processes send each event once and those of a booking in order, while bookings change', async () => {
  const { server, receiver } = await open();
  start(server);
  start(server);
  const change = async () => {
    const { uuid } = await createBooking(server);
    for (const hotelRoom of ['1', '2', '3'])
      await server.partner({ method: 'PUT', path: `/bookings/${uuid}`, body: { hotelRoom } });
  };
  await Promise.all(Array.from({ length: 12 }, change));
  await expect.poll(() => receiver.received.length).toBe(48);
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(48);
  expect(versionsByBooking(receiver)).toEqual(Array.from({ length: 12 }, () => [1, 2, 3, 4]));
});

test('a slow receiver delays no other, and its event is tried again', async () => {
  const { server, receiver: slow } = await open();
  const quick = await startWebhookReceiver();
  await createWebhook(server.context, {
    accountId: server.venue.accountId,
    partnerId: 'app',
    url: quick.url,
    eventTypes: ['availability.changed'],
  });
  const { promise, resolve } = Promise.withResolvers<{ status: number }>();
  slow.answer = () => promise;
  start(server, openMetrics(), 500);
  await createBooking(server);
  await expect.poll(() => quick.received.length).toBe(1);
  const readView = async () =>
    (await listWebhooks(server.context, server.venue.accountId)).find(
      ({ endpoint }) => endpoint.url === slow.url,
    );
  await expect.poll(async () => (await readView())?.lastTry?.problem).toBe('TIMEOUT');
  expect((await readView())?.endpoint.failingSince).toBe(NOON);
  resolve({ status: 204 });
});

test('410 is logged and counted, without the address, its secret or the body', async () => {
  const { server, receiver, secret, endpoint } = await open();
  receiver.answer = () => ({ status: 410 });
  const { log, metrics } = start(server);
  const { uuid } = await createBooking(server);
  await expect.poll(() => log.map(({ msg }) => msg)).toEqual(['a webhook was disabled']);
  expect(log[0]).toMatchObject({
    level: 40,
    endpoint: endpoint.id,
    partner: 'pos',
    because: 'GONE',
  });
  const text = JSON.stringify(log);
  for (const hidden of ['url-secret', '127.0.0.1', secret, uuid])
    expect(text).not.toContain(hidden);
  await expect.poll(() => metrics.text()).toContain('maitre_webhook_endpoints{state="disabled"} 1');
  const counted = await metrics.text();
  expect(counted).toContain('maitre_webhooks_total{outcome="FAILED"} 1');
  expect(counted).not.toContain('url-secret');
});

test('without WEBHOOK_KEY, events are numbered and wait, and the log says so once', async () => {
  const { server } = await open();
  const log: { msg: string }[] = [];
  const logger = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) });
  const { context } = server;
  const kind = new Webhooks({ context, transport: null, logger });
  const stop = startJobs({ context, logger }, [kind]);
  onTestFinished(stop);
  await createBooking(server);
  await createBooking(server);
  await expect
    .poll(async () => (await listWebhooks(server.context, server.venue.accountId))[0]?.deliveries)
    .toMatchObject({ WAITING: 2 });
  // Stopping waits for the poll, which logs it.
  await stop();
  expect(log.map(({ msg }) => msg)).toEqual(['webhooks cannot be sent without WEBHOOK_KEY']);
});

test('stopping waits for the requests under way and begins no others', async () => {
  const { server, receiver } = await open();
  const arrived = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<{ status: number }>();
  receiver.answer = () => {
    arrived.resolve();
    return mayEnd.promise;
  };
  const { stop } = start(server);
  const { uuid } = await createBooking(server);
  await server.partner({ method: 'PUT', path: `/bookings/${uuid}`, body: { hotelRoom: '1' } });
  await arrived.promise;
  const stopped = stop();
  mayEnd.resolve({ status: 204 });
  await stopped;
  expect(receiver.received).toHaveLength(1);
  const [view] = await listWebhooks(server.context, server.venue.accountId);
  expect(view?.deliveries).toMatchObject({ DELIVERED: 1 });
});

test('while an endpoint takes long to answer one event, it gets those of other bookings', async () => {
  const { server, receiver } = await open();
  const mayEnd = Promise.withResolvers<{ status: number }>();
  onTestFinished(() => mayEnd.resolve({ status: 204 }));
  receiver.answer = () => (receiver.received.length === 1 ? mayEnd.promise : { status: 204 });
  start(server);
  await createBooking(server);
  await expect.poll(() => receiver.received.length).toBe(1);
  await createBooking(server);
  await expect.poll(() => receiver.received.length, { timeout: 5000 }).toBe(2);
});
