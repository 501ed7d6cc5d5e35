// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBooking, aCustomer, aTable, at } from '../../fixtures/bookings.ts';
import {
  rowOf,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

const guest = (uuid: string, name: string, changes = {}) =>
  aBooking({ uuid, customer: aCustomer({ uuid: `guest-${uuid}`, name }), ...changes });

test('the bookings are listed by shift and time, with the totals of each shift', async () => {
  startFakeServer([
    guest('late', 'Pere Mas', { bookingAt: at('21:30'), pax: 4 }),
    guest('early', 'Laura Vidal', { bookingAt: at('20:00'), pax: 2, status: 'SEATED' }),
    guest('noon', 'Anna Bosch', {
      bookingAt: at('13:00'),
      shiftType: { id: 'lunch', name: 'Almuerzo' },
    }),
  ]);
  showStaffView();

  const dinner = await screen.findByRole('region', { name: 'Cena' });
  expect(
    within(dinner)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Laura Vidal', 'Pere Mas']);
  expect(dinner.textContent).toContain('2 bookings6 covers1 to come1 in the house');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual(['Almuerzo', 'Cena']);
});

test('a row shows time, party, tables and status as text', async () => {
  startFakeServer([guest('one', 'Laura Vidal', { tables: [aTable(4), aTable(5)], pax: 5 })]);
  showStaffView();

  const row = await rowOf('Laura Vidal');
  expect(row.textContent).toContain('20:30');
  expect(row.textContent).toContain('5 guests');
  expect(row.textContent).toContain('T4 + T5');
  expect(row.textContent).toContain('Confirmed');
});

test('a row shows allergies, occasion, VIP, high chairs and accessible seating as text', async () => {
  const vip = aCustomer({ name: 'Anna Bosch', isVip: true });
  startFakeServer([
    aBooking({
      customer: vip,
      hasAllergies: true,
      allergiesDescription: 'peanuts',
      specialOccasion: 'BIRTHDAY',
      highChairs: 2,
      needsAccessibleSeating: true,
    }),
  ]);
  showStaffView();

  const row = await rowOf('Anna Bosch');
  for (const words of ['Allergies: peanuts', 'VIP', 'Birthday', '2 high chairs', 'Accessible']) {
    expect(row.textContent).toContain(words);
  }
});

test('requests and wait list bookings come first, with Confirm and Decline', async () => {
  startFakeServer([
    guest('sure', 'Laura Vidal'),
    guest('asks', 'Pere Mas', { status: 'REQUESTED', tables: [] }),
    guest('waits', 'Anna Bosch', { status: 'PENDING_WAIT_LIST_BOOKING', tables: [] }),
  ]);
  showStaffView();

  const toAnswer = await screen.findByRole('region', { name: 'To answer' });
  expect(within(toAnswer).getAllByRole('link')).toHaveLength(2);
  expect(within(toAnswer).getAllByRole('button', { name: /^Confirm/ })).toHaveLength(2);
  expect(within(toAnswer).getAllByRole('button', { name: /^Decline/ })).toHaveLength(2);
  const dinner = screen.getByRole('region', { name: 'Cena' });
  expect(toAnswer.compareDocumentPosition(dinner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('canceled bookings and no-shows are collapsed, and a search expands them', async () => {
  startFakeServer([
    guest('here', 'Laura Vidal'),
    guest('gone', 'Pere Mas', { status: 'CANCELED', tables: [] }),
  ]);
  showStaffView();

  const heading = await screen.findByRole('heading', { name: 'Canceled and no-shows' });
  expect(heading.closest('details')?.open).toBe(false);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pere' } });
  const expanded = screen.getByRole('heading', { name: 'Canceled and no-shows' });
  expect(expanded.closest('details')?.open).toBe(true);
  expect(screen.queryByRole('link', { name: 'Laura Vidal' })).toBeNull();
  expect(screen.getByText('1 booking found').getAttribute('role')).toBe('status');
});

test('a search without a match says so and can be cleared', async () => {
  startFakeServer([guest('here', 'Laura Vidal')]);
  showStaffView();

  await rowOf('Laura Vidal');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } });
  const list = screen.getByRole('region', { name: 'Bookings' });
  expect(list.textContent).toContain('Nothing found for “nobody” on this day');
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect((await rowOf('Laura Vidal')).textContent).toContain('Laura Vidal');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('a day without bookings says so', async () => {
  startFakeServer([]);
  showStaffView();

  await screen.findByText('No bookings today yet');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('the date field opens another day, and the URL has no personal data', async () => {
  startFakeServer([
    guest('today', 'Laura Vidal'),
    guest('then', 'Pere Mas', { bookingAt: '2026-11-22T20:30:00+01:00' }),
  ]);
  showStaffView();

  await rowOf('Laura Vidal');
  fireEvent.change(screen.getByLabelText('Date', { selector: 'input' }), {
    target: { value: '2026-11-22' },
  });
  await rowOf('Pere Mas');
  expect(window.location.hash).toBe('#date=2026-11-22');
  expect(screen.queryByRole('link', { name: 'Laura Vidal' })).toBeNull();
});
