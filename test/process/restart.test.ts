import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connectRaw, tempFolder } from '../fixtures/temp-database.ts';
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
  const signedIn = await fetch(`${second.url}/staff/v3/session`, {
    method: 'POST',
    headers: { origin: second.url, 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  expect(signedIn.status, await signedIn.text()).toBe(200);
  for (const dataAccess of ['private', 'public'] as const) {
    const { status } = await callPartner(second, demo, { path: '/bookings/none' }, dataAccess);
    expect(status).toBe(404);
  }
});

function signInFromLog(server: ServerProcess): { email: string; password: string } {
  const [, email = '', password = ''] = /sign in as (\S+) with (\S+)/.exec(server.stdout()) ?? [];
  return { email, password };
}

function countBookings(file: string): unknown {
  return connectRaw(file).prepare('select count(*) from bookings').pluck().get();
}
