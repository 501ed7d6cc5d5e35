import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { switchKeys } from '../../../../src/staff/screens/service/use-service-keys.ts';
import { aBooking, aCustomer, at } from '../../fixtures/bookings.ts';
import {
  type FakeServer,
  openMenu,
  partyOf,
  press,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

const key = (pressed: string, on: Element = document.body) =>
  fireEvent.keyDown(on, { key: pressed });

async function start(): Promise<FakeServer> {
  const fake = startFakeServer([
    aBooking({
      uuid: 'puig',
      customer: aCustomer({ uuid: 'guest-2', name: 'Puig' }),
      bookingAt: at('20:15'),
    }),
    aBooking(),
  ]);
  showStaffView();
  await partyOf('Laura Vidal');
  return fake;
}

test('s seats the party in focus, a lets it arrive', async () => {
  const fake = await start();
  const puig = await partyOf('Puig');
  puig.focus();
  key('a', puig);
  await waitFor(() => expect(fake.sent).toMatchObject([{ path: '/bookings/puig/status' }]));
  const laura = await partyOf('Laura Vidal');
  laura.focus();
  key('s', laura);
  await waitFor(() =>
    expect(fake.sent[1]).toMatchObject({
      path: '/bookings/booking-1/status',
      body: { status: 'SEATED' },
    }),
  );
});

test('u undoes the last change of this device, then the one before', async () => {
  const fake = await start();
  press('Seat: Puig, 20:15');
  await waitFor(() => expect(fake.bookings[0]?.status).toBe('SEATED'));
  press('Seat: Laura Vidal, 20:30');
  await waitFor(() => expect(fake.bookings[1]?.status).toBe('SEATED'));
  key('u');
  await waitFor(() => expect(fake.bookings[1]?.status).toBe('CONFIRMED'));
  expect(fake.bookings[0]?.status).toBe('SEATED');
  key('u');
  await waitFor(() => expect(fake.bookings[0]?.status).toBe('CONFIRMED'));
});

test('the menu lists the changes of this device, each with its undo', async () => {
  const fake = await start();
  press('Seat: Puig, 20:15');
  await waitFor(() => expect(fake.bookings[0]?.status).toBe('SEATED'));
  press('Arrived: Laura Vidal, 20:30');
  await waitFor(() => expect(fake.bookings[1]?.status).toBe('ARRIVED'));
  const menu = within(await openMenu());
  const recent = menu.getByRole('region', { name: 'Recent changes' });
  expect(
    within(recent)
      .getAllByRole('listitem')
      .map((each) => each.querySelector('span')?.textContent),
  ).toEqual(['20:00 Laura Vidal has arrived', '20:00 Puig is now seated at T4']);
  press('Undo: Puig is now seated at T4', recent);
  await waitFor(() => expect(fake.bookings[0]?.status).toBe('CONFIRMED'));
  expect(within(recent).getAllByRole('listitem')).toHaveLength(1);
});

test('m chooses the party in focus and goes to the tables', async () => {
  await start();
  const laura = await partyOf('Laura Vidal');
  laura.focus();
  key('m', laura);
  expect(screen.getByRole('region', { name: 'What to do with Laura Vidal' })).not.toBeNull();
  await waitFor(() => expect(document.activeElement?.closest('.floor')).not.toBeNull());
});

test('b, w, / and ? open their sheets', async () => {
  await start();
  for (const [pressed, heading] of [
    ['b', /booking/i],
    ['w', 'Walk-in'],
    ['/', 'Search'],
    ['?', 'Keys'],
  ] as const) {
    key(pressed);
    press('Close', await screen.findByRole('dialog', { name: heading }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('1 to 4 show the lists, [ and ] go to the days beside', async () => {
  await start();
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  key('3');
  expect(selected()).toMatch(/^In house/);
  key('2');
  expect(selected()).toMatch(/^Waiting/);
  key('4');
  expect(selected()).toMatch(/^Done/);
  key('1');
  expect(selected()).toMatch(/^Next/);
  key(']');
  await screen.findByRole('heading', { level: 1, name: 'Sat 21 Nov' });
  key('[');
  await screen.findByRole('heading', { level: 1, name: 'Fri 20 Nov' });
  await partyOf('Laura Vidal');
});

test('keys do nothing in fields and dialogs, with Ctrl, or for parties that cannot', async () => {
  const fake = await start();
  key('w');
  const sheet = await screen.findByRole('dialog', { name: 'Walk-in' });
  key('4', within(sheet).getByLabelText('Name or phone'));
  key('?', sheet);
  expect(screen.getAllByRole('dialog')).toEqual([sheet]);
  press('Close', sheet);
  fireEvent.keyDown(document.body, { key: '3', ctrlKey: true });
  expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^Next/);
  key('s');
  expect(fake.sent).toEqual([]);
});

test('keys that were switched off do nothing on this device', async () => {
  await start();
  switchKeys(false);
  key('3');
  expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^Next/);
  switchKeys(true);
  key('3');
  expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^In house/);
});

test('the search finds a party of the day and opens its details', async () => {
  await start();
  key('/');
  const sheet = await screen.findByRole('dialog', { name: 'Search' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Search' }), {
    target: { value: 'puig' },
  });
  await within(sheet).findByRole('option');
  key('Enter', screen.getByRole('combobox', { name: 'Search' }));
  const panel = await screen.findByRole('complementary', { name: 'Booking details' });
  expect(within(panel).getByRole('heading', { level: 2 }).textContent).toBe('Puig');
});
