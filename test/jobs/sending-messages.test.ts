import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startJobs } from '../../src/jobs/job-runner.ts';
import { Messages } from '../../src/jobs/messages.ts';
import { MailNotSent, type MailTransport } from '../../src/mail/mail-transport.ts';
import { openSmtpTransport } from '../../src/mail/smtp-transport.ts';
import { listMessagesOfBooking } from '../../src/store/messages.ts';
import { smtpError, startMailServer } from '../fixtures/mail-server.ts';
import { openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { aVenueWithContact } from '../mail/a-mail-booking.ts';
import { aLargeVenue, createBooking } from '../server/booking-fixtures.ts';

const { name, contact } = aVenueWithContact();

function openVenue() {
  return openTestServer({ venue: aLargeVenue({ name, contact }), mailDelivery: 'ON' });
}

/** Starts sending. @returns what was logged, and what stops it */
function start({ context }: TestServer, url: string) {
  const log: { msg: string; reason?: string }[] = [];
  const logger = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) });
  const mail = openSmtpTransport({ url, from: 'bookings@book.example' });
  onTestFinished(() => mail.close());
  const stop = startJobs({ context, logger }, [new Messages({ context, mail, logger })]);
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

// Timers are early by up to a millisecond, so a pause may end while the sender checks whether it has ended.
test.each([5, 7, 11, 17])(
  'what waits is sent without a longer pause by a clock that is slow and goes on by %d ms at each reading',
  async (step) => {
    const server = await openVenue();
    for (let number = 0; number < 12; number += 1)
      await createBooking(server, { customer: guest(number) });
    const mailServer = await startMailServer();
    let readings = 0;
    const now = performance.now.bind(performance);
    const from = now();
    vi.spyOn(performance, 'now').mockImplementation(() => {
      readings += 1;
      return from + (now() - from) / 2 + readings * step;
    });
    start(server, mailServer.url);
    await expect.poll(() => mailServer.received.length).toBe(12);
  },
);

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

test('one refused address does not hold up the mail to others', async () => {
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
  await expect.poll(() => again.received.length).toBe(3);
  await expect
    .poll(() => log.map(({ msg }) => msg))
    .toEqual(['the mail server is not available', 'the mail server is available again']);
  expect(JSON.stringify(log)).not.toContain('guest-');
});

test('while the mail server is away, one mail at a time is tried; once it is back, five are', async () => {
  const server = await openVenue();
  for (let number = 0; number < 12; number += 1)
    await createBooking(server, { customer: guest(number) });
  let isAway = true;
  let underWay = 0;
  const most: Record<'found' | 'away' | 'back', number> = { found: 0, away: 0, back: 0 };
  let failures = 0;
  let sent = 0;
  const transport: MailTransport = {
    async send() {
      underWay += 1;
      const phase = !isAway ? 'back' : failures === 0 ? 'found' : 'away';
      most[phase] = Math.max(most[phase], underWay);
      // Others of the same turn begin meanwhile.
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      if (isAway) {
        failures += 1;
        throw new MailNotSent('UNAVAILABLE', 'Connection refused');
      }
      sent += 1;
    },
    close() {},
  };
  const logger = pino({ level: 'silent' });
  const { context } = server;
  const stop = startJobs({ context, logger }, [new Messages({ context, mail: transport, logger })]);
  onTestFinished(stop);
  await expect.poll(() => failures).toBe(6);
  isAway = false;
  await expect.poll(() => sent).toBe(12);
  expect(most).toEqual({ found: 5, away: 1, back: 5 });
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

/** What the staff see of each guest's mail: its status, the tries and what the mail server said. */
async function statesOf(server: TestServer): Promise<Record<string, string[]>> {
  const { messages } = (await server.staff({ path: '/messages' })).json();
  const states: Record<string, string[]> = {};
  for (const { customerName, status, problem } of messages)
    states[status] = [...(states[status] ?? []), `${customerName} ${problem ?? ''}`.trim()].sort();
  return states;
}

test('a slow recipient does not hold up the others, whose mail goes on through the other slots', async () => {
  const server = await openVenue();
  const mayEnd = Promise.withResolvers<null>();
  const mailServer = await startMailServer({
    onMail: ({ recipients }) => (recipients[0] === 'guest-0@guest.example' ? mayEnd.promise : null),
  });
  const { stop } = start(server, mailServer.url);
  for (let number = 0; number < 15; number += 1)
    await createBooking(server, { customer: guest(number) });
  await expect.poll(() => mailServer.received.length).toBe(14);
  // What is booked meanwhile goes out, too.
  await createBooking(server, { customer: guest(15) });
  await expect.poll(() => mailServer.received.length).toBe(15);
  mayEnd.resolve(null);
  await expect.poll(() => mailServer.received.length).toBe(16);
  await stop();
  expect((await statesOf(server)).SENT).toHaveLength(16);
});

test('all refused: each message fails, none is tried again', async () => {
  const server = await openVenue();
  let mails = 0;
  const mailServer = await startMailServer({
    onMail: () => {
      mails += 1;
      return smtpError(554, 'no mail from you');
    },
  });
  const { stop } = start(server, mailServer.url);
  for (let number = 0; number < 7; number += 1)
    await createBooking(server, { customer: guest(number) });
  await expect.poll(() => mails).toBe(7);
  await stop();
  expect((await statesOf(server)).FAILED).toEqual(
    Array.from({ length: 7 }, (_, number) => `Guest ${number} REFUSED`),
  );
});

test('a mail during which the connection is cut is tried again later, and others arrive meanwhile', async () => {
  const server = await openVenue();
  const cut: string[] = [];
  const mailServer = await startMailServer({
    cutsData: (recipient) => {
      const isCut = recipient.startsWith('guest-0@');
      if (isCut) cut.push(recipient);
      return isCut;
    },
  });
  const { uuid } = await createBooking(server, { customer: guest(0) });
  const { log, stop } = start(server, mailServer.url);
  await expect.poll(() => cut.length).toBe(1);
  for (let number = 1; number < 7; number += 1)
    await createBooking(server, { customer: guest(number) });
  await expect.poll(() => mailServer.received.length).toBe(6);
  // Once others have arrived, it is about this mail: it has its own pauses.
  const { accountId } = server.venue;
  const triesOfCut = () =>
    server.context.store.read(async (db) => {
      const messages = await listMessagesOfBooking(db, { accountId, bookingUuid: uuid });
      return messages.find(({ kind }) => kind === 'BOOKED')?.tries;
    });
  await expect.poll(triesOfCut).toBe(1);
  const cuts = cut.length;
  await createBooking(server, { customer: guest(7) });
  await expect.poll(() => mailServer.received.length).toBe(7);
  await stop();
  expect(cut).toHaveLength(cuts);
  expect(JSON.stringify(log)).not.toContain('guest-');
});

test('a mail server that is away for a day: everything waits, and is sent once it is back', async () => {
  const server = await openVenue();
  const mailServer = await startMailServer();
  const first = start(server, mailServer.url);
  await mailServer.stop();
  for (let number = 0; number < 7; number += 1)
    await createBooking(server, { customer: guest(number) });
  await expect.poll(() => first.log.length).toBeGreaterThan(0);
  await first.stop();
  // The process is started again the next day, before the guests come.
  server.setNow(server.context.now() + 24 * 3_600_000);
  const again = await startMailServer({ port: Number(new URL(mailServer.url).port) });
  const { stop } = start(server, mailServer.url);
  await expect.poll(() => again.received.length).toBe(7);
  await stop();
  expect((await statesOf(server)).SENT).toHaveLength(7);
});
