import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { BookingStatus } from '../../src/domain/booking-status.ts';
import { callPartner, ENVIRONMENT, emptyRoom, freePort, shareServer } from './server-process.ts';

const sharedServer = shareServer();

interface Booking {
  uuid: string;
  status: BookingStatus;
  ticketTotalAmount: number | null;
  isWalkIn: boolean;
  experience: { tickets: number } | null;
  addOns: unknown[];
}

/** The example as it is run from a terminal. */
async function runExample(env: Record<string, string>, ...args: string[]) {
  const run = promisify(execFile)(process.execPath, ['examples/partner/main.ts', ...args], {
    env: { ...ENVIRONMENT, ...env },
  });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}

test('exit code 0, a line for every call, and the bookings that it prints', async () => {
  const { server, demo, file } = sharedServer();
  await emptyRoom(server, demo);
  const env = { API_URL: `${server.url}/v3` };
  const { code, stdout, stderr } = await runExample(env, join(file, '..', 'demo.json'));
  expect([stderr, code]).toEqual(['', 0]);
  const lines = stdout.split('\n');
  expect(lines[0]).toBe(`demo-pos works for ${demo.accountId} at ${env.API_URL}`);
  const calls = lines.slice(2).flatMap((line) => /^[a-z-]+/.exec(line) ?? []);
  expect(calls.filter((call, index) => call !== calls[index - 1])).toEqual([
    'check-calendar',
    'check-work-day',
    'check-slot-add-ons',
    'create-booking',
    'list-bookings',
    'update-booking-status',
    'create-walk-in',
    'close-ticket',
    'transfer-ticket',
    'read-booking',
    'update-booking-status',
    'close-ticket',
    'update-booking-status',
    'create-booking',
    'cancel-booking',
  ]);
  expect(stdout).not.toContain('CREATED TWICE');
  const rows = readFileSync('examples/partner/README.md', 'utf8').matchAll(/^\| `([a-z-]+)`/gm);
  expect(new Set([...rows].map(([, call]) => call))).toEqual(new Set(calls));
  for (const { apiKey } of demo.partners) expect(stdout).not.toContain(apiKey);

  const uuidIn = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? 'no uuid was printed';
  const read = async (uuid: string) =>
    (await (await callPartner(server, demo, { path: `/bookings/${uuid}` })).json()) as Booking;
  const [booked, walkIn, canceled] = await Promise.all([
    read(uuidIn(/^create-booking +(\S+) is CONFIRMED.*created once$/m)),
    read(uuidIn(/^create-walk-in +(\S+) is SEATED at \S+$/m)),
    read(uuidIn(/^cancel-booking +(\S+) is CANCELED$/m)),
  ]);
  expect(booked).toMatchObject({
    status: 'ATTENDED',
    ticketTotalAmount: 6000,
    isWalkIn: false,
    experience: { tickets: 2 },
    addOns: [{ quantity: expect.any(Number) }],
  });
  expect(walkIn).toMatchObject({ status: 'ATTENDED', ticketTotalAmount: null, isWalkIn: true });
  expect(canceled).toMatchObject({ status: 'CANCELED', cancelReason: 'CHANGED_PLANS' });
});

test('the credentials of the demo in the database of DATABASE_URL, unless a file is named', async () => {
  const { server, demo, file } = sharedServer();
  await emptyRoom(server, demo);
  const env = { API_URL: `${server.url}/v3`, DATABASE_URL: `file:${file}` };
  const { code, stdout, stderr } = await runExample(env);
  expect([stderr, code]).toEqual(['', 0]);
  expect(stdout).toContain(`demo-pos works for ${demo.accountId} at ${env.API_URL}`);
  expect((await runExample(env, 'nowhere.json')).stderr).toMatch(/^Cannot read .*nowhere\.json/);
  const elsewhere = { ...env, DATABASE_URL: 'file:/nowhere/maitre.sqlite' };
  expect((await runExample(elsewhere)).stderr).toMatch(
    /^Cannot read \/nowhere\/demo\.json \(ENOENT\)\. Run npm start first/,
  );
});

test("exit code 1 and the problem's detail when the server refuses", async () => {
  const { server } = sharedServer();
  const access = { API_KEY: 'mk_wrong', PARTNER_ID: 'demo-pos', ACCOUNT_ID: 'casa-brisa' };
  const ended = await runExample({ API_URL: `${server.url}/v3`, ...access });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(/^401 UNAUTHORIZED: Send the header Authorization: Bearer .*\n$/);
  expect(ended.stdout + ended.stderr).not.toContain('mk_wrong');
});

test('exit code 1 and advice without a server, credentials or a demo', async () => {
  const access = { API_KEY: 'mk_some', PARTNER_ID: 'demo-pos', ACCOUNT_ID: 'casa-brisa' };
  const PORT = String(await freePort());
  const lonely = await runExample({ PORT, ...access });
  expect(lonely.code).toBe(1);
  expect(lonely.stderr).toMatch(
    new RegExp(`^No response from http://127\\.0\\.0\\.1:${PORT}/v3\\. .* npm start .*\n$`),
  );
  expect(lonely.stdout).toContain('Trying again in');
  const { PARTNER_ID: _, ...half } = access;
  expect((await runExample(half)).stderr).toMatch(
    /^Set API_KEY, PARTNER_ID and ACCOUNT_ID together/,
  );
  expect((await runExample({}, 'nowhere.json')).stderr).toMatch(
    /^Cannot read .*nowhere\.json \(ENOENT\)/,
  );
  expect((await runExample({}, 'package.json')).stderr).toMatch(
    /^The file is not the JSON of a demo/,
  );
});
