import { act, fireEvent } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { PublicBooking } from '../../../src/contract/booking.ts';
import type { NewBookingKind } from '../../../src/domain/message-kind.ts';
import { isFramed } from '../../../src/widget/is-framed.ts';
import { publicBooking, startAnswer } from '../../diner/answers.ts';
import { aPolicy } from '../../manage/policies.ts';
import { fillForm, press, type Screen, type } from '../diner.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

/** Submits the form; the server responds with this booking. */
async function book(booking: Partial<PublicBooking> = {}) {
  server.script.create = () => booking;
  const widget = await fillForm(server);
  press(widget.screen, /^Book for/);
  await widget.screen.findByRole('link', { name: /^(Change or cancel|See your place)/ });
  return widget;
}

const SIGN = 'One step left: sign the cancellation policy';

/** The description of a term in the receipt. */
function descriptionOf(root: ShadowRoot, term: string): string | undefined {
  const terms = [...root.querySelectorAll('dt')];
  return terms.find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent;
}

const hrefOf = (screen: Screen, name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href');

describe('the title and text for each status', () => {
  test.each([
    ['CONFIRMED', 'Your table is booked', /look forward to seeing you, Ada/],
    ['REQUESTED', 'Your request is on its way', /not booked yet/],
    ['PENDING_MERCHANT_CONFIRMATION', 'Your request is on its way', /not booked yet/],
    ['PENDING_WAIT_LIST_BOOKING', 'You are on the wait list', /not booked yet/],
  ] as const)('%s: %s', async (status, title, intro) => {
    const { screen, root } = await book({ status });

    const heading = screen.getByRole('heading', { name: title });
    expect(root.activeElement).toBe(heading);
    expect(heading.nextElementSibling?.textContent).toMatch(intro);
    expect(root.querySelector('.confirmed-mark')?.getAttribute('data-status')).toBe(status);
  });
});

test('on the wait list, nothing is to be signed, kept, booked again or canceled', async () => {
  const { screen, root } = await book({ status: 'PENDING_WAIT_LIST_BOOKING' });

  expect(hrefOf(screen, 'See your place or leave the wait list')).toBe(
    'https://book.example/manage/6f0d?lang=en#token',
  );
  const actions = [...root.querySelectorAll('.action-bar :is(a, button)')];
  expect(actions.map(({ textContent }) => textContent)).toEqual([
    'See your place or leave the wait list',
    'Look for another time',
  ]);
  expect(root.querySelector('.confirmed')?.textContent).not.toMatch(/cancel|sign|policy/i);
});

describe('what was booked', () => {
  test('shows the time in the venue’s time zone, and the party', async () => {
    const { screen, root } = await book();

    expect(descriptionOf(root, 'When')).toBe('Friday 17 May, 21:00');
    expect(descriptionOf(root, 'Guests')).toBe('2 people');
    expect(screen.queryByText('Total')).toBe(null);
  });

  test('shows adults and children, the area, and the extras with their total', async () => {
    server.script.venue = { separatesAdultsAndChildren: true };
    const { root } = await book({
      paxChildren: 1,
      floorPlanArea: { id: 1, name: 'Terrace' },
      experience: {
        id: 1,
        experienceId: 7,
        name: 'Tasting menu',
        tickets: 2,
        discount: 0,
        pricePerTicket: 8900,
        currency: 'EUR',
      },
      addOns: [
        { id: 1, addOnId: 3, name: 'Oysters', quantity: 2, unitPrice: 1800, currency: 'EUR' },
      ],
    });

    expect(descriptionOf(root, 'Guests')).toBe('2 adults, 1 child');
    expect(descriptionOf(root, 'Area')).toBe('Terrace');
    expect(descriptionOf(root, 'Tasting menu')).toBe('2 × €89.00');
    expect(descriptionOf(root, 'Oysters')).toBe('2 × €18.00');
    expect(descriptionOf(root, 'Total')).toBe('€214.00');
  });

  test('shows the note of this booking, or else the venue’s, with its markup', async () => {
    const { screen } = await book({ publicNotes: '<p>We keep it for <b>15</b> minutes.</p>' });

    expect(screen.getByText('Good to know')).toBeVisible();
    expect(screen.getByText('15').localName).toBe('b');
  });

  test.each(['PENDING_WAIT_LIST_BOOKING', 'REQUESTED'] as const)(
    'shows no note to whoever has no table yet: %s',
    async (status) => {
      const bookingNote = '<p>We keep the table for 15 minutes.</p>';
      server.script.venue = { texts: { ...startAnswer().venue.texts, bookingNote } };
      const { screen } = await book({ status, publicNotes: bookingNote });

      expect(screen.queryByText('Good to know')).toBe(null);
      expect(screen.queryByText(/We keep the table/)).toBe(null);
    },
  );

  test('shows no note if there is none', async () => {
    const { screen } = await book();

    expect(screen.queryByText('Good to know')).toBe(null);
  });
});

describe('the links', () => {
  test('to the manage page, in the same language', async () => {
    const { screen } = await book();

    expect(hrefOf(screen, 'Change or cancel')).toBe(
      'https://book.example/manage/6f0d?lang=en#token',
    );
    expect(screen.queryByRole('link', { name: 'Continue' })).toBe(null);
  });

  test('to the venue’s own page: its host is named, and only a click opens it', async () => {
    const before = location.href;
    const { screen } = await book({ redirectUrl: 'https://venue.example/thanks' });

    expect(
      screen.getByText('Casa Brisa invites you to continue on a page of its own: venue.example.'),
    ).toBeVisible();
    const link = screen.getByRole('link', { name: 'Continue' });
    expect(link.getAttribute('href')).toBe('https://venue.example/thanks');
    expect(link.className).toBe('main-button');
    expect(location.href).toBe(before);
  });

  test('to the policy to be signed, with the deadline, as the main link', async () => {
    // The page of the Location header, which is not shown twice, whatever its token.
    for (const token of ['token', 'another-token']) {
      const redirectUrl = `https://book.example/manage/6f0d#${token}`;
      const { screen, root, widget } = await book({ redirectUrl, cancellationPolicy: aPolicy() });

      expect(
        screen.getByText(
          'Please agree to the cancellation policy by Friday 10 May, 15:00. After that, the restaurant may give your table to someone else.',
        ),
      ).toBeVisible();
      expect(hrefOf(screen, SIGN)).toBe('https://book.example/manage/6f0d?lang=en#token');
      const actions = [...root.querySelectorAll('.action-bar > *')];
      expect(actions.map(({ className, textContent }) => [className, textContent])).toEqual([
        ['main-button', SIGN],
        ['secondary-button', 'Change or cancel'],
        ['secondary-button', 'Make another booking'],
      ]);
      await act(async () => widget.unmount());
    }
  });

  test('to the policy of a request, for which no table is kept yet', async () => {
    const { screen, root } = await book({ status: 'REQUESTED', cancellationPolicy: aPolicy() });

    expect(screen.getByRole('link', { name: SIGN })).toBeVisible();
    expect(root.querySelector('.confirmed')?.textContent).not.toMatch(/your table/i);
  });

  test('to both the policy and the venue’s own page, the policy first', async () => {
    const redirectUrl = 'https://venue.example/thanks';
    const { screen } = await book({ redirectUrl, cancellationPolicy: aPolicy() });

    expect(screen.getByRole('link', { name: SIGN }).className).toBe('main-button');
    expect(screen.getByRole('link', { name: 'Continue' }).className).toBe('secondary-button');
  });

  test('all open in a new tab where the page with the widget is in a frame, and say so', async () => {
    vi.mocked(isFramed).mockReturnValue(true);
    const redirectUrl = 'https://venue.example/thanks';
    const { screen, root } = await book({
      redirectUrl,
      cancellationPolicy: aPolicy(),
      publicNotes: '<p>Our <a href="https://venue.example/menu">menu</a>.</p>',
    });
    await screen.findByText('Add to calendar');

    const ways = [...root.querySelectorAll<HTMLAnchorElement>('a:not([download])')];
    expect(ways).toHaveLength(6);
    for (const { target, rel } of ways) {
      expect(target).toBe('_blank');
      expect(rel).toContain('noopener');
    }
    for (const name of [SIGN, 'Continue', 'Change or cancel'])
      expect(screen.getByRole('link', { name: `${name} (opens in a new tab)` })).toBeVisible();
  });

  test('all but those to the calendar open in the same tab where it is in none', async () => {
    const redirectUrl = 'https://venue.example/thanks';
    const { root } = await book({ redirectUrl, cancellationPolicy: aPolicy() });

    const links = [...root.querySelectorAll<HTMLAnchorElement>('.action-bar a')];
    expect(links.map(({ target }) => target)).toEqual(['', '', '']);
  });

  test('to another booking, with an empty form', async () => {
    const { screen } = await book();
    press(screen, 'Make another booking');
    fireEvent.click(await screen.findByRole('gridcell', { name: /17 May/ }));
    fireEvent.click(await screen.findByRole('radio', { name: '21:00' }));
    press(screen, /^Continue/);

    const consent = await screen.findByRole<HTMLInputElement>('checkbox', { name: /I agree that/ });
    expect(consent.checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('');
  });
});

describe('the way back to the booking', () => {
  const KEEP = 'Keep the link to your booking: you will need it if your plans change.';

  test('a mail was sent to the address that was typed', async () => {
    server.script.venue = { mailedKinds: ['BOOKED'] };
    const { screen } = await book();

    expect(screen.getByText(/sent an email .* to ada@example\.com\.$/)).toBeVisible();
    expect(screen.queryByText(KEEP)).toBe(null);
  });

  test('the link is to be kept where the venue sends mail, but no address was typed', async () => {
    server.script.venue = { mailedKinds: ['BOOKED'] };
    const { screen } = await fillForm(server);
    type(screen, 'Email', '');
    type(screen, 'Phone', '600 11 22 33');
    press(screen, /^Book for/);

    expect(await screen.findByText(KEEP)).toBeVisible();
  });

  test('the link is to be kept where the venue sends other mail, but none about new bookings', async () => {
    server.script.venue = { mailedKinds: ['REQUESTED', 'SIGNATURE_NEEDED'] };
    const { screen } = await book();

    expect(screen.getByText(KEEP)).toBeVisible();
    expect(screen.queryByText(/sent an email/)).toBe(null);
  });

  test.each([
    ['REQUESTED', null, 'REQUESTED'],
    ['PENDING_WAIT_LIST_BOOKING', null, 'WAIT_LIST_JOINED'],
    ['CONFIRMED', aPolicy(), 'SIGNATURE_NEEDED'],
  ] satisfies [PublicBooking['status'], PublicBooking['cancellationPolicy'], NewBookingKind][])(
    'a mail was sent about a booking that is %s',
    async (status, cancellationPolicy, kind) => {
      server.script.venue = { mailedKinds: [kind] };
      const { screen } = await book({ status, cancellationPolicy });

      expect(screen.getByText(/sent an email/)).toBeVisible();
    },
  );

  test('the link is to be kept where no mail is sent, and is copied with its token', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { screen } = await book();
    expect(screen.getByText(KEEP)).toBeVisible();
    press(screen, 'Copy the link');

    expect((await screen.findByText('Copied')).role).toBe('status');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      'https://book.example/manage/6f0d?lang=en#token',
    );
  });

  test('the link is shown and selected where the page may not use the clipboard', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const { screen, root } = await book();
    press(screen, 'Copy the link');

    const field = await screen.findByRole<HTMLInputElement>('textbox');
    expect(field.value).toBe('https://book.example/manage/6f0d?lang=en#token');
    expect(root.activeElement).toBe(field);
    expect(field.selectionEnd).toBe(field.value.length);
    expect(screen.queryByRole('button', { name: 'Copy the link' })).toBe(null);
  });
});

