import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { Venue } from '../../src/domain/venue.ts';
import { startJobs } from '../../src/jobs/job-runner.ts';
import { nightlySheets } from '../../src/jobs/nightly-sheets.ts';
import type { Mail } from '../../src/mail/mail.ts';
import {
  type MailFailure,
  MailNotSent,
  type MailTransport,
} from '../../src/mail/mail-transport.ts';
import { openSmtpTransport } from '../../src/mail/smtp-transport.ts';
import { eraseCustomer } from '../../src/operations/customers/erase-customer.ts';
import { importVenue } from '../../src/operations/venues/import-venue.ts';
import { findVenueJob } from '../../src/store/venue-jobs.ts';
import { doDueJobs } from '../fixtures/do-due-jobs.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { NOON, openTestServer, type TestServer, TOMORROW } from '../fixtures/test-context.ts';
import { aVenueWithContact } from '../mail/a-mail-booking.ts';
import { createBooking } from '../server/booking-fixtures.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A venue that gets its sheet at ten in the evening; two processes poll at once. */
async function open(overrides: Partial<Venue> = {}) {
  const base = aVenueWithContact();
  const venue = {
    ...base,
    messages: { ...base.messages, nightlySheetAt: '22:00:00' },
    ...overrides,
  };
  const server = await openTestServer({ venue, mailDelivery: 'ON' });
  await importVenue(server.context, venue);
  const mail: Mail[] = [];
  const transport = {
    failure: null as MailFailure | null,
    async send(sent: Mail) {
      if (transport.failure) throw new MailNotSent(transport.failure, 'not now');
      mail.push(sent);
    },
  };
  const sendAt = async (now: number) => {
    server.setNow(now);
    const both = await Promise.all([sendSheets(server, transport), sendSheets(server, transport)]);
    return both.flat();
  };
  return { server, venue, mail, transport, sendAt };
}

/** A process polls once. @returns what became of the sheets that it sent */
async function sendSheets({ context }: TestServer, smtp: Pick<MailTransport, 'send'>) {
  const kind = nightlySheets({ context, smtp, logger: pino({ level: 'silent' }) });
  return (await doDueJobs(context, kind)).outcomes;
}

const guest = {
  name: 'Anna Puig',
  email: 'anna@guest.example',
  phone: null,
  hasGdprConsent: true,
  acceptsMarketing: false,
};

test('the bookings of the next day, once, to the venue', async () => {
  const { server, mail, sendAt } = await open();
  const { uuid } = await createBooking(server, {
    customer: guest,
    hasAllergies: true,
    allergiesDescription: 'Peanuts',
    customerSpecialRequests: 'By the window',
  });
  await createBooking(server, { time: '21:30:00', pax: 3 });
  await createBooking(server, { time: '21:00:00', date: '2030-01-18' });
  expect(await sendAt(NOON + 9 * HOUR)).toEqual([]);
  expect(await sendAt(NOON + 10 * HOUR)).toHaveLength(1);
  expect(await sendAt(NOON + 10 * HOUR + 60_000)).toEqual([]);
  expect(mail).toMatchObject([
    {
      to: { address: 'hola@brisa.example' },
      subject: 'Thursday, 17 January 2030: 2 bookings, 5 covers',
    },
  ]);
  const text = mail[0]?.text.replace(/\s+/g, ' ');
  expect(text).toMatch(/- 20:00, 2, Anna Puig, T\d\. Allergies: Peanuts\. Wishes: By the window/);
  expect(text).toContain(`/staff#date=${TOMORROW}`);
  expect(text).not.toContain(uuid);
});

test('each evening again, once a clock that was a year ahead is right', async () => {
  const { server, mail, sendAt } = await open();
  server.stepClock(NOON + 365 * DAY + 11 * HOUR);
  await sendAt(NOON + 365 * DAY + 11 * HOUR);
  mail.length = 0;
  server.stepClock(NOON);
  await sendAt(NOON + 60_000);
  expect(mail).toEqual([]);
  await sendAt(NOON + 10 * HOUR);
  expect(mail.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Thursday, 17 January 2030'),
  ]);
});

test('by another process, if one ended while it was sending and the clock was ahead', async () => {
  const { server, venue, mail, sendAt } = await open();
  await server.context.store.write(venue.accountId, (db) =>
    db
      .updateTable('venue_jobs')
      .set({ claimed_until: NOON + 30 * DAY })
      .execute(),
  );
  await sendAt(NOON + 10 * HOUR);
  expect(mail).toHaveLength(1);
});

