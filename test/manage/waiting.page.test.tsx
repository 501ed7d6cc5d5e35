import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { FREE, timeSlot, workDay } from '../diner/answers.ts';
import { problem } from '../diner/api-responses.ts';
import { aPolicyRule } from '../fixtures/venue.ts';
import { bookingServer } from './booking-server.ts';
import { aPolicy, SIGNED } from './policies.ts';
import { BOOKING_UUID, showBooking } from './show-booking.tsx';

const server = bookingServer();

const RULE = { ...aPolicyRule({ minCovers: 1 }), shiftIds: ['DINNER'], experienceIds: [] };
const joinedAt = '2030-05-09T12:00:00+02:00';

beforeEach(() => {
  server.booking.status = 'PENDING_WAIT_LIST_BOOKING';
  server.waitList = { state: 'WAITING', place: 3, joinedAt, offeredUntil: null };
});

function offer(offeredUntil = '2030-05-10T12:10:00+02:00') {
  server.waitList = { state: 'OFFERED', place: 1, joinedAt, offeredUntil };
}

test('the place in the order, for the time of the booking', async () => {
  const { screen } = await showBooking();
  const text = await screen.findByText(/^You are number 3 for a table at /);
  expect(text.closest('[role=status]')).not.toBe(null);
  expect(screen.queryByRole('button', { name: 'Take the table' })).toBe(null);
  expect(screen.getByRole('button', { name: 'Leave the wait list' })).toBeVisible();
});

describe('leaving', () => {
  async function leave() {
    const shown = await showBooking();
    await shown.screen.findByText(/^You are number 3/);
    shown.press('Leave the wait list');
    await shown.screen.findByRole('heading', { name: 'Leave the wait list' });
    fireEvent.click(shown.screen.getByRole('radio', { name: 'Our plans have changed' }));
    shown.press('Continue');
    await shown.screen.findByText(/^Leaving is free/);
    return shown;
  }

  test('costs nothing, and no text mentions canceling a booking', async () => {
    const { screen, press } = await leave();
    expect(screen.getByText(/^Waiting for: Friday 17 May, 21:00/)).toBeVisible();
    expect(screen.getByText(/^Leaving is free\./)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/cancel|booked/i);
    press('Yes, leave the wait list');
    expect(await screen.findByText('You have left the wait list.')).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'You are no longer on the wait list' }),
    ).toBeVisible();
    expect(document.body.textContent).not.toMatch(/cancel/i);
    expect(server.sent).toMatchObject([
      { name: 'cancel', body: { cancelReason: 'CHANGED_PLANS' } },
    ]);
  });

  test('after a reload, the page says the same', async () => {
    server.booking.status = 'CANCELED';
    server.hasLeft = true;
    const { screen } = await showBooking();
    expect(
      await screen.findByRole('heading', { name: 'You are no longer on the wait list' }),
    ).toBeVisible();
    expect(screen.getByText('You will not be offered a table any more.')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/cancel/i);
  });

  test('a booking that was canceled with its table is still called a booking', async () => {
    server.booking.status = 'CANCELED';
    const { screen } = await showBooking();
    expect(await screen.findByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  });

  test('can be aborted', async () => {
    const { screen, press } = await leave();
    press('No, stay on the wait list');
    expect(await screen.findByText(/^You are number 3/)).toBeVisible();
    expect(server.sent).toEqual([]);
  });

  test('has no fee even with an earlier signature', async () => {
    server.booking.cancellationPolicy = aPolicy({ ...SIGNED, cancellationNoticeHours: 9999 });
    const { screen } = await leave();
    expect(screen.getByText(/^Leaving is free\./)).toBeVisible();
  });

  test('where nothing can be changed online, the page says whom to contact', async () => {
    server.script.venue = { takesBookingUpdates: false };
    const { screen } = await showBooking();
    expect(
      await screen.findByText(/cannot be changed online. Please contact Casa Brisa/),
    ).toBeVisible();
  });
});

test('an offered table comes with its terms, before it is taken', async () => {
  server.script.venue = { cancellationPolicies: [RULE] };
  offer();
  const { screen } = await showBooking();
  await screen.findByRole('button', { name: 'Take the table' });
  const terms = [...document.querySelectorAll('.terms li')].map((each) => each.textContent);
  expect(terms).toEqual([
    'The restaurant asks for a card guarantee: €20.00 per person, €40.00 for 2 people.',
    'Cancelling is free up to 24 hours before your booking (until Thursday 16 May, 21:00).',
    'After that, or if you do not come, the restaurant may charge €40.00.',
    'Once the table is booked, you sign this online within 2 hours.',
  ]);
});

