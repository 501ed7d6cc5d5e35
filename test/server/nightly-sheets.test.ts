import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openSmtpTransport } from '../../src/mail/smtp-transport.ts';
import { importVenue } from '../../src/operations/venues/import-venue.ts';
import { startNightlySheets } from '../../src/server/nightly-sheets.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { NOON, openTestServer } from '../fixtures/test-context.ts';
import { aVenueWithContact } from '../mail/a-mail-booking.ts';

/** A server that starts an hour after the sheet was due. */
async function startLate(url: string) {
  const base = aVenueWithContact();
  const venue = { ...base, messages: { ...base.messages, nightlySheetAt: '22:00:00' } };
  const server = await openTestServer({ venue, mailDelivery: 'ON' });
  await importVenue(server.context, venue);
  server.setNow(NOON + 11 * 3_600_000);
  const log: { msg: string }[] = [];
  const logger = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) });
  const transport = openSmtpTransport({ url, from: 'bookings@book.example' });
  onTestFinished(() => transport.close());
  return { log, stop: startNightlySheets(server.context, transport, logger) };
}

test('a sheet that is due at the start is received, and stopping waits for it', async () => {
  const mailServer = await startMailServer();
  const { log, stop } = await startLate(mailServer.url);
  await stop();
  expect(mailServer.received.map(({ recipients }) => recipients)).toEqual([['hola@brisa.example']]);
  expect(log).toEqual([]);
});

test('a warning without addresses while the mail server is away', async () => {
  const mailServer = await startMailServer();
  await mailServer.stop();
  const { log, stop } = await startLate(mailServer.url);
  await stop();
  expect(log).toMatchObject([{ msg: 'nightly sheet not sent', accountId: 'casa-test' }]);
  expect(JSON.stringify(log)).not.toContain('brisa.example');
});