test('each evening, and after a stop that of the next day only', async () => {
  const { mail, sendAt } = await open();
  await sendAt(NOON + 10 * HOUR);
  await sendAt(NOON + DAY + 10 * HOUR);
  // Stopped for three days, and started before the evening and after it.
  await sendAt(NOON + 5 * DAY);
  await sendAt(NOON + 5 * DAY + 60_000);
  await sendAt(NOON + 5 * DAY + 11 * HOUR);
  expect(mail.map(({ id }) => id.slice(-10))).toEqual([
    '2030-01-17',
    '2030-01-18',
    '2030-01-21',
    '2030-01-22',
  ]);
});

test('tried again while the mail server is away, given up where it refuses', async () => {
  const { mail, transport, sendAt } = await open();
  transport.failure = 'UNAVAILABLE';
  expect(await sendAt(NOON + 10 * HOUR)).toEqual(['WAITING']);
  expect(await sendAt(NOON + 10 * HOUR + 30_000)).toEqual([]);
  transport.failure = null;
  await sendAt(NOON + 10 * HOUR + 120_000);
  expect(mail).toHaveLength(1);
  transport.failure = 'REFUSED';
  await sendAt(NOON + DAY + 10 * HOUR);
  transport.failure = null;
  await sendAt(NOON + DAY + 12 * HOUR);
  expect(mail).toHaveLength(1);
});

test('a sheet of a process that was killed is sent by another one', async () => {
  const { server, mail, sendAt } = await open();
  server.setNow(NOON + 10 * HOUR);
  void sendSheets(server, { send: () => new Promise<void>(() => {}) });
  await expect
    .poll(() =>
      server.context.store.read((db) =>
        db.selectFrom('venue_jobs').select('claimed_until').execute(),
      ),
    )
    .toEqual([{ claimed_until: expect.any(Number) }]);
  expect(await sendAt(NOON + 10 * HOUR + 20_000)).toEqual([]);
  await sendAt(NOON + 10 * HOUR + 60_000);
  expect(mail).toHaveLength(1);
});

test('none to a venue without an address or that wants none any more; another time holds from the next import', async () => {
  const { contact } = aVenueWithContact();
  const silent = await open({ contact: { ...contact, email: null } });
  await silent.sendAt(NOON + 10 * HOUR);
  expect(silent.mail).toEqual([]);

  const { server, venue, mail, sendAt } = await open();
  const at = (nightlySheetAt: string | null) =>
    importVenue(server.context, { ...venue, messages: { ...venue.messages, nightlySheetAt } });
  await at('18:00:00');
  await sendAt(NOON + 6 * HOUR);
  expect(mail).toHaveLength(1);
  await at(null);
  await sendAt(NOON + 3 * DAY);
  expect(mail).toHaveLength(1);
});

test('nothing of an erased guest', async () => {
  const { server, mail, sendAt } = await open();
  const { customer } = await createBooking(server, { customer: guest });
  await eraseCustomer(server.context, customer?.uuid ?? '');
  await sendAt(NOON + 10 * HOUR);
  expect(mail[0]?.text).toContain('There are no bookings for this day yet.');
  expect(JSON.stringify(mail)).not.toContain('Anna');
});

/** A process that starts an hour after a sheet was due. @returns what was logged, and what stops it */
async function startLate(url: string) {
  const { server } = await open();
  server.setNow(NOON + 11 * HOUR);
  const { context } = server;
  const log: { msg: string }[] = [];
  const logger = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) });
  const smtp = openSmtpTransport({ url, from: 'bookings@book.example' });
  onTestFinished(() => smtp.close());
  const stop = startJobs({ context, logger }, [nightlySheets({ context, smtp, logger })]);
  onTestFinished(stop);
  return { log, stop, server };
}

test('a sheet that is due at the start is received, and stopping waits for it', async () => {
  const arrived = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<null>();
  const mailServer = await startMailServer({
    onMail: () => {
      arrived.resolve();
      return mayEnd.promise;
    },
  });
  const { log, stop, server } = await startLate(mailServer.url);
  await arrived.promise;
  const stopped = stop();
  mayEnd.resolve(null);
  await stopped;
  expect(mailServer.received.map(({ recipients }) => recipients)).toEqual([['hola@brisa.example']]);
  expect(log).toEqual([]);
  // It is recorded: the next one is that of the day after.
  const { accountId } = server.venue;
  const kind = 'nightly_sheets';
  const next = await server.context.store.lookUp((db) => findVenueJob(db, { kind, accountId }));
  expect(next).toMatchObject({ workDay: '2030-01-18', claimedUntil: null });
});

test('a warning without addresses while the mail server is away', async () => {
  const mailServer = await startMailServer();
  await mailServer.stop();
  const { log, stop } = await startLate(mailServer.url);
  await expect.poll(() => log.length).toBe(1);
  await stop();
  expect(log).toMatchObject([{ msg: 'nightly sheet not sent', accountId: 'casa-test' }]);
  expect(JSON.stringify(log)).not.toContain('brisa.example');
});
