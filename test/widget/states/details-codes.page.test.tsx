import { fireEvent, type Screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { slotAnswer } from '../../diner/answers.ts';
import { problem } from '../../diner/api-responses.ts';
import { describedBy, fillForm, goToForm, press, type } from '../diner.ts';
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
    // Only SUMMER is valid.
    server.script.slot = (_, { promoCode }) =>
      slotAnswer({ promo: promoCode === 'SUMMER' ? { id: 1, name: 'Summer nights' } : null });
  });

  test('shows the promo before booking', async () => {
    const { screen } = await goToForm(server);
    expandCodes(screen);
    type(screen, PROMO, ' SUMMER ');

    expect(await screen.findByText('Applied: Summer nights')).toBeVisible();
    expect(server.creates).toEqual([]);
  });

  test('shows that a code is invalid, and removes the message of the previous one', async () => {
    const { screen } = await goToForm(server);
    expandCodes(screen);
    type(screen, PROMO, 'SUMMER');
    await screen.findByText('Applied: Summer nights');
    type(screen, PROMO, 'WINTER');
    expect(screen.queryByText('Applied: Summer nights')).toBe(null);

    expect(await screen.findByText(NOT_VALID)).toBeVisible();
  });

  test('is not checked while being typed, and once afterwards', async () => {
    const { screen } = await goToForm(server);
    const slotRequests = () => server.requests.filter((name) => name === 'slot').length;
    const before = slotRequests();
    for (const typed of ['SUM', 'SUMMERS', 'SUMMER']) type(screen, PROMO, typed);

    await screen.findByText('Applied: Summer nights');
    expect(slotRequests()).toBe(before + 1);
  });

  test('from the promo-code attribute is shown unfolded and checked at once', async () => {
    const { screen } = await goToForm(server, { attributes: { 'promo-code': 'SUMMER' } });

    const field = screen.getByRole('textbox', { name: PROMO });
    expect(field.closest('details')?.open).toBe(true);
    expect(await screen.findByText('Applied: Summer nights')).toBeVisible();
  });

  test('409 BOOKING_AVAILABILITY_NOT_FOUND is shown at its field, in the section that opens', async () => {
    server.script.create = () => problem(409, 'BOOKING_AVAILABILITY_NOT_FOUND');
    const { screen, root } = await fillForm(server);
    type(screen, PROMO, 'WINTER');
    press(screen, /^Book for/);

    const field = screen.getByRole('textbox', { name: PROMO });
    await waitFor(() => expect(describedBy(root, field)).toContain(NOT_VALID));
    expect(field.closest('details')?.open).toBe(true);
    expect(root.activeElement).toBe(field);
    // Only once, although the field checks the code itself too.
    expect(screen.getAllByText(NOT_VALID)).toHaveLength(1);
  });
});

describe('a gift code', () => {
  test('has only its length validated before it is sent', async () => {
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
  ])(
    '%s is shown at its field, with the section open and the field focused',
    async (_, refusal) => {
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
      // Everything else is kept, and without the code the booking is created.
      type(screen, GIFT, '');
      press(screen, /^Book for/);
      expect(await screen.findByRole('heading', { name: 'Your table is booked' })).toBeVisible();
      expect(server.creates.map(({ body }) => body.redemptionCode)).toEqual(['GIFT42', null]);
    },
  );
});

test('the section is not shown if the venue has no codes', async () => {
  server.script.venue = { hasPromos: false, hasRedemptionCodes: false };
  const { screen } = await goToForm(server);

  expect(screen.queryByText('Promo or gift code')).toBe(null);
});
