import type Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { prepareBigDatabase } from '../../bench/big-database.ts';
import { isLong } from '../fixtures/long-tests.ts';
import { connectRaw, tempFolder } from '../fixtures/temp-database.ts';
import { runBench } from './run-bench.ts';

const WHAT = [
  'Empty route',
  'Calendar of 31 days, cold',
  'Calendar of 31 days, warm',
  'Slot with add-ons',
  'List of a day',
  'List of 31 days',
  'Create a booking',
];

test.runIf(isLong)(
  'a table with every figure, and a database as it was, from the smallest run',
  async () => {
    const folder = tempFolder();
    const options = ['--quick', '--mail', '--holds', '--folder', folder];
    const { stdout, stderr } = await runBench('http', ...options);
    expect(stderr).toMatch(/^\d+ mails were sent meanwhile$/m);

    const rows = stdout.split('\n').flatMap((line) => {
      const [what, ...figures] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return what && WHAT.includes(what) ? [{ what, figures: figures.map(Number) }] : [];
    });
    const connections = rows.map(({ what, figures }) => [what, figures[0]]);
    expect(connections).toEqual(WHAT.flatMap((what) => [1, 32].map((count) => [what, count])));
    const strange = rows.flatMap(({ figures }) => figures).filter((each) => !Number.isFinite(each));
    expect(strange).toEqual([]);
    expect(stdout).toContain('| Nine reads to one booking, 300 per second | 64 |');
    expect(stdout).toMatch(/Memory: \d+ MB \(\d+ in use\) at the start/);

    const database = connectRaw(`${folder}/5x10x10.sqlite`);
    expect(database.prepare('select count(*) from bookings').pluck().get()).toBe(500);
    expect(database.pragma('foreign_key_check')).toEqual([]);
  },
);

test.runIf(isLong)(
  'a table from two servers on PostgreSQL, and the database as it was',
  async () => {
    const folder = tempFolder();
    const options = ['--engine', 'postgres', '--processes', '2', '--venues', '1'];
    const { stdout } = await runBench('http', '--quick', '--folder', folder, ...options);
    for (const what of WHAT) expect(stdout).toContain(`| ${what} | 32 |`);
    const database = connectRaw(`${folder}/1x10x10.sqlite`);
    expect(database.prepare('select count(*) from bookings').pluck().get()).toBe(100);
  },
);

test('the same bookings for the same seed, no table held twice, each with its rows', async () => {
  const [one, other] = [await prepare(), await prepare()];
  const bookings = (database: Database.Database) =>
    database.prepare('select uuid, status, pax, booking_at from bookings order by uuid').all();

  expect(bookings(one)).toEqual(bookings(other));
  expect(bookings(one)).toHaveLength(120);
  expect(one.pragma('foreign_key_check')).toEqual([]);
  expect(one.pragma('integrity_check', { simple: true })).toBe('ok');
  // Refused by the trigger were any table held twice.
  one.exec('update booking_tables set ends_at = ends_at');
  const tableless = one
    .prepare(
      `select count(*) from bookings left join booking_tables on booking_uuid = uuid
       where status in ('CONFIRMED', 'ATTENDED') and table_id is null`,
    )
    .pluck();
  expect(tableless.get()).toBe(0);
});

async function prepare(): Promise<Database.Database> {
  const size = { venues: 1, days: 4, bookingsPerDay: 30 };
  return connectRaw((await prepareBigDatabase(tempFolder(), size)).file);
}
