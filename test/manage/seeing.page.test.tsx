import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { bookingServer } from './booking-server.ts';
import { aPolicy, SIGNED } from './policies.ts';
import { BOOKING_UUID, showBooking, TOKEN } from './show-booking.tsx';

const server = bookingServer();

/** The description of a term in the receipt. */
function descriptionOf(term: string): string | undefined {
  const terms = [...document.querySelectorAll('dt')];
  return terms.find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent;
}

describe('a booking', () => {
  test('is shown in full: when, who, where, what is ordered, and the guest notes', async () => {
    Object.assign(server.booking, {
      pax: 3,
      paxChildren: 1,
      floorPlanArea: { id: 1, name: 'Terrace' },
      experience: {
        id: 1,
        experienceId: 7,
        name: 'Tasting menu',
        tickets: 4,
        discount: 0,
        pricePerTicket: 8900,
        currency: 'EUR',
      },
      addOns: [
        { id: 1, addOnId: 3, name: 'Oysters', quantity: 2, unitPrice: 1800, currency: 'EUR' },
      ],
      customerSpecialRequests: 'A quiet corner',
      hasAllergies: true,
      specialOccasion: 'BIRTHDAY',
      highChairs: 1,
      publicNotes: '<p>We keep it for 15 minutes.</p>',
    });
    server.script.venue = { separatesAdultsAndChildren: true };
    const { screen } = await showBooking();

    expect(
      await screen.findByRole('heading', { level: 2, name: 'Your table is booked' }),
    ).toBeVisible();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your booking at Casa Brisa' }),
    ).toBeVisible();
    expect(document.title).toBe('Your booking at Casa Brisa');
    expect(descriptionOf('When')).toBe('Friday 17 May, 21:00');
    expect(descriptionOf('Guests')).toBe('3 adults, 1 child');
    expect(descriptionOf('Area')).toBe('Terrace');
    expect(descriptionOf('Tasting menu')).toBe('4 × €89.00');
    expect(descriptionOf('Oysters')).toBe('2 × €18.00');
    expect(descriptionOf('Total')).toBe('€392.00');
    expect(descriptionOf('Special requests')).toBe('A quiet corner');
    expect(descriptionOf('Allergies')).toBe('Yes, not described');
    expect(descriptionOf('Occasion')).toBe('Birthday');
    expect(descriptionOf('High chairs')).toBe('1');
    expect(screen.getByText('We keep it for 15 minutes.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call +34555010123' })).toBeVisible();
  });

  test('is requested with its token in a header, and in no URL', async () => {
    const { screen } = await showBooking();
    await screen.findByRole('heading', { level: 2 });

    expect(server.requests).toEqual([{ body: null, token: TOKEN }]);
  });

  test.each([
    ['REQUESTED', 'Your request is on its way'],
    ['PENDING_MERCHANT_CONFIRMATION', 'Your request is on its way'],
    ['PENDING_WAIT_LIST_BOOKING', 'You are on the wait list'],
    ['ARRIVED', 'You have arrived'],
    ['ACCOUNT_SENT', 'You have arrived'],
    ['ATTENDED', 'Thank you for coming'],
    ['CANCELED', 'This booking is cancelled'],
    ['DECLINED_BY_MERCHANT', 'Your request could not be accepted'],
    ['NO_SHOW', 'This booking is over'],
  ] as const)('in %s says: %s', async (status, title) => {
    server.booking.status = status;
    const { screen } = await showBooking();

    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  });

  test('whose time has passed offers only a call', async () => {
    vi.setSystemTime(Date.parse('2030-05-17T21:00:00+02:00'));
    const { screen } = await showBooking();

    expect(await screen.findByRole('heading', { name: 'This booking is over' })).toBeVisible();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('link', { name: /^Call/ })).toBeVisible();
  });

  test('is over once its time passes while the page is hidden', async () => {
    const listen = vi.spyOn(document, 'addEventListener');
    const { screen } = await showBooking();
    await screen.findByRole('button', { name: 'Cancel the booking' });
    await waitFor(() =>
      expect(listen.mock.calls.map(([type]) => type)).toContain('visibilitychange'),
    );
    vi.setSystemTime(Date.parse('2030-05-17T21:00:00+02:00'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('heading', { name: 'This booking is over' })).toBeVisible();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('cannot be changed online if the venue accepts no changes, and says whom to contact', async () => {
    server.script.venue = { takesBookingUpdates: false };
    const { screen } = await showBooking();

    expect(
      await screen.findByText(/cannot be changed online. Please contact Casa Brisa/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Change/ })).toBe(null);
    expect(screen.getByRole('button', { name: 'Cancel the booking' })).toBeVisible();
  });
});

