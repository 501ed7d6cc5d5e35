import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aBooking, aCustomer, aTable, TODAY } from '../../fixtures/bookings.ts';
import {
  type FakeServer,
  partyOf,
  pass,
  press,
  rowOf,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

const aNewParty = () =>
  aBooking({
    uuid: 'puig',
    customer: aCustomer({ uuid: 'guest-2', name: 'Puig' }),
    tables: [aTable(1)],
  });

async function start(): Promise<FakeServer> {
  const fake = startFakeServer([aBooking()]);
  showStaffView();
  await rowOf('Laura Vidal');
  await screen.findByText('Live');
  return fake;
}
const isStale = () =>
  screen.getByRole('region', { name: 'Lists' }).getAttribute('data-stale') === 'true';

test('a change elsewhere is on screen at once, and only that booking is read', async () => {
  const fake = await start();
  fake.change('booking-1', { pax: 6 });
  fake.live.day(['booking-1']);
  await waitFor(async () => expect((await rowOf('Laura Vidal')).textContent).toContain('6 guests'));
  expect(fake.readings).toEqual([TODAY, 'uuid=booking-1']);
});

test('a new booking appears by itself, and is said within ten seconds', async () => {
  const fake = await start();
  fake.add(aNewParty());
  fake.change('booking-1', { status: 'ARRIVED' });
  fake.live.day(['puig', 'booking-1']);
  await partyOf('Puig');
  await pass(10_000);
  const said = await screen.findByText('2 changes: Laura Vidal has arrived, Puig added');
  expect(said.getAttribute('role')).toBe('status');
});

test('changes of others to a booking that was tapped here are said, own ones and their undo are not', async () => {
  const fake = await start();
  press('Arrived: Laura Vidal, 20:30');
  await waitFor(() => expect(fake.bookings[0]?.version).toBe(2));
  press('Undo');
  await waitFor(() => expect(fake.bookings[0]?.version).toBe(3));
  await pass(10_000);
  expect(screen.queryByText(/^1 change:/)).toBeNull();
  fake.change('booking-1', { pax: 6 });
  fake.live.day(['booking-1']);
  await waitFor(async () => expect((await rowOf('Laura Vidal')).textContent).toContain('6 guests'));
  await pass(10_000);
  await screen.findByText('1 change: Laura Vidal changed');
});

test('a change of somebody else moves no focus', async () => {
  const fake = await start();
  fake.add(aNewParty());
  fake.live.day(['puig']);
  await partyOf('Puig');
  const party = await partyOf('Laura Vidal');
  party.focus();
  party.blur();
  fake.change('booking-1', { status: 'NO_SHOW' });
  fake.live.day(['booking-1']);
  await screen.findByRole('tab', { name: 'Done, 1' });
  expect(document.activeElement).toBe(document.body);
});

test('changes of others are not said where this is switched off', async () => {
  localStorage.setItem('maitre:say-changes', 'off');
  const fake = await start();
  fake.add(aNewParty());
  fake.live.day(['puig']);
  await partyOf('Puig');
  await pass(10_000);
  expect(screen.queryByText(/1 change/)).toBeNull();
});

test('a stream that ends leaves grey rows and “as of”, until another one says hello', async () => {
  const fake = await start();
  fake.live.isHeard = false;
  fake.live.fail();
  await screen.findByText('As of 20:00');
  expect(isStale()).toBe(true);
  fake.change('booking-1', { pax: 3 });
  await pass(1000);
  fake.live.hello();
  await screen.findByText('Live');
  expect(isStale()).toBe(false);
  await waitFor(async () => expect((await rowOf('Laura Vidal')).textContent).toContain('3 guests'));
});

test('silence of 45 seconds is an ended stream', async () => {
  const fake = await start();
  fake.live.isHeard = false;
  await pass(45_500);
  await waitFor(() => expect(isStale()).toBe(true));
  await pass(1000);
  expect(fake.live.sources).toHaveLength(2);
});

test('without a stream the day is asked for every five seconds, and a word in the bar says so', async () => {
  const fake = await start();
  fake.live.isHeard = false;
  fake.live.fail();
  await pass(1000);
  fake.live.fail();
  await pass(2000);
  fake.live.fail();
  await screen.findByText('Every 5 s');
  await waitFor(() => expect(fake.readings.at(-1)).toBe(`${TODAY} 304`));
  expect(isStale()).toBe(false);
  fake.change('booking-1', { pax: 5 });
  await pass(5000);
  await waitFor(async () => expect((await rowOf('Laura Vidal')).textContent).toContain('5 guests'));
});

test('limits and blocks that somebody sets are seen at once, and within five seconds without a stream', async () => {
  const fake = await start();
  let asked: string[] = [];
  server.events.on('request:start', ({ request: { url } }) => {
    if (url.endsWith('/times')) asked.push('limits');
    if (url.includes('/service-days/')) asked.push('blocks');
  });
  const expectAsked = async () => {
    await waitFor(() => expect(new Set(asked)).toEqual(new Set(['limits', 'blocks'])));
    asked = [];
  };
  fake.live.sources.at(-1)?.send('service', { workDay: TODAY, version: '2' });
  await expectAsked();
  fake.live.venue();
  await expectAsked();
  fake.live.isHeard = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(5000);
  await expectAsked();
  await pass(4000);
  await expectAsked();
});

test('coming back to the page opens another stream, and the rows are grey until it says hello', async () => {
  const fake = await start();
  fake.live.isHeard = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(isStale()).toBe(true));
  expect(fake.live.sources.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  fake.live.hello();
  await waitFor(() => expect(isStale()).toBe(false));
});

test('taps without a network are counted, marked, and sent once it is back', async () => {
  const fake = await start();
  fake.isReachable = false;
  press('Seat: Laura Vidal, 20:30');
  await screen.findByText('1 not sent');
  fireEvent.click(screen.getByRole('tab', { name: 'In house, 1' }));
  expect((await rowOf('Laura Vidal')).textContent).toContain('not sent yet');
  fake.isReachable = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(fake.bookings[0]?.status).toBe('SEATED'));
  await waitFor(() => expect(screen.queryByText('1 not sent')).toBeNull());
  expect((await rowOf('Laura Vidal')).textContent).not.toContain('not sent yet');
});

test('a device that stores nothing says so', async () => {
  startFakeServer([aBooking()]);
  vi.stubGlobal('indexedDB', undefined);
  showStaffView();
  await rowOf('Laura Vidal');
  await screen.findByText('This device stores nothing: a reload loses what is not sent.');
});