const CHANGED = /^The restaurant has changed its policy in the meantime\./;
const SHOWN = {
  type: 'CARD_GUARANTEE',
  amountType: 'PER_PERSON',
  amount: 2000,
  currency: 'EUR',
  cancellationNoticeHours: 24,
  signWithinMinutes: 120,
  cancellationFeeAmount: 4000,
};

/** The owner sets this policy, and the server refuses what was shown before. */
function changePolicy() {
  server.script.venue = { cancellationPolicies: [{ ...RULE, amount: 3000 }] };
  server.script.refuse = () => problem(409, 'CANCELLATION_POLICY_IS_OUTDATED');
}

test.each([
  ['other terms', [RULE], SHOWN],
  ['terms where there were none', [], null],
])(
  '409 for %s of an offered table shows them, and a second press takes it',
  async (_, cancellationPolicies, first) => {
    server.script.venue = { cancellationPolicies };
    offer();
    const { screen, press } = await showBooking();
    await screen.findByRole('button', { name: 'Take the table' });
    changePolicy();
    press('Take the table');
    const sentence = await screen.findByText(CHANGED);
    expect(document.activeElement).toBe(sentence);
    expect(screen.getByText(/€60.00 for 2 people\.$/)).toBeVisible();
    expect(screen.queryByText(/gone to others/)).toBe(null);
    server.script.refuse = () => null;
    press('Take the table');
    expect(await screen.findByText('The table is yours.')).toBeVisible();
    expect(server.sent.map(({ body }) => body)).toEqual([
      { answer: 'CLAIM', shownTerms: first },
      { answer: 'CLAIM', shownTerms: { ...SHOWN, amount: 3000, cancellationFeeAmount: 6000 } },
    ]);
  },
);

test('the fee counts the guests as the venue does, even if a partner sent children separately', async () => {
  server.script.venue = { cancellationPolicies: [RULE], separatesAdultsAndChildren: false };
  server.booking = { ...server.booking, pax: 4, paxChildren: 2 };
  offer();
  const { screen } = await showBooking();
  expect(await screen.findByText(/€20.00 per person, €80.00 for 4 people\.$/)).toBeVisible();
});

test('without an offer there are no terms, and nothing is to be signed', async () => {
  server.script.venue = { cancellationPolicies: [RULE] };
  const { screen } = await showBooking();
  await screen.findByText(/^You are number 3/);
  expect(document.querySelectorAll('.terms')).toHaveLength(0);
  expect(document.body.textContent).not.toMatch(/sign/i);
});

test.each(['PENDING_WAIT_LIST_BOOKING', 'REQUESTED'] as const)(
  'the change of a booking in %s speaks of no booking',
  async (status) => {
    server.script.workDay = (date) =>
      workDay(date, [
        { ...timeSlot(`${date}T21:00:00+02:00`), availability: FREE },
        { ...timeSlot(`${date}T22:00:00+02:00`), availability: FREE },
      ]);
    server.booking.status = status;
    const { screen, press } = await showBooking();
    await screen.findByRole('button', { name: 'Change day, time or guests' });
    press('Change day, time or guests');
    await screen.findByRole('heading', { name: 'Change day, time or guests' });
    expect(screen.getByText(/^Waiting for: Friday 17 May, 21:00/)).toBeVisible();
    expect(await screen.findByText(/^Nothing is changed yet/)).toBeVisible();
    expect(document.querySelector('.screen')?.textContent).not.toMatch(/book/i);
    fireEvent.click(await screen.findByRole('radio', { name: /^22:00/ }));
    press(/^Change to /);
    expect(await screen.findByText('Your change is saved.')).toBeVisible();
  },
);

test('the next in the order is told so', async () => {
  server.waitList = { state: 'WAITING', place: 1, joinedAt, offeredUntil: null };
  const { screen } = await showBooking();
  expect(await screen.findByText(/^You are next for a table at /)).toBeVisible();
});

test('an offer with its end; opening the page takes nothing, one press takes the table', async () => {
  offer();
  const { screen, press } = await showBooking();
  expect(await screen.findByText('It is kept for you until Friday 10 May, 12:10.')).toBeVisible();
  expect(server.sent).toEqual([]);
  press('Take the table');
  expect(await screen.findByText('The table is yours.')).toBeVisible();
  expect(server.sent).toMatchObject([{ name: 'offer', body: { answer: 'CLAIM' } }]);
  expect(screen.queryByRole('button', { name: 'Take the table' })).toBe(null);
});

test('an offer that is declined: the place stays, and asking again is one press', async () => {
  offer();
  const { screen, press } = await showBooking();
  await screen.findByRole('button', { name: 'No, thank you' });
  press('No, thank you');
  expect(await screen.findByText(/^You declined the table/)).toBeVisible();
  press('I still want a table');
  expect(await screen.findByText(/^You are next for a table at /)).toBeVisible();
  expect(server.sent).toMatchObject([
    { body: { answer: 'DECLINE' } },
    { body: { answer: 'ASK_AGAIN' } },
  ]);
});

