import { fireEvent } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { slotAnswer } from '../../diner/answers.ts';
import { problem } from '../../diner/api-responses.ts';
import { at, chooseTime, press } from '../diner.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

/** Continues to the area step, for a time in two areas. */
async function goToAreas(attributes: Record<string, string> = {}) {
  const slots = [1, 2].map((floorPlanAreaId) => at('21:00', { floorPlanAreaId }));
  const widget = await chooseTime(server, { slots, attributes });
  const heading = await widget.screen.findByRole('heading', {
    name: 'Where would you like to sit?',
  });
  return { ...widget, heading };
}

const isChecked = (element: HTMLElement) => (element as HTMLInputElement).checked;

describe('the area step', () => {
  test('shows each area with the venue’s text, none chosen, and focuses the heading', async () => {
    const { screen, root, heading } = await goToAreas();

    expect(root.activeElement).toBe(heading);
    expect(screen.getAllByRole('radio').map(isChecked)).toEqual([false, false]);
    const terrace = screen.getByRole('radio', { name: 'Terrace' });
    expect(root.getElementById(terrace.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'By the sea.',
    );
  });

  test('shows the choices so far, each with a button back to it', async () => {
    const { screen } = await goToAreas();
    const parts = screen.getByRole('navigation', { name: 'Your choice so far' });
    expect([...parts.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      '2 people',
      'Fri 17 May',
      '21:00',
    ]);
    press(screen, 'Change: 21:00');

    expect(isChecked(await screen.findByRole('radio', { name: '21:00' }))).toBe(true);
    expect(screen.getByRole('button', { name: /^Continue: Friday/ })).toBeVisible();
  });

  test('shows an error when the diner continues without an area', async () => {
    const { screen } = await goToAreas();
    expect(screen.queryByRole('alert')).toBe(null);
    press(screen, 'Continue');
    expect(screen.getByRole('alert').textContent).toBe('Choose an area to continue.');
    expect(server.requests).not.toContain('slot');

    fireEvent.click(screen.getByRole('radio', { name: 'Dining room' }));
    expect(screen.queryByRole('alert')).toBe(null);
    press(screen, 'Continue');
    expect(await screen.findByRole('button', { name: 'Change: Dining room' })).toBeVisible();
  });

  test('is skipped if the area chosen earlier, by the page or the diner, has the time', async () => {
    const slots = [1, 2].map((floorPlanAreaId) => at('21:00', { floorPlanAreaId }));
    const { screen } = await chooseTime(server, { slots, attributes: { area: '2' } });

    expect(await screen.findByRole('heading', { name: 'Who is the table for?' })).toBeVisible();
    press(screen, 'Change: Dining room');
    expect(isChecked(await screen.findByRole('radio', { name: 'Dining room' }))).toBe(true);
  });

  test('is skipped if only one area has the time', async () => {
    const slots = [at('21:00', { floorPlanAreaId: 1 })];
    const { screen } = await chooseTime(server, { slots });

    expect(await screen.findByRole('button', { name: 'Change: Terrace' })).toBeVisible();
  });
});

describe('continuing', () => {
  test('shows “Checking …” on the button', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof slotAnswer>>();
    server.script.slot = () => promise;
    const { screen } = await goToAreas();
    fireEvent.click(screen.getByRole('radio', { name: 'Terrace' }));
    press(screen, 'Continue');

    expect(screen.getByRole('button', { name: 'Checking …' }).getAttribute('aria-busy')).toBe(
      'true',
    );
    resolve(slotAnswer());
    expect(await screen.findByRole('heading', { name: 'Who is the table for?' })).toBeVisible();
  });

  test('shows a failure above the button, and keeps the choice', async () => {
    server.script.slot = () => problem(401, 'UNAUTHORIZED');
    const { screen, events } = await goToAreas();
    fireEvent.click(screen.getByRole('radio', { name: 'Terrace' }));
    press(screen, 'Continue');

    expect((await screen.findByRole('alert')).textContent).toContain('not set up correctly');
    expect(isChecked(screen.getByRole('radio', { name: 'Terrace' }))).toBe(true);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
    await vi.waitFor(() =>
      expect(events).toContainEqual({ name: 'error', detail: { code: 'UNAUTHORIZED' } }),
    );
  });
});
