// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { StaffBooking } from '../../../../src/contract/staff/booking.ts';
import { aBooking, aCustomer } from '../../fixtures/bookings.ts';
import {
  press,
  rowOf,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../fixtures/staff-view.tsx';

setUpFakeServer();

async function openDetails(booking: StaffBooking): Promise<HTMLElement> {
  startFakeServer([booking]);
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
    'Private notecandles from the bar',
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

test('canceling sends the chosen reason', async () => {
  const panel = await openDetails(aBooking());
  const bodies: unknown[] = [];
  server.use(
    http.put(`${STAFF_API}/bookings/:uuid/cancel`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(aBooking({ status: 'CANCELED', tables: [] }));
    }),
  );

  press('Cancel booking', panel);
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this booking?' });
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Changed plans' }));
  press('Cancel the booking', dialog);
  await screen.findByText('The booking of Laura Vidal is canceled.');
  expect(bodies).toEqual([{ cancelReason: 'CHANGED_PLANS' }]);
});

test('closing the panel returns the focus to the row', async () => {
  const panel = await openDetails(aBooking());
  await waitFor(() => expect(document.activeElement).toBe(panel));
  fireEvent.keyDown(panel, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(document.activeElement).toBe(within(await rowOf('Laura Vidal')).getByRole('link'));
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
