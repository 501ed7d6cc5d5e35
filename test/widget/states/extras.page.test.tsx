import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ExperienceBody } from '../../../src/contract/catalogue.ts';
import type { SlotAnswer } from '../../../src/contract/partner/check-slot.ts';
import type { OfferedAddOn, OfferedAddOnGroup } from '../../../src/widget/flow/extras.ts';
import { EXPERIENCE, slotAnswer, unavailable } from '../../diner/answers.ts';
import { problem } from '../../diner/api-responses.ts';
import { at, chooseTime, press, reload } from '../diner.ts';
import { aGroup, anAddOn } from '../flow/add-on-groups.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

const oysters = (overrides: Partial<OfferedAddOn> = {}) =>
  anAddOn(1, { name: 'Oysters', unitPrice: 1800, maxQuantity: 10, ...overrides });
const cava = (overrides: Partial<OfferedAddOn> = {}) =>
  anAddOn(2, { name: 'Cava', unitPrice: 600, maxQuantity: 10, ...overrides });

/** Continues to the extras of a table for two at 21:00. */
async function goToExtras(groups: OfferedAddOnGroup[], experience: ExperienceBody | null = null) {
  server.script.slot = () => slotAnswer({ addOnGroups: groups, experience });
  const slots = [at('21:00', { experienceId: experience?.id ?? null })];
  const { screen, ...widget } = await chooseTime(server, { slots });
  const heading = await screen.findByRole('heading', {
    name: /^(Something to go|Who is the table)/,
  });
  return { ...widget, screen, heading };
}

/** The text of an add-on’s card. */
const cardOf = (element: HTMLElement) => element.closest('.extra')?.textContent;

describe('the extras step', () => {
  test('is skipped if there is nothing to choose', async () => {
    const { heading, screen } = await goToExtras([]);

    expect(heading.textContent).toBe('Who is the table for?');
    expect(screen.queryByRole('button', { name: 'Change: No extras' })).toBe(null);
  });

  test('shows the groups with nothing chosen, the heading focused, and a button to continue without', async () => {
    const { root, heading, screen } = await goToExtras([aGroup([oysters()])]);
    expect(root.activeElement).toBe(heading);
    expect(screen.getByText('€0.00', { selector: 'strong' })).toBeVisible();
    press(screen, 'Continue without extras');

    expect(await screen.findByRole('button', { name: 'Change: No extras' })).toBeVisible();
  });

  describe('after a reload', () => {
    async function reloadWith(slot: typeof server.script.slot) {
      const widget = await goToExtras([aGroup([oysters()])]);
      server.script.slot = slot;
      return reload(widget);
    }

    test('shows placeholders until the groups are loaded', async () => {
      const { promise, resolve } = Promise.withResolvers<SlotAnswer>();
      const { screen, root } = await reloadWith(() => promise);
      await waitFor(() => expect(root.querySelectorAll('.skeleton-card')).toHaveLength(3));
      expect(screen.getByText('Looking for tables …')).toBeVisible();

      resolve(slotAnswer({ addOnGroups: [aGroup([oysters()])] }));
      expect(await screen.findByRole('button', { name: 'More: Oysters' })).toBeVisible();
    });

    test('shows a failure, and the groups after a successful retry', async () => {
      const { screen } = await reloadWith(() => problem(400, 'BAD_REQUEST'));
      const retry = await screen.findByRole('button', { name: 'Try again' });
      expect(screen.getByRole('alert').textContent).toContain('That did not work');

      server.script.slot = () => slotAnswer({ addOnGroups: [aGroup([oysters()])] });
      fireEvent.click(retry);
      expect(await screen.findByRole('button', { name: 'More: Oysters' })).toBeVisible();
    });
  });
});