test('409 for a table that has gone to others says so', async () => {
  offer();
  const { screen, press } = await showBooking();
  await screen.findByRole('button', { name: 'Take the table' });
  server.script.refuse = () => {
    server.waitList = { state: 'LAPSED', place: 2, joinedAt, offeredUntil: null };
    return problem(409, 'NO_AVAILABLE_SLOT');
  };
  press('Take the table');
  expect(await screen.findByText(/^The table has gone to others/)).toBeVisible();
});

test('409 for an offer that ended early says that the table is no longer kept', async () => {
  offer();
  const { screen, press } = await showBooking();
  await screen.findByRole('button', { name: 'Take the table' });
  server.script.refuse = () => {
    server.waitList = { state: 'WAITING', place: 1, joinedAt, offeredUntil: null };
    return problem(409, 'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING');
  };
  press('Take the table');
  expect(await screen.findByText(/^The table is no longer kept for you/)).toBeVisible();
});

describe('too late', () => {
  const slots = (date: string, times: string[], floorPlanAreaId: number | null = null) =>
    times.map((time) => ({
      ...timeSlot(`${date}T${time}:00+02:00`, { floorPlanAreaId }),
      availability: FREE,
    }));
  const buttonsUnder = (title: string) =>
    within(screen.getByText(title).nextElementSibling as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  async function comeTooLate() {
    server.script.workDay = (date) =>
      date === '2030-05-17'
        ? workDay(date, slots(date, ['19:00', '20:00', '20:30', '21:30', '22:00', '23:00']))
        : workDay(date, slots(date, ['21:00', '21:15']));
    offer();
    const shown = await showBooking();
    await shown.screen.findByRole('button', { name: 'Take the table' });
    server.script.refuse = () => {
      server.waitList = { state: 'LAPSED', place: 2, joinedAt, offeredUntil: null };
      return problem(409, 'NO_AVAILABLE_SLOT');
    };
    shown.press('Take the table');
    await shown.screen.findByRole('button', { name: 'Book 21:30' });
    server.script.refuse = () => null;
    return shown;
  }

  test('the nearest free times of that day are shown, and one press takes one', async () => {
    const { press } = await comeTooLate();
    const gone = screen.getByText(/^The table has gone to others/);
    expect(document.activeElement).toBe(gone.closest('[role=status]'));
    expect(buttonsUnder('Nearest free times')).toEqual([
      'Book 20:00',
      'Book 20:30',
      'Book 21:30',
      'Book 22:00',
    ]);
    expect(server.requests.at(-1)?.body).toMatchObject({
      pax: 2,
      status: 'CONFIRMED',
      excludeBookingUuid: BOOKING_UUID,
    });
    press('Book 21:30');
    expect(await screen.findByText('The table is yours.')).toBeVisible();
    expect(server.sent.at(-1)?.body).toEqual({
      answer: 'CLAIM',
      date: '2030-05-17',
      time: '21:30:00',
      floorPlanAreaId: null,
      shownTerms: null,
    });
    expect(server.booking.bookingAt).toBe('2030-05-17T21:30:00+02:00');
  });

  test('days near it are one press away, and so is the way back', async () => {
    const { press } = await comeTooLate();
    await screen.findByText('Next days with tables');
    const [day = ''] = buttonsUnder('Next days with tables');
    press(day ?? '');
    expect(await screen.findByRole('button', { name: 'Book 21:15' })).toBeVisible();
    expect(document.activeElement?.textContent).not.toBe('');
    press('Fri 17 May');
    expect(await screen.findByRole('button', { name: 'Book 21:30' })).toBeVisible();
  });

  test('409 for a time that goes in the same moment says so, and shows what is free then', async () => {
    const { press } = await comeTooLate();
    server.script.refuse = () => problem(409, 'NO_AVAILABLE_SLOT');
    server.script.workDay = (date) => workDay(date, slots(date, ['20:00']));
    press('Book 21:30');
    const gone = await screen.findByText('This time is no longer available.');
    expect(document.activeElement).toBe(gone.closest('[role=status]'));
    await screen.findByRole('button', { name: 'Book 20:00' });
    expect(screen.queryByRole('button', { name: 'Book 21:30' })).toBe(null);
  });

  describe('where a cancellation policy comes with the table', () => {
    const termsOnScreen = () =>
      [...document.querySelectorAll('.terms li')].map((each) => each.textContent);

    beforeEach(() => {
      server.script.workDay = (date) => workDay(date, slots(date, ['20:00', '21:30']));
      server.waitList = { state: 'LAPSED', place: 1, joinedAt, offeredUntil: null };
    });

    test('a press on a time shows its terms, and only the next one takes it', async () => {
      server.script.venue = { cancellationPolicies: [RULE] };
      const { press } = await showBooking();
      await screen.findByRole('button', { name: '21:30' });
      expect(termsOnScreen()).toEqual([]);
      press('21:30');
      expect(document.activeElement?.textContent).toBe('Friday 17 May, 21:30');
      expect(termsOnScreen()).toEqual([
        'The restaurant asks for a card guarantee: €20.00 per person, €40.00 for 2 people.',
        'Cancelling is free up to 24 hours before your booking (until Thursday 16 May, 21:30).',
        'After that, or if you do not come, the restaurant may charge €40.00.',
        'Once the table is booked, you sign this online within 2 hours.',
      ]);
      expect(server.sent).toEqual([]);
      press('Book 21:30');
      await screen.findByText('The table is yours.');
      expect(server.sent).toMatchObject([{ body: { answer: 'CLAIM', time: '21:30:00' } }]);
    });

    test('a press on another time, or on another day, replaces the terms', async () => {
      server.script.venue = { cancellationPolicies: [RULE] };
      const { press } = await showBooking();
      await screen.findByRole('button', { name: '21:30' });
      press('21:30');
      press('20:00');
      expect(document.activeElement?.textContent).toBe('Friday 17 May, 20:00');
      const isPressed = (name: string) =>
        screen.getByRole('button', { name }).getAttribute('aria-pressed');
      expect(['20:00', '21:30'].map(isPressed)).toEqual(['true', 'false']);
      expect(isPressed('Thu 16 May')).toBe(null);
      expect(termsOnScreen()[1]).toContain('(until Thursday 16 May, 20:00)');
      expect(screen.queryByRole('button', { name: 'Book 21:30' })).toBe(null);
      const [day = ''] = buttonsUnder('Next days with tables');
      press(day ?? '');
      await screen.findByRole('button', { name: 'Fri 17 May' });
      expect(termsOnScreen()).toEqual([]);
      expect(screen.queryByRole('button', { name: /^Book / })).toBe(null);
    });

    test('409 for a time without terms that has some now shows them, and the next press takes it', async () => {
      const { press } = await showBooking();
      await screen.findByRole('button', { name: 'Book 21:30' });
      changePolicy();
      press('Book 21:30');
      const sentence = await screen.findByText(CHANGED);
      expect(document.activeElement).toBe(sentence);
      expect(termsOnScreen()[0]).toContain('€60.00 for 2 people');
      server.script.refuse = () => null;
      press('Book 21:30');
      expect(await screen.findByText('The table is yours.')).toBeVisible();
      expect(server.sent).toMatchObject([
        { body: { time: '21:30:00', shownTerms: null } },
        { body: { time: '21:30:00', shownTerms: { amount: 3000 } } },
      ]);
    });

    test('a time of a shift without a policy is taken with one press', async () => {
      server.script.venue = { cancellationPolicies: [{ ...RULE, shiftIds: ['LUNCH'] }] };
      const { press } = await showBooking();
      await screen.findByRole('button', { name: 'Book 21:30' });
      press('Book 21:30');
      expect(await screen.findByText('The table is yours.')).toBeVisible();
    });
  });

  test('a time in another area says which', async () => {
    server.script.workDay = (date) => workDay(date, slots(date, ['21:00'], 2));
    server.waitList = { state: 'LAPSED', place: 1, joinedAt, offeredUntil: null };
    const { press } = await showBooking();
    await screen.findByRole('button', { name: 'Book 21:00 · Dining room' });
    press('Book 21:00 · Dining room');
    await screen.findByText('The table is yours.');
    expect(server.sent.at(-1)?.body).toMatchObject({ floorPlanAreaId: 2 });
  });
});

test.each([
  ['an offer that is over', '2030-05-10T11:59:00+02:00', 'OFFERED', /^Your offer is over/],
  ['one that lapsed', null, 'LAPSED', /^Your offer is over/],
  ['one that staff took back', null, 'WITHDRAWN', /^The table is no longer kept/],
] as const)(
  '%s is no longer claimed, and can be asked for again',
  async (_, until, state, text) => {
    server.waitList = { state, place: 1, joinedAt, offeredUntil: until };
    const { screen } = await showBooking();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take the table' })).toBe(null);
    expect(screen.getByRole('button', { name: 'I still want a table' })).toBeVisible();
  },
);

test('a booking that staff confirmed meanwhile is shown as it is', async () => {
  server.waitList = null;
  const { screen } = await showBooking();
  server.booking.status = 'CONFIRMED';
  expect(await screen.findByText(/has changed/)).toBeVisible();
});
