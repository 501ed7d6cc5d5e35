import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { BookedPolicy } from '../../src/manage/cancellation-cost.ts';
import { EXPERIENCE, FREE, timeSlot, unavailable, workDay } from '../diner/answers.ts';
import { problem } from '../diner/api-responses.ts';
import { aPolicyRule } from '../fixtures/venue.ts';
import { bookingServer } from './booking-server.ts';
import { aPolicy, SIGNED } from './policies.ts';
import { BOOKING_UUID, showBooking, TOKEN } from './show-booking.tsx';

const server = bookingServer();

const slots = (date: string, times: string[], areas: (number | null)[] = [null]) =>
  times.flatMap((time) =>
    areas.map((floorPlanAreaId) => ({
      ...timeSlot(`${date}T${time}:00+02:00`, { floorPlanAreaId }),
      availability: FREE,
    })),
  );

/** Opens the month and the times on the day of the booking: Friday 17 May at 21:00. */
async function beginChange(times = ['20:30', '21:00', '21:30'], areas?: (number | null)[]) {
  server.script.workDay = (date) => workDay(date, slots(date, times, areas));
  const shown = await showBooking();
  await shown.screen.findByRole('heading', { level: 2 });
  shown.press('Change day, time or guests');
  await shown.screen.findByRole('heading', { name: 'Change day, time or guests' });
  const choose = async (name: string) =>
    fireEvent.click(await shown.screen.findByRole('radio', { name }));
  return { ...shown, choose };
}

const isChecked = (element: HTMLElement) => (element as HTMLInputElement).checked;

describe('another time', () => {
  test('starts at the booked time, with the booking’s own table counted as free', async () => {
    const { screen } = await beginChange();

    await waitFor(() => expect(isChecked(screen.getByRole('radio', { name: '21:00' }))).toBe(true));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    expect(screen.getByText('Booked now: Friday 17 May, 21:00 · 2 people')).toBeVisible();
    expect(screen.getByText(/^Nothing is changed yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Change to/ })).toBe(null);
    expect(server.requests.at(-1)).toEqual({
      body: {
        pax: 2,
        paxChildren: 0,
        status: 'CONFIRMED',
        excludeBookingUuid: BOOKING_UUID,
      },
      token: TOKEN,
    });
  });

  test('is sent once with everything that determines the table, and confirmed', async () => {
    const { screen, press, choose } = await beginChange();
    await choose('20:30');
    press('Change to Friday 17 May at 20:30, for 2');
    press('Sending …');

    const message = await screen.findByText('Your change is saved.');
    expect(document.activeElement).toBe(message);
    expect(screen.getByText('Friday 17 May, 20:30')).toBeVisible();
    const body = {
      date: '2030-05-17',
      time: '20:30:00',
      pax: 2,
      paxChildren: 0,
      floorPlanAreaId: null,
      shownTerms: null,
    };
    expect(server.sent).toEqual([{ name: 'update', body, ifMatch: '"1"', token: TOKEN }]);
  });

  test('needs no free table, only an open venue, if the booking awaits confirmation', async () => {
    server.booking.status = 'REQUESTED';
    await beginChange();

    await waitFor(() =>
      expect(server.requests.at(-1)?.body).toMatchObject({ status: 'REQUESTED' }),
    );
  });
});

