// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Availability, SlotAnswer } from '../../src/contract/availability.ts';
import { EXPERIENCE, FREE, slotAnswer, taken, timeSlot, workDay } from './answers.ts';
import { showWidget } from './show-widget.ts';
import { problem, venueServer } from './venue-server.ts';

const server = venueServer();

const DATE = '2030-05-17';
const slot = (time: string, floorPlanAreaId: number | null = null) => ({
  ...timeSlot(`${DATE}T${time}:00+02:00`, { floorPlanAreaId }),
  availability: FREE,
});

async function chooseTime(slots = [slot('21:00')]) {
  server.script.workDay = (date) => workDay(date, slots);
  const { screen } = await showWidget({ date: DATE });
  fireEvent.click(await screen.findByRole('radio', { name: '21:00' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Continue/ }));
  return screen;
}

type Screen = Awaited<ReturnType<typeof chooseTime>>;

async function fillForm(screen: Screen) {
  await screen.findByRole('heading', { name: 'Who is the table for?' });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  type('Name', 'Ada Lovelace');
  type('Email', 'ada@example.com');
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree that/ }));
}

const book = (screen: Screen) => fireEvent.click(screen.getByRole('button', { name: /^Book for/ }));

/** The create is refused once, and the question why is answered so. */
function refuse(availability: Availability, answer: Partial<SlotAnswer> = {}) {
  let isFirst = true;
  server.script.create = () => {
    if (!isFirst) return {};
    isFirst = false;
    return problem(409, 'NO_AVAILABLE_SLOT');
  };
  server.script.slot = () => slotAnswer({ ...answer, availability });
}

describe('before the form', () => {
  test('an area that went leads to the others, and is not offered again', async () => {
    const screen = await chooseTime([slot('21:00', 1), slot('21:00', 2), slot('21:00', 3)]);
    fireEvent.click(await screen.findByRole('radio', { name: /Dining room/ }));
    server.script.slot = () =>
      slotAnswer({ availability: taken('AREA_NOT_AVAILABLE', 'CHOOSE_ANOTHER_AREA') });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

    fireEvent.click(await screen.findByRole('button', { name: 'Choose another area' }));
    await screen.findByRole('heading', { name: 'Where would you like to sit?' });
    expect(screen.getByRole('radio', { name: /Terrace/ })).toBeDefined();
    expect(screen.queryByRole('radio', { name: /Dining room/ })).toBe(null);
  });

  test.each([
    ['JOIN_WAIT_LIST', 'Join the wait list for 21:00', 'PENDING_WAIT_LIST_BOOKING'],
    ['REQUEST', 'Request 21:00', 'REQUESTED'],
  ] as const)(
    '%s is offered for the time that went, and is what is booked',
    async (way, label, status) => {
      server.script.slot = (_, body) =>
        slotAnswer(body.status === 'CONFIRMED' ? { availability: taken('FULL', way) } : {});
      const screen = await chooseTime();

      fireEvent.click(await screen.findByRole('button', { name: label }));
      fireEvent.click(await screen.findByRole('button', { name: /^Continue/ }));
      await fillForm(screen);
      fireEvent.click(screen.getByRole('button', { name: /^(Join the wait list|Send request)/ }));
      await screen.findByRole('heading', { name: /^(You are on the wait list|Your request)/ });
      expect(server.creates[0]?.body.status).toBe(status);
    },
  );
});