describe('the calendar', () => {
  test('offers a file, and links to calendar websites without the manage token', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const { screen } = await book();

    const file = await screen.findByRole('link', { name: 'Calendar file' });
    expect(file.getAttribute('download')).toBe('booking.ics');
    expect(file.getAttribute('href')).toBe(made.mock.results[0]?.value);
    const [blob] = made.mock.calls[0] ?? [];
    const content = blob instanceof Blob ? await blob.text() : '';
    expect(content).toContain('DTSTART:20300517T190000Z');
    expect(content).toContain('SUMMARY:Table at Casa Brisa');
    expect(content).toContain('URL:https://book.example/manage/6f0d?lang=en#token');
    for (const name of [/^Google/, /^Outlook/]) {
      expect(hrefOf(screen, name)).toContain('Table+at+Casa+Brisa');
      expect(hrefOf(screen, name)).not.toContain('token');
    }
  });

  test.each(['REQUESTED', 'PENDING_WAIT_LIST_BOOKING'] as const)(
    'offers nothing while the booking is %s',
    async (status) => {
      const { screen } = await book({ status });
      expect(screen.queryByText('Add to calendar')).toBe(null);
    },
  );
});

test('shows no manage link if the response has none', async () => {
  server.script.create = () => Response.json(publicBooking());
  const { screen } = await fillForm(server);
  press(screen, /^Book for/);

  await screen.findByRole('heading', { name: 'Your table is booked' });
  expect(screen.queryByRole('link', { name: 'Change or cancel' })).toBe(null);
  expect(screen.getByRole('button', { name: 'Make another booking' })).toBeVisible();
});