test('another day keeps the time if it is free, and says so if it is not', async () => {
  const { screen, choose } = await beginChange();
  await choose('21:30');
  fireEvent.click(await screen.findByRole('gridcell', { name: /21 May/ }));
  expect(
    await screen.findByRole('button', { name: 'Change to Tuesday 21 May at 21:30, for 2' }),
  ).toBeVisible();

  server.script.workDay = (date) => workDay(date, slots(date, ['20:30']));
  fireEvent.click(screen.getByRole('gridcell', { name: /22 May/ }));
  expect(
    await screen.findByText('No table is free at 21:30 on this day. Choose another time.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change to/ })).toBe(null);
});

test('another party is requested once, after the last press, and can require a signature', async () => {
  const { screen, press } = await beginChange();
  await waitFor(() => expect(isChecked(screen.getByRole('radio', { name: '21:00' }))).toBe(true));
  const before = server.requests.length;
  for (let guest = 3; guest <= 7; guest += 1) press('More: Guests');
  server.booking.cancellationPolicy = aPolicy();

  const button = await screen.findByRole('button', {
    name: 'Change to Friday 17 May at 21:00, for 7',
  });
  expect(server.requests.slice(before).map(({ body }) => body)).toEqual([
    expect.objectContaining({ pax: 7 }),
  ]);
  fireEvent.click(button);
  expect(
    await screen.findByText('Your change is saved. Please sign the cancellation policy.'),
  ).toBeVisible();
  expect(screen.getByRole('checkbox')).toBeVisible();
});

test('another party does not keep a time that was free only for the previous one', async () => {
  const { screen, press } = await beginChange();
  await waitFor(() => expect(isChecked(screen.getByRole('radio', { name: '21:00' }))).toBe(true));
  server.script.workDay = (date) => workDay(date, slots(date, ['20:30']));
  press('More: Guests');

  expect(
    await screen.findByText('No table is free at 21:00 on this day. Choose another time.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change to/ })).toBe(null);
});

test('with several areas for the time, the booked area stays chosen, or one must be chosen', async () => {
  server.booking.floorPlanArea = { id: 2, name: 'Dining room' };
  const { screen, press, choose } = await beginChange(['21:00', '21:30'], [1, 2]);
  await choose('21:30');
  const areas = within(await screen.findByRole('group', { name: 'Where would you like to sit?' }));
  expect(isChecked(areas.getByRole('radio', { name: 'Dining room' }))).toBe(true);

  fireEvent.click(areas.getByRole('radio', { name: 'Terrace' }));
  press(/^Change to/);
  await screen.findByText('Your change is saved.');
  expect(server.sent[0]?.body).toMatchObject({ time: '21:30:00', floorPlanAreaId: 1 });
});

test('nothing is sent before a required area is chosen', async () => {
  const { screen, press, choose } = await beginChange(['21:00', '21:30'], [1, 2]);
  await choose('21:30');
  press(/^Change to/);

  expect(await screen.findByText('Choose an area to continue.')).toBeVisible();
  expect(server.sent).toEqual([]);
});

test('a day without a table shows the reason, and leads to days that have one', async () => {
  server.script.workDay = (date) =>
    workDay(date, date === '2030-05-13' ? [] : slots(date, ['21:00']));
  const { screen } = await beginChange();
  server.script.workDay = (date) =>
    workDay(date, date === '2030-05-13' ? [] : slots(date, ['21:00']));
  fireEvent.click(await screen.findByRole('gridcell', { name: /13 May, closed/ }));

  expect(await screen.findByText('Not available: CLOSED.')).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: 'Tue 14 May' }));
  expect(
    await screen.findByRole('button', { name: 'Change to Tuesday 14 May at 21:00, for 2' }),
  ).toBeVisible();
});

describe('the cancellation policy of the new time', () => {
  const RULE = { ...aPolicyRule({ minCovers: 1 }), shiftIds: ['DINNER'], experienceIds: [] };
  const SHOWN = {
    type: 'CARD_GUARANTEE',
    amountType: 'PER_PERSON',
    amount: 2000,
    currency: 'EUR',
    cancellationNoticeHours: 24,
    signWithinMinutes: 120,
    cancellationFeeAmount: 4000,
  };
  const terms = () => [...document.querySelectorAll('.terms li')].map((each) => each.textContent);
  const sent = () => server.sent.map(({ body }) => (body as { shownTerms: unknown }).shownTerms);

  /** Chooses another time of the evening for a booking with this policy. */
  async function beginMove(current: BookedPolicy | null = null, cancellationPolicies = [RULE]) {
    server.script.venue = { takesBookingUpdates: true, cancellationPolicies };
    server.booking.cancellationPolicy = current;
    const shown = await beginChange();
    await shown.choose('20:30');
    await shown.screen.findByRole('button', { name: /^Change to/ });
    return shown;
  }

  test('is shown before the change is sent, which names it', async () => {
    const { screen, press } = await beginMove();

    expect(screen.getByRole('heading', { name: 'Cancellation policy' })).toBeVisible();
    expect(terms()).toEqual([
      'The restaurant asks for a card guarantee: €20.00 per person, €40.00 for 2 people.',
      'Cancelling is free up to 24 hours before your booking (until Thursday 16 May, 20:30).',
      'After that, or if you do not come, the restaurant may charge €40.00.',
      'Once the table is booked, you sign this online within 2 hours.',
    ]);
    press(/^Change to/);
    await screen.findByText('Your change is saved.');
    expect(sent()).toEqual([SHOWN]);
  });

  test('promises no more time to sign than there is', async () => {
    await beginMove(aPolicy({ id: RULE.id }));
    expect(terms()).toHaveLength(3);
  });

  test.each([
    ['a signature that stays valid', aPolicy({ ...SIGNED, cancellationFeeAmount: 4000 }), 0],
    ['a signature for a lower fee', aPolicy({ ...SIGNED, cancellationFeeAmount: 3000 }), 4],
  ])('is shown if the booking has to be signed again: %s', async (_, current, count) => {
    await beginMove(current);
    expect(terms()).toHaveLength(count);
  });

  test('is not shown on the wait list, where there is no table to sign for', async () => {
    server.booking.status = 'PENDING_WAIT_LIST_BOOKING';
    await beginMove();
    expect(terms()).toEqual([]);
  });

  test.each([
    ['where it has changed', [RULE], SHOWN],
    ['where there was none', [], null],
  ])(
    '409 CANCELLATION_POLICY_IS_OUTDATED shows the new one %s, and a second press changes the booking',
    async (_, before, first) => {
      server.script.refuse = () => problem(409, 'CANCELLATION_POLICY_IS_OUTDATED');
      const { screen, press } = await beginMove(null, before);
      server.script.venue.cancellationPolicies = [{ ...RULE, amount: 3000 }];
      press(/^Change to/);

      const sentence = await screen.findByText(/^The restaurant has changed its policy/);
      expect(document.activeElement).toBe(sentence);
      expect(terms()[0]).toContain('€60.00 for 2 people');
      expect(screen.queryByText(/has changed in the meantime\. This is how/)).toBe(null);
      expect(isChecked(screen.getByRole('radio', { name: '20:30' }))).toBe(true);
      server.script.refuse = () => null;
      press(/^Change to/);
      await screen.findByText('Your change is saved.');
      expect(sent()).toEqual([first, { ...SHOWN, amount: 3000, cancellationFeeAmount: 6000 }]);
    },
  );
});

describe('a change that is refused', () => {
  test('409 NO_AVAILABLE_SLOT shows the reason in the diner’s language, and the alternatives', async () => {
    server.script.refuse = () => problem(409, 'NO_AVAILABLE_SLOT');
    server.script.slot = () => ({
      availability: unavailable('FULL', 'JOIN_WAIT_LIST', 'CHOOSE_ANOTHER_DATE', 'CALL_VENUE'),
    });
    const { screen, press, choose } = await beginChange();
    await choose('20:30');
    press(/^Change to/);

    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Not available: FULL.')).toBeVisible();
    expect(await within(alert).findByRole('button', { name: 'Thu 16 May' })).toBeVisible();
    expect(within(alert).getByRole('link', { name: 'Call +34555010123' })).toBeVisible();
    // A booking cannot move to the wait list.
    expect(screen.queryByRole('button', { name: /wait list/ })).toBe(null);
    await choose('21:30');
    expect(await screen.findByRole('button', { name: /at 21:30, for 2$/ })).toBeVisible();
  });

  test('409 BOOKING_AVAILABILITY_NOT_FOUND for an add-on checks the slot with it, at its own level', async () => {
    Object.assign(server.booking, {
      experience: {
        id: 1,
        experienceId: 7,
        name: 'Tasting menu',
        tickets: 2,
        discount: 0,
        pricePerTicket: 8900,
        currency: 'EUR',
      },
      addOns: [{ id: 1, addOnId: 3, name: 'Wine', quantity: 2, unitPrice: 4500, currency: 'EUR' }],
    });
    server.script.refuse = () => problem(409, 'BOOKING_AVAILABILITY_NOT_FOUND');
    server.script.slot = ({ experience }) =>
      experience?.addOns?.length
        ? { availability: unavailable('ADD_ON_NOT_AVAILABLE', 'CHOOSE_ANOTHER_TIME') }
        : { experience: EXPERIENCE, addOnGroups: [wines()] };
    const { screen, press, choose } = await beginChange();
    await choose('20:30');
    press(/^Change to/);

    expect(await screen.findByText('Not available: ADD_ON_NOT_AVAILABLE.')).toBeVisible();
    expect(server.requests.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({
        excludeBookingUuid: BOOKING_UUID,
        experience: { id: 7, tickets: 2, addOns: [{ id: 3, quantity: 2 }] },
        addOns: [],
      }),
    );
  });

  test('409 NO_AVAILABLE_SLOT without a known reason still offers alternatives', async () => {
    server.script.refuse = () => problem(409, 'NO_AVAILABLE_SLOT');
    const { screen, press, choose } = await beginChange();
    await choose('20:30');
    press(/^Change to/);

    expect(await screen.findByText(/^This change is not possible/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Thu 16 May' })).toBeVisible();
  });

  test('409 BOOKING_IS_OUTDATED keeps the choice, beside the current booking', async () => {
    const { screen, press, choose } = await beginChange();
    await choose('20:30');
    server.version = 5;
    server.booking.publicNotes = 'See you on the terrace';
    press(/^Change to/);

    expect(await screen.findByText(/has changed in the meantime/)).toBeVisible();
    expect(isChecked(screen.getByRole('radio', { name: '20:30' }))).toBe(true);
    press(/^Change to/);
    expect(await screen.findByText('Your change is saved.')).toBeVisible();
  });

  test('403 FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED leads back, and no longer offers changes', async () => {
    server.script.refuse = () => problem(403, 'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED');
    const { screen, press, choose } = await beginChange();
    await choose('20:30');
    server.script.venue = { takesBookingUpdates: false };
    press(/^Change to/);

    expect(await screen.findByText(/cannot be changed online/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your table is booked' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Change/ })).toBe(null);
  });
});

describe('requests and allergies', () => {
  test('can be changed', async () => {
    server.booking.customerSpecialRequests = 'A quiet corner';
    const { screen, press } = await showBooking();
    await screen.findByRole('heading', { level: 2 });
    press('Change requests or allergies');
    const requests = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Special requests',
    });
    expect(requests.value).toBe('A quiet corner');
    fireEvent.change(requests, { target: { value: ' ' } });
    fireEvent.click(screen.getByRole('checkbox'));
    const which = screen.getByRole('textbox', { name: 'Which, and for how many?' });
    fireEvent.change(which, { target: { value: 'Nuts, one of us' } });
    press('Save');

    expect(await screen.findByText(/^Saved\./)).toBeVisible();
    expect(server.sent[0]?.body).toEqual({
      customerSpecialRequests: null,
      hasAllergies: true,
      allergiesDescription: 'Nuts, one of us',
    });
  });

  test('that are too long show an error while typing, and are not sent', async () => {
    const { screen, press } = await showBooking();
    await screen.findByRole('heading', { level: 2 });
    press('Change requests or allergies');
    const requests = await screen.findByRole('textbox', { name: 'Special requests' });
    fireEvent.change(requests, { target: { value: '🌶'.repeat(1024) } });
    expect(requests.getAttribute('aria-invalid')).toBe('false');
    fireEvent.change(requests, { target: { value: '🌶'.repeat(1025) } });
    expect(requests.getAttribute('aria-invalid')).toBe('true');
    press('Save');

    expect(screen.getByText('This is too long. Please shorten it.')).toBeVisible();
    expect(server.sent).toEqual([]);
  });
});

function wines() {
  return {
    level: 'EXPERIENCE' as const,
    name: 'Wine',
    summary: '',
    minTotalQuantity: 0,
    maxTotalQuantity: 8,
    maxTotalTypes: 0,
    availability: FREE,
    addOns: [
      {
        id: 3,
        name: 'Wine',
        summary: '',
        unitPrice: 4500,
        currency: 'EUR',
        minQuantity: 0,
        maxQuantity: 8,
        minAdvanceBookingMinutes: 0,
        availability: FREE,
      },
    ],
  };
}