describe('add-ons', () => {
  test('show the group’s limits once, and each price with the add-on’s own limits', async () => {
    const { screen } = await goToExtras([
      aGroup([oysters({ minQuantity: 2, maxQuantity: 4 }), cava()], {
        minTotalQuantity: 3,
        maxTotalQuantity: 6,
        maxTotalTypes: 1,
        summary: '<p>Served <em>cold</em>.</p>',
      }),
    ]);

    const group = within(screen.getByRole('group', { name: 'To start with' }));
    expect(group.getByText('At least 3, if any · Up to 6 in all · One kind')).toBeVisible();
    expect(group.getByText('cold').localName).toBe('em');
    expect(cardOf(group.getByText('Oysters', { selector: 'p' }))).toContain(
      '€18.00 each · At least 2, if any · Up to 4 of these',
    );
    expect(cardOf(group.getByText('Cava', { selector: 'p' }))).toContain('€6.00 each');
    expect(cardOf(group.getByText('Cava', { selector: 'p' }))).not.toContain('Up to');
  });

  test('go to the least quantity with the first press, and back to zero below it', async () => {
    const { screen } = await goToExtras([aGroup([oysters({ minQuantity: 2 })])]);
    const count = screen.getByRole('status', { name: 'Oysters' });
    press(screen, 'More: Oysters');
    expect(count.textContent).toBe('2');
    expect(screen.getByText('€36.00', { selector: 'strong' })).toBeVisible();
    press(screen, 'Fewer: Oysters');

    expect(count.textContent).toBe('0');
    expect(screen.getByRole('button', { name: 'Continue without extras' })).toBeVisible();
  });

  test('stop at the most of an add-on, of the group, and of its kinds', async () => {
    const { screen } = await goToExtras([
      aGroup([oysters({ maxQuantity: 1 }), cava(), anAddOn(3, { name: 'Bread' })], {
        maxTotalQuantity: 3,
        maxTotalTypes: 2,
      }),
    ]);
    const reach = (name: string) =>
      screen.getByRole('button', { name: `More: ${name}` }).getAttribute('aria-disabled');
    press(screen, 'More: Oysters');
    expect([reach('Oysters'), reach('Cava'), reach('Bread')]).toEqual(['true', 'false', 'false']);
    press(screen, 'More: Cava');
    expect([reach('Oysters'), reach('Cava'), reach('Bread')]).toEqual(['true', 'false', 'true']);
    press(screen, 'More: Cava');
    expect([reach('Oysters'), reach('Cava'), reach('Bread')]).toEqual(['true', 'true', 'true']);
    press(screen, 'More: Bread');

    expect(screen.getByText('€30.00', { selector: 'strong' })).toBeVisible();
  });

  test('have one total over all groups, which the summary of the next step shows too', async () => {
    const { screen } = await goToExtras([
      aGroup([oysters()]),
      aGroup([cava()], { level: 'EXPERIENCE', name: 'To drink' }),
    ]);
    press(screen, 'More: Oysters');
    press(screen, 'More: Cava');
    const total = screen.getByText('€24.00', { selector: 'strong' });
    expect(total.closest('[role=status]')?.textContent).toBe('Total €24.00');
    press(screen, 'Continue');

    expect(await screen.findByRole('button', { name: 'Change: Total: €24.00' })).toBeVisible();
  });

  test('show what a group is missing when the diner continues with too few', async () => {
    const { screen } = await goToExtras([aGroup([oysters()], { minTotalQuantity: 3 })]);
    press(screen, 'More: Oysters');
    expect(screen.queryByRole('alert')).toBe(null);
    press(screen, 'Continue');
    expect(screen.getByRole('alert').textContent).toBe('Please add 2 more, or take none.');
    press(screen, 'More: Oysters');
    expect(screen.getByRole('alert').textContent).toBe('Please add one more, or take none.');
    press(screen, 'More: Oysters');

    expect(screen.queryByRole('alert')).toBe(null);
    press(screen, 'Continue');
    expect(await screen.findByRole('heading', { name: 'Who is the table for?' })).toBeVisible();
  });

  test('show the reason instead of the buttons if one is unavailable', async () => {
    const soldOut = { ...unavailable('ADD_ON_NOT_AVAILABLE'), detail: '' };
    const { screen } = await goToExtras([
      aGroup([
        oysters({ availability: unavailable('ADD_ON_NOT_AVAILABLE') }),
        cava({ availability: soldOut }),
      ]),
    ]);

    expect(screen.getByText('Not available: ADD_ON_NOT_AVAILABLE.')).toBeVisible();
    expect(cardOf(screen.getByText('Cava'))).toContain('Not available');
    expect(screen.queryByRole('button', { name: /^More/ })).toBe(null);
  });
});

describe('tickets of an experience', () => {
  const CHOSEN: ExperienceBody = { ...EXPERIENCE, automaticTicketQuantity: false };

  test('are as many as the party needs, at most one each, and are in the total', async () => {
    const { screen } = await goToExtras([], CHOSEN);
    const fewer = screen.getByRole('button', { name: 'Fewer: Tickets' });
    expect(screen.getByText('€178.00', { selector: 'strong' })).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'More: Tickets' }).getAttribute('aria-disabled'),
    ).toBe('true');
    fireEvent.click(fewer);

    // The step stays on screen while the slot is checked with fewer tickets.
    expect(fewer.isConnected).toBe(true);
    expect(screen.getByText('€89.00', { selector: 'strong' })).toBeVisible();
    expect(fewer.getAttribute('aria-disabled')).toBe('true');
  });

  test('are the venue’s minimum if the party needs fewer', async () => {
    const { screen } = await goToExtras([], { ...CHOSEN, minTicketsPerBooking: 4 });

    expect(screen.getByRole('status', { name: 'Tickets' }).textContent).toBe('4');
    expect(
      screen.getByRole('button', { name: 'Fewer: Tickets' }).getAttribute('aria-disabled'),
    ).toBe('true');
  });

  test('cannot be chosen if they follow from the party, but are in the total', async () => {
    const { screen } = await goToExtras([aGroup([oysters()])], EXPERIENCE);

    expect(screen.queryByRole('button', { name: 'More: Tickets' })).toBe(null);
    expect(screen.getByText('€178.00', { selector: 'strong' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  });
});