describe('at the form', () => {
  test('the preferred way comes first, and the nearest days lead on', async () => {
    const screen = await chooseTime();
    await fillForm(screen);
    refuse(taken('FULL', 'CHOOSE_ANOTHER_DATE', 'CALL_VENUE'));
    book(screen);

    const notice = await screen.findByRole('alert');
    const day = await within(notice).findByRole('button', { name: 'Sat 18 May' });
    const call = within(notice).getByRole('link', { name: /^Call/ });
    expect(day.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(day);
    expect(await screen.findByRole('heading', { name: 'Saturday 18 May' })).toBeDefined();
  });

  test('the only other area is taken at once, with everything that was typed', async () => {
    const screen = await chooseTime([slot('21:00', 1), slot('21:00', 2)]);
    fireEvent.click(await screen.findByRole('radio', { name: /Terrace/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await fillForm(screen);
    refuse(taken('AREA_NOT_AVAILABLE', 'CHOOSE_ANOTHER_AREA'));
    book(screen);

    fireEvent.click(await screen.findByRole('button', { name: 'Choose another area' }));
    expect(await screen.findByRole('button', { name: 'Change: Dining room' })).toBeDefined();
    server.script.slot = () => slotAnswer();
    book(screen);
    await screen.findByRole('heading', { name: 'Your table is booked' });
    expect(server.creates.map(({ body }) => body.floorPlanAreaId)).toEqual([1, 2]);
  });

  test('without the experience there is still just a table', async () => {
    server.script.experiences = [EXPERIENCE];
    const screen = await chooseTime([{ ...slot('21:00'), experienceId: EXPERIENCE.id }]);
    await fillForm(screen);
    refuse(taken('EXPERIENCE_NOT_AVAILABLE'), { experience: EXPERIENCE });
    book(screen);

    fireEvent.click(await screen.findByRole('button', { name: 'Just a table' }));
    expect(await screen.findByRole('heading', { name: 'Friday 17 May' })).toBeDefined();
  });

  test('an add-on that went can be left out', async () => {
    const answer = { addOnGroups: [OYSTERS] };
    server.script.slot = () => slotAnswer(answer);
    const screen = await chooseTime();
    fireEvent.click(await screen.findByRole('button', { name: 'More: Oysters' }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await fillForm(screen);
    refuse(taken('ADD_ON_NOT_AVAILABLE', 'CALL_VENUE'), answer);
    book(screen);

    fireEvent.click(await screen.findByRole('button', { name: 'Continue without extras' }));
    await screen.findByRole('button', { name: 'Change: No extras' });
    book(screen);
    await screen.findByRole('heading', { name: 'Your table is booked' });
    expect(server.creates.map(({ body }) => body.addOns)).toEqual([[{ id: 1, quantity: 1 }], []]);
  });

  test('too many high chairs are a fault of their field, and fewer are booked', async () => {
    const screen = await chooseTime();
    await fillForm(screen);
    const chairs = screen.getByRole<HTMLSelectElement>('combobox', { name: /^High chairs/ });
    fireEvent.change(chairs, { target: { value: '2' } });
    const none = { highChairsAvailable: { type: 'NONE', available: 0 } } as const;
    refuse(taken('HIGH_CHAIRS_NOT_AVAILABLE', 'CHOOSE_ANOTHER_TIME'), {
      timeSlot: timeSlot(`${DATE}T21:00:00+02:00`, none),
    });
    book(screen);

    expect(await screen.findByText('Please check this field.')).toBeDefined();
    expect(screen.getByRole('combobox', { name: /^High chairs/ })).toBe(chairs);
    fireEvent.change(chairs, { target: { value: '0' } });
    book(screen);
    await screen.findByRole('heading', { name: 'Your table is booked' });
    expect(server.creates.map(({ body }) => body.highChairs)).toEqual([2, 0]);
  });
});

const OYSTERS: SlotAnswer['addOnGroups'][number] = {
  level: 'SHIFT',
  name: 'To start with',
  summary: '',
  minTotalQuantity: 0,
  maxTotalQuantity: 3,
  maxTotalTypes: 1,
  availability: FREE,
  addOns: [
    {
      id: 1,
      name: 'Oysters',
      summary: '',
      unitPrice: 1800,
      currency: 'EUR',
      minQuantity: 1,
      maxQuantity: 4,
      minAdvanceBookingMinutes: 0,
      availability: FREE,
    },
  ],
};
