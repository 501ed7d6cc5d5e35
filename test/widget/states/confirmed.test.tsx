// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { PublicBooking } from '../../../src/contract/booking.ts';
import { publicBooking } from '../../diner/answers.ts';
import { aPolicy } from '../../manage/policies.ts';
import { fillForm, press, type Screen } from '../diner.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

/** The form, sent, and answered with this. */
async function book(booking: Partial<PublicBooking> = {}) {
  server.script.create = () => booking;
  const widget = await fillForm(server);
  press(widget.screen, /^Book for/);
  await widget.screen.findByRole('link', { name: 'Change or cancel' });
  return widget;
}

/** What stands beside a term of the list. */
function besides(root: ShadowRoot, term: string): string | undefined {
  const terms = [...root.querySelectorAll('dt')];
  return terms.find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent;
}

const hrefOf = (screen: Screen, name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href');

describe('in words that promise no more than is true', () => {
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

describe('what was booked', () => {
  test('when, on the venue’s clock, and for how many', async () => {
    const { screen, root } = await book();

    expect(besides(root, 'When')).toBe('Friday 17 May, 21:00');
    expect(besides(root, 'Guests')).toBe('2 people');
    expect(screen.queryByText('Total')).toBe(null);
  });

  test('adults and children, the area, and what is ordered, added up', async () => {
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

    expect(besides(root, 'Guests')).toBe('2 adults, 1 child');
    expect(besides(root, 'Area')).toBe('Terrace');
    expect(besides(root, 'Tasting menu')).toBe('2 × €89.00');
    expect(besides(root, 'Oysters')).toBe('2 × €18.00');
    expect(besides(root, 'Total')).toBe('€214.00');
  });

  test('the venue’s note, or the one for this booking, with its form', async () => {
    const { screen } = await book({ publicNotes: '<p>We keep it for <b>15</b> minutes.</p>' });

    expect(screen.getByText('Good to know')).toBeVisible();
    expect(screen.getByText('15').localName).toBe('b');
  });

  test('no note, where there is none', async () => {
    const { screen } = await book();

    expect(screen.queryByText('Good to know')).toBe(null);
  });
});

describe('the ways on', () => {
  test('to its own page, in the same language, where it can be changed and canceled', async () => {
    const { screen } = await book();

    expect(hrefOf(screen, 'Change or cancel')).toBe(
      'https://book.example/manage/6f0d?lang=en#token',
    );
    expect(screen.queryByRole('link', { name: 'Continue' })).toBe(null);
  });

  test('to the venue’s own page: told beforehand which, and opened by a press alone', async () => {
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

  test('to the policy that is to be signed, and by when, as the main one', async () => {
    // The same address as in the header Location: it is not shown twice.
    const redirectUrl = 'https://book.example/manage/6f0d#token';
    const { screen } = await book({ redirectUrl, cancellationPolicy: aPolicy() });

    expect(
      screen.getByText(/please agree to the cancellation policy by Friday 10 May/),
    ).toBeVisible();
    const link = screen.getByRole('link', { name: 'Sign the policy' });
    expect(link.getAttribute('href')).toBe('https://book.example/manage/6f0d?lang=en#token');
    expect(link.className).toBe('main-button');
    expect(screen.queryByRole('link', { name: 'Continue' })).toBe(null);
  });

  test('to both, where the venue has a page of its own too: the signature first', async () => {
    const redirectUrl = 'https://venue.example/thanks';
    const { screen } = await book({ redirectUrl, cancellationPolicy: aPolicy() });

    expect(screen.getByRole('link', { name: 'Sign the policy' }).className).toBe('main-button');
    expect(screen.getByRole('link', { name: 'Continue' }).className).toBe('quiet-button');
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

describe('the calendar', () => {
  test('a file, and the pages of its makers, which learn no key', async () => {
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
    'nothing for it, while it is %s',
    async (status) => {
      const { screen } = await book({ status });
      expect(screen.queryByText('Add to calendar')).toBe(null);
    },
  );
});

test('no way to change it, where the answer names none', async () => {
  server.script.create = () => Response.json(publicBooking());
  const { screen } = await fillForm(server);
  press(screen, /^Book for/);

  await screen.findByRole('heading', { name: 'Your table is booked' });
  expect(screen.queryByRole('link', { name: 'Change or cancel' })).toBe(null);
  expect(screen.getByRole('button', { name: 'Make another booking' })).toBeVisible();
});
