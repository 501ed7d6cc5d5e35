import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connectRaw, tempFolder } from '../fixtures/temp-database.ts';
import { copyDemo } from './demo-database.ts';
import { callPartner, readDemo, type ServerProcess, startServer } from './server-process.ts';

test('a second start keeps the demo and its bookings, and prints the same credentials, which work', async () => {
  const file = join(tempFolder(), 'maitre.sqlite');
  const first = await startServer(file);
  const demo = readDemo(file);
  const credentials = signInFromLog(first);
  expect(credentials).toEqual(demo.staff);
  const bookings = countBookings(file);
  expect(bookings).toBeGreaterThan(0);
  expect(await first.stop('SIGTERM')).toEqual({ code: 0, signal: null });

  const second = await startServer(file);
  expect(signInFromLog(second)).toEqual(credentials);
  expect(readDemo(file)).toMatchObject({ ...demo, allowedOrigins: expect.any(Array) as unknown });
  expect(countBookings(file)).toBe(bookings);
  const signedIn = await signIn(second, credentials);
  expect(signedIn.status, await signedIn.text()).toBe(200);
  for (const dataAccess of ['private', 'public'] as const) {
    const { status } = await callPartner(second, demo, { path: '/bookings/none' }, dataAccess);
    expect(status).toBe(404);
  }
});

test('wrong passwords still count after a restart', async () => {
  const file = await copyDemo();
  const { email } = readDemo(file).staff;
  const guess = async (server: ServerProcess) =>
    (await signIn(server, { email, password: 'wrong' })).status;
  const free = 5;
  const first = await startServer(file);
  for (let failure = 0; failure < free; failure += 1) expect(await guess(first)).toBe(401);
  expect(await first.stop('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });

  const second = await startServer(file);
  // The wait may have passed during the restart. The next one is longer, and none would be free again.
  const statuses: number[] = [];
  while (statuses.length < free && !statuses.includes(429)) statuses.push(await guess(second));
  expect(statuses).toContain(429);
});

function signIn(
  { url }: ServerProcess,
  credentials: { email: string; password: string },
): Promise<Response> {
  return fetch(`${url}/staff/v3/session`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
}

function signInFromLog(server: ServerProcess): { email: string; password: string } {
  const [, email = '', password = ''] = /sign in as (\S+) with (\S+)/.exec(server.stdout()) ?? [];
  return { email, password };
}

function countBookings(file: string): unknown {
  return connectRaw(file).prepare('select count(*) from bookings').pluck().get();
}