describe('its policy', () => {
  test.each([
    [
      'a guarantee per person',
      {},
      [
        'The restaurant asks for a card guarantee: €25.00 per person, €200.00 for 8 people.',
        'Cancelling is free up to 24 hours before your booking (until Thursday 16 May, 21:00).',
        'After that, or if you do not come, the restaurant may charge €200.00.',
      ],
    ],
    [
      'a deposit per booking, without notice',
      {
        type: 'DEPOSIT',
        amountType: 'PER_BOOKING',
        cancellationFeeAmount: 5000,
        cancellationNoticeHours: 0,
      },
      [
        'The restaurant asks for a deposit: €50.00 for the whole booking.',
        'Cancelling is free until your booking begins.',
        'After that, or if you do not come, the restaurant may charge €50.00.',
      ],
    ],
    [
      'one that charges nothing',
      { type: 'NO_CHARGE', cancellationNoticeHours: 1 },
      [
        'Nothing is charged, whatever happens.',
        'If your plans change, please cancel at least one hour before your booking (by Friday 17 May, 20:00).',
      ],
    ],
  ] as const)('%s is explained in plain sentences', async (_, policy, sentences) => {
    server.booking.cancellationPolicy = aPolicy(policy);
    const { screen } = await showBooking();
    await screen.findByRole('heading', { name: 'Cancellation policy' });

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      sentences,
    );
  });

  test('shows when it was signed, whom to call once it has expired, and what was charged once it has ended', async () => {
    server.booking.cancellationPolicy = aPolicy(SIGNED);
    const first = await showBooking();
    expect(await first.screen.findByText('You signed this on Friday 10 May, 13:30.')).toBeVisible();

    server.booking.cancellationPolicy = aPolicy({ status: 'EXPIRED' });
    await showAnother('expired');
    expect(
      await first.screen.findByText(/ended on Friday 10 May, 15:00. Please call Casa Brisa/),
    ).toBeVisible();
    expect(first.screen.queryByRole('checkbox')).toBe(null);

    server.booking.status = 'CANCELED';
    server.booking.cancellationPolicy = aPolicy({
      ...SIGNED,
      status: 'ENDED',
      endedAt: '2030-05-17T20:00:00+02:00',
      chargedAmount: 20_000,
      refundedAmount: 5000,
    });
    await showAnother('ended');
    expect(
      await first.screen.findByText('This policy stopped applying on Friday 17 May, 20:00.'),
    ).toBeVisible();
    expect(first.screen.getByText('Charged: €200.00')).toBeVisible();
    expect(first.screen.getByText('Refunded: €50.00')).toBeVisible();
  });
});

test.each([
  ['CONFIRMED', false, 'Your booking at Casa Brisa'],
  ['CANCELED', false, 'Your booking at Casa Brisa'],
  ['REQUESTED', false, 'Casa Brisa'],
  ['DECLINED_BY_MERCHANT', false, 'Casa Brisa'],
  ['PENDING_WAIT_LIST_BOOKING', false, 'Casa Brisa'],
  ['CANCELED', true, 'Casa Brisa'],
] as const)(
  '%s: the title speaks of a booking only where there is one (left the wait list: %s)',
  async (status, hasLeft, title) => {
    server.booking.status = status;
    server.hasLeft = hasLeft;
    const { screen } = await showBooking();

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(title));
  },
);

test('another link in the same tab opens at once', async () => {
  const { screen } = await showBooking('#');
  expect(await screen.findByRole('heading', { name: 'This link opens no booking' })).toBeVisible();
  expect(server.requests).toEqual([]);

  await showAnother(TOKEN);

  expect(await screen.findByRole('heading', { name: 'Your table is booked' })).toBeVisible();
});

async function showAnother(token: string): Promise<void> {
  const before = server.requests.length;
  history.replaceState(null, '', `/manage/${BOOKING_UUID}#${token}`);
  fireEvent(window, new Event('hashchange'));
  await waitFor(() => expect(server.requests.length).toBeGreaterThan(before));
}
