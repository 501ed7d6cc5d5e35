import { set } from 'idb-keyval';
import { expect, test } from 'vitest';
import { cachedDays } from '../../src/staff/day-data/booking-queries.ts';
import { COPY_KEY, type DeviceCopy, openCopyStore } from '../../src/staff/device/read-copy.ts';
import { requestFirstData } from '../../src/staff/first-data.ts';
import { openQueryCache } from '../../src/staff/query-cache.ts';
import { currentSession } from '../../src/staff/session/session.ts';
import { aBooking, aSession, TODAY } from './fixtures/bookings.ts';
import { server, setUpFakeServer, startFakeServer } from './fixtures/staff-view.tsx';

setUpFakeServer();

/** The paths that were requested. */
function watchRequests(): string[] {
  const paths: string[] = [];
  server.events.on('request:start', ({ request }) => {
    paths.push(new URL(request.url).pathname);
  });
  return paths;
}

test('the session and today’s bookings are requested at once, and are what the page begins with', async () => {
  startFakeServer([aBooking()]);
  const paths = watchRequests();
  const cache = openQueryCache(await requestFirstData('en'));
  expect(paths).toEqual(['/staff/v3/session', '/staff/v3/bookings']);
  expect(currentSession(cache)).toEqual(aSession());
  const [kept] = cachedDays(cache, aSession().venue.accountId);
  expect(kept?.day).toMatchObject({ date: TODAY, bookings: [{ uuid: aBooking().uuid }] });
  expect(kept?.day.version).toBe('v1');
});

test('what the device has kept comes first', async () => {
  startFakeServer();
  const copy: DeviceCopy = { savedAt: Date.now(), session: aSession(), days: [] };
  await set(COPY_KEY, copy, openCopyStore());
  expect(await requestFirstData('en')).toEqual({ copy, answers: null });
});

test('a copy of the day before yesterday is not shown', async () => {
  startFakeServer();
  const copy = { savedAt: Date.now() - 40 * 3_600_000, session: aSession(), days: [] };
  await set(COPY_KEY, copy, openCopyStore());
  expect((await requestFirstData('en')).copy).toBeNull();
});

test('today’s bookings are not requested if the address names another day', async () => {
  startFakeServer();
  window.location.hash = '#date=2030-02-01';
  const paths = watchRequests();
  expect((await requestFirstData('en')).answers).toEqual({ session: aSession(), day: null });
  expect(paths).toEqual(['/staff/v3/session']);
});

test.each([
  ['nobody is signed in', { isSignedIn: false }],
  ['the server cannot be reached', { isReachable: false }],
])('nothing if %s: the page asks again, and says it', async (_, state) => {
  Object.assign(startFakeServer(), state);
  const data = await requestFirstData('en');
  expect(data).toEqual({ copy: null, answers: null });
  expect(currentSession(openQueryCache(data))).toBeUndefined();
});
