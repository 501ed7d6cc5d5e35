// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FREE, slotAnswer, timeSlot, workDay } from './answers.ts';
import { showWidget } from './show-widget.ts';
import { venueServer } from './venue-server.ts';

const server = venueServer();

/** As far as the form, at a venue where SUMMER holds and nothing else. */
async function beginForm(attributes: Record<string, string> = {}) {
  server.script.slot = (_, { promoCode }) =>
    slotAnswer({ promo: promoCode === 'SUMMER' ? { id: 1, name: 'Summer nights' } : null });
  server.script.workDay = (date) =>
    workDay(date, [{ ...timeSlot(`${date}T21:00:00+02:00`), availability: FREE }]);
  const { screen } = await showWidget({ date: '2030-05-17', ...attributes });
  fireEvent.click(await screen.findByRole('radio', { name: '21:00' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Continue/ }));
  const field = await screen.findByRole('textbox', { name: /^Promo code/ });
  return { screen, field };
}

test('a code that holds is told by what it brings, before anything is booked', async () => {
  const { screen, field } = await beginForm();
  fireEvent.change(field, { target: { value: ' SUMMER ' } });

  expect(await screen.findByText('Applied: Summer nights')).toBeDefined();
  expect(server.creates).toEqual([]);
});

test('a code that does not hold is told too, and what was told of another goes away', async () => {
  const { screen, field } = await beginForm();
  fireEvent.change(field, { target: { value: 'SUMMER' } });
  await screen.findByText('Applied: Summer nights');
  fireEvent.change(field, { target: { value: 'WINTER' } });
  expect(screen.queryByText('Applied: Summer nights')).toBe(null);

  expect(await screen.findByText('This promo code is not valid for your booking.')).toBeDefined();
});

test('typing asks once, when it rests at a whole code', async () => {
  const { screen, field } = await beginForm();
  const slotsAsked = () => server.asked.filter((asked) => asked === 'slot').length;
  const before = slotsAsked();
  for (const value of ['SUM', 'SUMMERS', 'SUMMER']) fireEvent.change(field, { target: { value } });

  await screen.findByText('Applied: Summer nights');
  expect(slotsAsked()).toBe(before + 1);
});

test('the code that the page brings along is in sight, and told of at once', async () => {
  const { screen, field } = await beginForm({ 'promo-code': 'SUMMER' });

  expect(field.closest('details')?.open).toBe(true);
  expect(await screen.findByText('Applied: Summer nights')).toBeDefined();
});
