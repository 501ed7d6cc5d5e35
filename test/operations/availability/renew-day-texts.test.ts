import { expect, test } from 'vitest';
import { addDays } from '../../../src/domain/venue-time.ts';
import { renewDayTexts } from '../../../src/operations/availability/renew-day-texts.ts';
import { importVenue } from '../../../src/operations/venues/import-venue.ts';
import { insertRow, openRaw } from '../../fixtures/raw-database.ts';
import { aBookingRequest, openTestServer, TODAY } from '../../fixtures/test-context.ts';

/** Bookings on three days, and the database as its rows. */
async function threeDays() {
  const server = await openTestServer();
  for (const days of [1, 2, 3]) {
    const body = aBookingRequest({ date: addDays(TODAY, days) });
    const { statusCode } = await server.partner({ method: 'POST', path: '/bookings', body });
    expect(statusCode).toBe(200);
  }
  const raw = openRaw(server.database.url);
  const readTexts = () =>
    raw.selectFrom('work_day_occupancies').selectAll().orderBy('work_day').execute();
  return { server, raw, readTexts };
}

test('3 days are stored again as they were, after an upgrade that left none', async () => {
  const { server, raw, readTexts } = await threeDays();
  const before = await readTexts();
  expect(before).toHaveLength(3);
  await raw.deleteFrom('work_day_occupancies').execute();

  expect(await renewDayTexts(server.context)).toBe(3);
  expect(await readTexts()).toEqual(before);
  expect(await renewDayTexts(server.context)).toBe(0);
});

test('1 stale day is stored again, and no day that is over', async () => {
  const { server, raw, readTexts } = await threeDays();
  const before = await readTexts();
  const day = addDays(TODAY, 2);
  await raw
    .updateTable('work_day_occupancies')
    .set({ version: 0, occupancies: '' })
    .where('work_day', '=', day)
    .execute();
  await raw
    .insertInto('work_days')
    .columns(['account_id', 'work_day', 'version'])
    .values({ account_id: server.venue.accountId, work_day: addDays(TODAY, -9), version: 1 })
    .execute();

  expect(await renewDayTexts(server.context)).toBe(1);
  expect(await readTexts()).toEqual(before);
});

test('1 day of each of 2 venues is stored', async () => {
  const { server, raw } = await threeDays();
  await importVenue(server.context, { ...server.venue, accountId: 'casa-second' });
  const day = { account_id: 'casa-second', work_day: addDays(TODAY, 2) };
  await insertRow(raw, 'work_days', { ...day, version: 1 });
  await raw.deleteFrom('work_day_occupancies').where('work_day', '=', addDays(TODAY, 1)).execute();

  expect(await renewDayTexts(server.context)).toBe(2);
  const stored = raw.selectFrom('work_day_occupancies').select('occupancies');
  expect(await stored.where('account_id', '=', 'casa-second').execute()).toEqual([
    { occupancies: '' },
  ]);
});
