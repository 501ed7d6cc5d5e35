// @vitest-environment happy-dom
import { fireEvent, type Screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { slotAnswer } from '../../diner/answers.ts';
import { problem } from '../../diner/api-responses.ts';
import { comeToForm, describedBy, fillForm, press, type } from '../diner.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

const PROMO = /^Promo code/;
const GIFT = /^Gift code/;
const NOT_VALID = 'This promo code is not valid for your booking.';

/** Expands the section of the form with the codes. */
function expandCodes(screen: Pick<Screen, 'getByText'>): void {
  fireEvent.click(screen.getByText('Promo or gift code', { selector: 'summary' }));
}

describe('a promo code', () => {
  beforeEach(() => {
    // SUMMER holds, and nothing else.
    server.script.slot = (_, { promoCode }) =>
      slotAnswer({ promo: promoCode === 'SUMMER' ? { id: 1, name: 'Summer nights' } : null });
  });

  test('what it brings, before anything is booked', async () => {
    const { screen } = await comeToForm(server);
    expandCodes(screen);
    type(screen, PROMO, ' SUMMER ');

    expect(await screen.findByText('Applied: Summer nights')).toBeVisible();
    expect(server.creates).toEqual([]);
  });

  test('that it does not hold; and what was said of another goes away', async () => {
    const { screen } = await comeToForm(server);
    expandCodes(screen);
    type(screen, PROMO, 'SUMMER');
    await screen.findByText('Applied: Summer nights');
    type(screen, PROMO, 'WINTER');
    expect(screen.queryByText('Applied: Summer nights')).toBe(null);

    expect(await screen.findByText(NOT_VALID)).toBeVisible();
  });

  test('nothing while it is typed, and one question once it rests', async () => {
    const { screen } = await comeToForm(server);
    const slotsAsked = () => server.asked.filter((asked) => asked === 'slot').length;
    const before = slotsAsked();
    for (const typed of ['SUM', 'SUMMERS', 'SUMMER']) type(screen, PROMO, typed);

    await screen.findByText('Applied: Summer nights');
    expect(slotsAsked()).toBe(before + 1);
  });

  test('the one that the page brings along, in sight and judged at once', async () => {
    const { screen } = await comeToForm(server, { attributes: { 'promo-code': 'SUMMER' } });

    const field = screen.getByRole('textbox', { name: PROMO });
    expect(field.closest('details')?.open).toBe(true);
    expect(await screen.findByText('Applied: Summer nights')).toBeVisible();
  });

  test('409 BOOKING_AVAILABILITY_NOT_FOUND for it at its field, in the fold that opens', async () => {
    server.script.create = () => problem(409, 'BOOKING_AVAILABILITY_NOT_FOUND');
    const { screen, root } = await fillForm(server);
    type(screen, PROMO, 'WINTER');
    press(screen, /^Book for/);

    const field = screen.getByRole('textbox', { name: PROMO });
    await waitFor(() => expect(describedBy(root, field)).toContain(NOT_VALID));
    expect(field.closest('details')?.open).toBe(true);
    expect(root.activeElement).toBe(field);
    // Once, not once more beneath what the field says by itself.
    expect(screen.getAllByText(NOT_VALID)).toHaveLength(1);
  });
});

describe('a gift code', () => {
  test('only the length that is wrong, before it is sent', async () => {
    const { screen, root } = await fillForm(server);
    type(screen, GIFT, 'GIFT');
    press(screen, /^Book for/);

    const field = screen.getByRole('textbox', { name: GIFT });
    await waitFor(() => expect(describedBy(root, field)).toContain('It has six characters'));
    expect(field.closest('details')?.open).toBe(true);
    await waitFor(() => expect(root.activeElement).toBe(field));
    expect(server.creates).toEqual([]);
  });

  test.each([
    ['409 BOOKING_AVAILABILITY_NOT_FOUND', () => problem(409, 'BOOKING_AVAILABILITY_NOT_FOUND')],
    [
      '422 VALIDATION_ERROR',
      () =>
        problem(422, 'VALIDATION_ERROR', {
          errors: [{ parameter: 'redemptionCode', reason: 'must have six characters' }],
        }),
    ],
  ])('%s at its field, with the fold open and the focus there', async (_, refusal) => {
    server.script.create = ({ redemptionCode }) => (redemptionCode ? refusal() : {});
    const { screen, root } = await fillForm(server);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: GIFT });
    type(screen, GIFT, 'GIFT42');
    expect(field.closest('details')?.open).toBe(false);
    press(screen, /^Book for/);

    await waitFor(() => expect(describedBy(root, field)).toContain('not valid, or it was used'));
    expect(field.closest('details')?.open).toBe(true);
    expect(root.activeElement).toBe(field);
    expect(screen.getByText('One field needs your attention.')).toBeVisible();
    // All else is as it was, and without the code the booking is made.
    type(screen, GIFT, '');
    press(screen, /^Book for/);
    expect(await screen.findByRole('heading', { name: 'Your table is booked' })).toBeVisible();
    expect(server.creates.map(({ body }) => body.redemptionCode)).toEqual(['GIFT42', null]);
  });
});

test('no codes, where the venue has none', async () => {
  server.script.venue = { hasPromos: false, hasRedemptionCodes: false };
  const { screen } = await comeToForm(server);

  expect(screen.queryByText('Promo or gift code')).toBe(null);
});
