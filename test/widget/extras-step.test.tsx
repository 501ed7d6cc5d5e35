// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Experience } from '../../src/contract/catalogue.ts';
import type { LeveledGroup, OfferedAddOn } from '../../src/widget/extras.ts';
import { aGroup, anAddOn } from './add-on-groups.ts';
import { EXPERIENCE, FREE, slotAnswer, taken, timeSlot, workDay } from './answers.ts';
import { showWidget } from './show-widget.ts';
import { venueServer } from './venue-server.ts';

const server = venueServer();

const oysters = (overrides: Partial<OfferedAddOn> = {}) =>
  anAddOn(1, { name: 'Oysters', unitPrice: 1800, maxQuantity: 10, ...overrides });

/** As far as what goes with a table for two at 21:00. */
async function beginExtras(groups: LeveledGroup[], experience: Experience | null = null) {
  server.script.slot = () => slotAnswer({ addOnGroups: groups, experience });
  server.script.workDay = (date) =>
    workDay(date, [
      {
        ...timeSlot(`${date}T21:00:00+02:00`, { experienceId: experience?.id ?? null }),
        availability: FREE,
      },
    ]);
  const { screen } = await showWidget({ date: '2030-05-17' });
  fireEvent.click(await screen.findByRole('radio', { name: '21:00' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Continue/ }));
  return screen;
}

/** What the card of an add-on says. */
const cardOf = (element: HTMLElement) => element.closest('.extra')?.textContent;

test('a group tells its limits in words, and each add-on its price and its own', async () => {
  const screen = await beginExtras([
    aGroup([oysters({ minQuantity: 2, maxQuantity: 4 }), oysters({ id: 2, name: 'Cava' })], {
      minTotalQuantity: 3,
      maxTotalQuantity: 6,
      maxTotalTypes: 1,
      summary: '<p>Served <em>cold</em>.</p>',
    }),
  ]);

  const group = await screen.findByRole('group', { name: 'To start with' });
  expect(within(group).getByText('At least 3, if any · Up to 6 in all · One kind')).toBeDefined();
  expect(within(group).getByText('cold').localName).toBe('em');
  expect(cardOf(within(group).getByText('Oysters', { selector: 'p' }))).toContain(
    '€18.00 each · At least 2, if any · Up to 4 of these',
  );
  expect(cardOf(within(group).getByText('Cava', { selector: 'p' }))).toContain('€18.00 each');
});

test('one kind chosen leaves no room for another, and the least is taken at once', async () => {
  const screen = await beginExtras([
    aGroup([oysters({ minQuantity: 2 }), oysters({ id: 2, name: 'Cava' })], { maxTotalTypes: 1 }),
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'More: Oysters' }));

  expect(screen.getByText('€36.00')).toBeDefined();
  const cava = screen.getByRole('button', { name: 'More: Cava' });
  expect(cava.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(cava);
  expect(screen.getByText('€36.00')).toBeDefined();
});

test('an add-on that is not to be had says why, and has no buttons', async () => {
  const screen = await beginExtras([
    aGroup([oysters({ availability: taken('ADD_ON_NOT_AVAILABLE') })]),
  ]);

  expect(await screen.findByText('Not to be had: ADD_ON_NOT_AVAILABLE.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'More: Oysters' })).toBe(null);
});

test('tickets are chosen where the venue lets them be, and add to the total', async () => {
  const experience = { ...EXPERIENCE, automaticTicketQuantity: false, minTicketsPerBooking: 1 };
  const screen = await beginExtras([], experience);
  const fewer = await screen.findByRole('button', { name: 'Fewer: Tickets' });

  expect(screen.getByText('€178.00')).toBeDefined();
  fireEvent.click(fewer);
  // The step is not taken away while the server is asked about fewer tickets.
  expect(fewer.isConnected).toBe(true);
  expect(screen.getByText('€89.00', { selector: 'strong' })).toBeDefined();
  expect(fewer.getAttribute('aria-disabled')).toBe('true');
});

test('tickets that go with the party are not asked about, and are in the total', async () => {
  const screen = await beginExtras([aGroup([oysters()])], EXPERIENCE);

  await screen.findByRole('button', { name: 'More: Oysters' });
  expect(screen.queryByRole('button', { name: 'More: Tickets' })).toBe(null);
  expect(screen.getByText('€178.00')).toBeDefined();
});

test('nothing to choose among is no step', async () => {
  const screen = await beginExtras([]);

  expect(await screen.findByRole('heading', { name: 'Who is the table for?' })).toBeDefined();
});
