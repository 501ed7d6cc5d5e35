import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffBooking } from '../../../../src/contract/staff/booking.ts';
import { aBooking, aCustomer } from '../../fixtures/bookings.ts';
import {
  type FakeServer,
  partyOf,
  pass,
  press,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

let fake: FakeServer;

async function openDetails(booking: StaffBooking): Promise<HTMLElement> {
  fake = startFakeServer([booking]);
  window.location.hash = `booking=${booking.uuid}`;
  showStaffView();
  const panel = await screen.findByRole('complementary', { name: 'Booking details' });
  await within(panel).findByRole('heading', { level: 2 });
  return panel;
}

/** The value beside a label. */
function fact(panel: HTMLElement, label: string): string | null | undefined {
  return within(panel).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
}

test('allergies, requests and notes come first, in full', async () => {
  const panel = await openDetails(
    aBooking({
      hasAllergies: true,
      allergiesDescription: 'peanuts and shellfish',
      customerSpecialRequests: 'a quiet table',
      privateNotes: 'candles from the bar',
      publicNotes: 'the corner is yours',
    }),
  );
  const headings = within(panel).getAllByRole('heading', { level: 3 });
  expect(headings.slice(0, 4).map((heading) => heading.parentElement?.textContent)).toEqual([
    'Allergiespeanuts and shellfish',
    'Wishesa quiet table',
    'Note for the teamcandles from the bar',
    'Note to the guestthe corner is yours',
  ]);
});

test('the guest is shown with visits, reputation and phone', async () => {
  const panel = await openDetails(
    aBooking({
      customer: aCustomer({
        visitsCount: 14,
        noShowsCount: 1,
        bookingReputation: -0.4,
        lastVisitAt: '2026-10-03T21:00:00+02:00',
      }),
    }),
  );
  expect(fact(panel, 'Visits')).toBe('14 visits, last on 3 Oct 2026, 1 no-show');
  expect(fact(panel, 'Reputation')).toBe('Poor: often does not come');
  expect(fact(panel, 'Phone')).toBe('+34600111222');
});

test('who made the booking is shown, and what differs in the guest’s profile', async () => {
  const profile = { name: 'Clara Puig', email: 'desk@hotel.example', phone: '+34931110000' };
  const ada = aCustomer({ name: 'Ada Marsh', email: profile.email, phone: '+447911123456' });
  const panel = await openDetails(aBooking({ customer: { ...ada, profile } }));
  expect(within(panel).getByRole('heading', { level: 2 }).textContent).toBe('Ada Marsh');
  expect(fact(panel, 'Phone')).toBe('+447911123456');
  expect(fact(panel, 'Email')).toBe('desk@hotel.example');
  expect(fact(panel, 'Guest profile')).toBe('Clara Puig, +34931110000');
});

test.each([
  ['2026-11-21', ['Cancel booking', 'Cancel booking: The guest called', 'Delete']],
  [
    '2026-11-19',
    ['Cancel booking', 'Cancel booking: The guest called', 'No-show', 'Left', 'Delete'],
  ],
] as const)('a booking of %s has only these moves: %s', async (workDay, moves) => {
  const panel = await openDetails(aBooking({ workDay, bookingAt: `${workDay}T20:30:00+01:00` }));
  const buttons = within(within(panel).getByRole('group', { name: 'Move to' })).getAllByRole(
    'button',
  );
  expect(buttons).toHaveLength(moves.length);
  expect(new Set(buttons.map(({ textContent }) => textContent))).toEqual(new Set(moves));
});

test('a tap for a booking of another day is shown before it is sent', async () => {
  const panel = await openDetails(
    aBooking({ workDay: '2026-11-19', bookingAt: '2026-11-19T20:30:00+01:00' }),
  );
  fake.isReachable = false;
  press('No-show', panel);
  await within(panel).findByRole('button', { name: 'Back to confirmed' });
  expect(within(panel).queryByRole('button', { name: 'No-show' })).toBeNull();
});

test('a stay through the hour that a clock change takes away ends by the new time', async () => {
  const panel = await openDetails(
    aBooking({ bookingAt: '2027-03-28T01:30:00+01:00', seatedAt: null, turnMinutes: 90 }),
  );
  expect(fact(panel, 'Duration')).toContain('4:00');
});

test('experience and extras are listed with quantities, prices and total', async () => {
  const panel = await openDetails(
    aBooking({
      experience: {
        id: 1,
        experienceId: 2,
        name: 'Degustación',
        tickets: 2,
        discount: 0,
        pricePerTicket: 6500,
        currency: 'EUR',
      },
      addOns: [{ id: 1, addOnId: 4, name: 'Vinos', unitPrice: 2800, currency: 'EUR', quantity: 3 }],
    }),
  );
  const rows = within(panel).getAllByRole('row');
  expect(rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Degustación2 × €65.00€130.00',
    'Vinos3 × €28.00€84.00',
    'Total€214.00',
  ]);
});

test('exactly the allowed moves are offered', async () => {
  const panel = await openDetails(aBooking({ status: 'ARRIVED' }));
  const moves = within(panel).getByRole('group', { name: 'Move to' });
  const labels = within(moves)
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(labels).toEqual(['Seat', 'Back to confirmed', 'No-show']);
});

test('a cancellation sends the chosen reason, after ten seconds to think again', async () => {
  const panel = await openDetails(aBooking());

  press('Cancel booking', panel);
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this booking?' });
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Changed plans' }));
  press('Cancel the booking', dialog);
  await screen.findByText('The booking of Laura Vidal is cancelled.');
  await pass(9000);
  expect(fake.sent).toEqual([]);
  await pass(1500);
  await waitFor(() =>
    expect(fake.sent).toMatchObject([
      { path: '/bookings/booking-1/cancel', body: { cancelReason: 'CHANGED_PLANS' } },
    ]),
  );
});

test('a cancellation is taken back while it waits, and nothing is sent', async () => {
  const panel = await openDetails(aBooking());
  press('Cancel booking', panel);
  press('Cancel the booking', await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  fireEvent.click(undo as HTMLElement);
  await screen.findByRole('tab', { name: 'Next, 1' });
  await pass(11_000);
  expect(fake.sent).toEqual([]);
});

test('deleting asks nothing, waits, and leaves the list at once', async () => {
  const panel = await openDetails(aBooking({ status: 'CANCELED', tables: [] }));
  const remove = within(panel).queryByRole('button', { name: 'Delete' });
  if (!remove) throw new Error('A canceled booking cannot be deleted.');
  fireEvent.click(remove);
  await screen.findByText('The booking of Laura Vidal is deleted.');
  expect(screen.getByRole('tab', { name: 'Done, 0' })).not.toBeNull();
  await pass(10_500);
  await waitFor(() => expect(fake.sent).toMatchObject([{ body: { status: 'DELETED' } }]));
});

test('closing the panel returns the focus to the party in the list', async () => {
  const panel = await openDetails(aBooking());
  await waitFor(() => expect(document.activeElement).toBe(panel));
  fireEvent.keyDown(panel, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(document.activeElement).toBe(await partyOf('Laura Vidal'));
});

test('an unknown booking is reported as not found', async () => {
  startFakeServer([]);
  window.location.hash = 'booking=gone';
  showStaffView();
  expect((await screen.findByRole('alert')).textContent).toContain('This booking is not there');
});

test('a walk-in’s panel says that nothing is stored about the guests', async () => {
  const panel = await openDetails(aBooking({ isWalkIn: true, customer: null }));
  expect(panel.textContent).toContain('Came without a booking; nothing is kept about the guests.');
});
