import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openSmtpTransport } from '../../src/mail/smtp-transport.ts';
import { startMessageSender } from '../../src/server/message-sender.ts';
import { smtpError, startMailServer } from '../fixtures/mail-server.ts';
import { openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { aVenueWithContact } from '../mail/a-mail-booking.ts';
import { aLargeVenue, createBooking } from './booking-fixtures.ts';

const { name, contact } = aVenueWithContact();

function openVenue() {
  return openTestServer({ venue: aLargeVenue({ name, contact }), mailDelivery: 'ON' });
}

/** Starts sending. @returns what was logged, and what stops it */
function start({ context }: TestServer, url: string) {
  const log: { msg: string; reason?: string }[] = [];
  const logger = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) });
  const transport = openSmtpTransport({ url, from: 'bookings@book.example' });
  const stop = startMessageSender({ context, transport, logger });
  onTestFinished(stop);
  return { log, stop };
}

const guest = (number: number) => ({
  name: `Guest ${number}`,
  email: `guest-${number}@guest.example`,
  phone: null,
  hasGdprConsent: true,
  acceptsMarketing: false,
});

test('a mail is received soon after the booking is made', async () => {
  const server = await openVenue();
  const mailServer = await startMailServer();
  const { log } = start(server, mailServer.url);
  await createBooking(server, { customer: guest(1) });
  await expect.poll(() => mailServer.received.length).toBe(1);
  expect(mailServer.received[0]?.recipients).toEqual(['guest-1@guest.example']);
  expect(log).toEqual([]);
});

test('what was queued before the start is sent, in more than one batch', async () => {
  const server = await openVenue();
  for (let number = 0; number < 12; number += 1)
    await createBooking(server, { customer: guest(number) });
  const mailServer = await startMailServer();
  start(server, mailServer.url);
  await expect.poll(() => mailServer.received.length).toBe(12);
});

test('two processes send each message once', async () => {
  const server = await openVenue();
  const mailServer = await startMailServer();
  start(server, mailServer.url);
  start(server, mailServer.url);
  for (let number = 0; number < 20; number += 1)
    await createBooking(server, { customer: guest(number) });
  await expect.poll(() => mailServer.received.length).toBe(20);
  const recipients = mailServer.received.flatMap((mail) => mail.recipients);
  expect(new Set(recipients).size).toBe(20);
});

test('one refused address does not keep others from their mail', async () => {
  const server = await openVenue();
  const mailServer = await startMailServer({
    onRcptTo: ({ address }, _, callback) =>
      callback(address.startsWith('guest-3@') ? smtpError(550, 'no such user') : null),
  });
  const { log } = start(server, mailServer.url);
  for (let number = 0; number < 8; number += 1)
    await createBooking(server, { customer: guest(number) });
  await expect.poll(() => mailServer.received.length).toBe(7);
  expect(log).toEqual([]);
});

test('while the mail server is away, bookings are made; once it is back, all mail is sent', async () => {
  const server = await openVenue();
  const mailServer = await startMailServer();
  const { log } = start(server, mailServer.url);
  await mailServer.stop();
  for (let number = 0; number < 3; number += 1)
    await createBooking(server, { customer: guest(number) });
  await expect.poll(() => log.map(({ msg }) => msg)).toEqual(['the mail server is not available']);
  const again = await startMailServer({ port: Number(new URL(mailServer.url).port) });
  await expect.poll(() => again.received.length, { timeout: 20_000 }).toBe(3);
  await expect
    .poll(() => log.map(({ msg }) => msg))
    .toEqual(['the mail server is not available', 'the mail server is available again']);
  expect(JSON.stringify(log)).not.toContain('guest-');
});

test('stopping waits for the mail under way', async () => {
  const server = await openVenue();
  const arrived = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<null>();
  const mailServer = await startMailServer({
    onMail: () => {
      arrived.resolve();
      return mayEnd.promise;
    },
  });
  const { stop } = start(server, mailServer.url);
  await createBooking(server, { customer: guest(1) });
  await arrived.promise;
  const stopped = stop();
  mayEnd.resolve(null);
  await stopped;
  expect(mailServer.received).toHaveLength(1);
  const { messages } = (await server.staff({ path: '/messages' })).json();
  expect(messages).toMatchObject([{ status: 'SENT' }]);
});
