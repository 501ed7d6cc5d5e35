// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { slotAnswer } from '../../diner/answers.ts';
import { problem } from '../../diner/api-responses.ts';
import { at, chooseTime, press } from '../diner.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

/** As far as the areas of a time that two of them have. */
async function comeToAreas(attributes: Record<string, string> = {}) {
  const slots = [1, 2].map((floorPlanAreaId) => at('21:00', { floorPlanAreaId }));
  const widget = await chooseTime(server, { slots, attributes });
  const heading = await widget.screen.findByRole('heading', {
    name: 'Where would you like to sit?',
  });
  return { ...widget, heading };
}

const isChecked = (element: HTMLElement) => (element as HTMLInputElement).checked;

describe('the areas', () => {
  test('each with what the venue says of it, none chosen, and the heading in focus', async () => {
    const { screen, root, heading } = await comeToAreas();

    expect(root.activeElement).toBe(heading);
    expect(screen.getAllByRole('radio').map(isChecked)).toEqual([false, false]);
    const terrace = screen.getByRole('radio', { name: 'Terrace' });
    expect(root.getElementById(terrace.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'By the sea.',
    );
  });

  test('what is chosen so far, each part a way back to it', async () => {
    const { screen } = await comeToAreas();
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

  test('that one is needed, once the diner wants to go on without', async () => {
    const { screen } = await comeToAreas();
    expect(screen.queryByRole('alert')).toBe(null);
    press(screen, 'Continue');
    expect(screen.getByRole('alert').textContent).toBe('Choose an area to continue.');
    expect(server.asked).not.toContain('slot');

    fireEvent.click(screen.getByRole('radio', { name: 'Dining room' }));
    expect(screen.queryByRole('alert')).toBe(null);
    press(screen, 'Continue');
    expect(await screen.findByRole('button', { name: 'Change: Dining room' })).toBeVisible();
  });

  test('nothing, where the page or the diner has chosen one before that is still to be had', async () => {
    const slots = [1, 2].map((floorPlanAreaId) => at('21:00', { floorPlanAreaId }));
    const { screen } = await chooseTime(server, { slots, attributes: { area: '2' } });

    expect(await screen.findByRole('heading', { name: 'Who is the table for?' })).toBeVisible();
    press(screen, 'Change: Dining room');
    expect(isChecked(await screen.findByRole('radio', { name: 'Dining room' }))).toBe(true);
  });

  test('nothing, where a single area has the time', async () => {
    const slots = [at('21:00', { floorPlanAreaId: 1 })];
    const { screen } = await chooseTime(server, { slots });

    expect(await screen.findByRole('button', { name: 'Change: Terrace' })).toBeVisible();
  });
});

describe('the way on', () => {
  test('a button that is checking', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof slotAnswer>>();
    server.script.slot = () => promise;
    const { screen } = await comeToAreas();
    fireEvent.click(screen.getByRole('radio', { name: 'Terrace' }));
    press(screen, 'Continue');

    expect(screen.getByRole('button', { name: 'Checking …' }).getAttribute('aria-busy')).toBe(
      'true',
    );
    resolve(slotAnswer());
    expect(await screen.findByRole('heading', { name: 'Who is the table for?' })).toBeVisible();
  });

  test('a failure above the button, and the choice as it was', async () => {
    server.script.slot = () => problem(401, 'UNAUTHORIZED');
    const { screen, events } = await comeToAreas();
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
