import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AvailabilityBody } from '../../../src/contract/availability.ts';
import type { SlotAnswer } from '../../../src/contract/partner/check-slot.ts';
import { EXPERIENCE, slotAnswer, timeSlot, unavailable, workDay } from '../../diner/answers.ts';
import { problem } from '../../diner/api-responses.ts';
import { at, chooseTime, completeForm, DATE, fillForm, press, type Screen } from '../diner.ts';
import { aGroup, anAddOn } from '../flow/add-on-groups.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

const BOOKED = { name: 'Your table is booked' };
const EVENING = [at('19:30'), at('20:30'), at('21:00'), at('21:30'), at('22:00'), at('23:00')];

/** Refuses the next create, and the slot check after it responds with this. */
function refuse(availability: AvailabilityBody, answer: Partial<SlotAnswer> = {}): void {
  let isFirst = true;
  server.script.create = () => {
    if (!isFirst) return {};
    isFirst = false;
    return problem(409, 'NO_AVAILABLE_SLOT');
  };
  server.script.slot = () => slotAnswer({ ...answer, availability });
}

/** Loses the time while the diner is typing. */
async function lose(availability: AvailabilityBody, slots = EVENING) {
  const widget = await fillForm(server, { slots });
  refuse(availability);
  press(widget.screen, /^Book for/);
  const notice = await widget.screen.findByRole('alert');
  return { ...widget, notice, within: within(notice) };
}

const textsOf = (screen: Screen, role: 'button' | 'link') =>
  within(screen.getByRole('alert'))
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

describe('a time lost while typing', () => {
  test('shows the focused reason above the form, and no button to book it', async () => {
    const { screen, root, notice, events } = await lose(unavailable('FULL', 'CHOOSE_ANOTHER_TIME'));

    expect(notice.textContent).toContain('Not available: FULL.');
    expect(root.activeElement).toBe(notice);
    expect(screen.getByText('Everything you typed is still here.')).toBeVisible();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(
      'Ada Lovelace',
    );
    expect(screen.queryByRole('button', { name: /^Book for/ })).toBe(null);
    expect(screen.getByText('Choose one of the options above to continue.')).toBeVisible();
    // The event follows the first paint of the reason.
    const detail = { date: DATE, time: '21:00:00', pax: 2, paxChildren: 0, code: 'FULL' };
    await waitFor(() =>
      expect(events.find(({ name }) => name === 'unavailable')?.detail).toEqual(detail),
    );
  });

  test('offers the nearest times in order, and books one with the typed details', async () => {
    const { screen, within: notice } = await lose(unavailable('FULL', 'CHOOSE_ANOTHER_TIME'));
    await notice.findByRole('button', { name: '21:30' });
    expect(textsOf(screen, 'button')).toEqual(['19:30', '20:30', '21:30', '22:00']);
    server.script.slot = () => slotAnswer();
    press(screen, '21:30');
    fireEvent.click(await screen.findByRole('button', { name: /^Book for.*21:30$/ }));

    await screen.findByRole('heading', BOOKED);
    const [first, second] = server.creates;
    expect(second?.body).toMatchObject({ time: '21:30:00', customer: { name: 'Ada Lovelace' } });
    expect(second?.key).not.toBe(first?.key);
  });

  test('offers the nearest days, which lead to their times', async () => {
    const { screen, within: notice } = await lose(unavailable('FULL', 'CHOOSE_ANOTHER_DATE'));
    fireEvent.click(await notice.findByRole('button', { name: 'Sat 18 May' }));

    expect(await screen.findByRole('heading', { name: 'Saturday 18 May' })).toBeVisible();
  });

  test('shows the preferred alternative first', async () => {
    const full = unavailable('FULL', 'CALL_VENUE', 'CHOOSE_ANOTHER_DATE', 'JOIN_WAIT_LIST');
    const times = { action: 'CHOOSE_ANOTHER_TIME', isPreferred: false } as const;
    const [call, ...others] = full.fallbackOptions;
    const fallbackOptions = [...others, times, ...(call ? [call] : [])];
    const { notice, within: ways } = await lose({ ...full, fallbackOptions });
    await ways.findByRole('button', { name: '21:30' });
    await ways.findByRole('button', { name: 'Sat 18 May' });

    const [first, ...rest] = notice.querySelectorAll('a, .notice-title, :scope > div > button');
    expect(first?.textContent).toBe('Call +34555010123');
    expect(rest.map(({ textContent }) => textContent)).toEqual([
      'Next days with tables',
      'Join the wait list for 21:00',
      'Nearest free times',
    ]);
  });

  test.each([
    ['JOIN_WAIT_LIST', 'Join the wait list for 21:00', /^Join the wait list for 2,/],
    ['REQUEST', 'Request a table at 21:00', /^Send request for 2,/],
  ] as const)('%s, which is what the button does then', async (way, label, button) => {
    const { screen, within: notice } = await lose(unavailable('FULL', way));
    server.script.slot = () => slotAnswer();
    fireEvent.click(notice.getByRole('button', { name: label }));
    press(screen, button);

    await screen.findByRole('heading', { name: /^(You are on the wait list|Your request)/ });
    expect(server.creates).toHaveLength(2);
  });

  test('offers no call if the venue has no phone', async () => {
    server.script.venue = { phone: null };
    const { notice } = await lose(unavailable('FULL', 'CALL_VENUE'));

    expect(notice.querySelectorAll('a, button')).toHaveLength(0);
  });

  test('offers the nearest times even if the reason cannot be found, and says so in the language of the diner', async () => {
    const { screen } = await fillForm(server, { slots: EVENING });
    server.script.create = () => problem(409, 'NO_AVAILABLE_SLOT', { detail: 'No table is left.' });
    server.script.slot = () => problem(400, 'BAD_REQUEST');
    press(screen, /^Book for/);

    expect(await screen.findByText('This time is no longer available.')).toBeVisible();
    expect(await screen.findByRole('button', { name: '21:30' })).toBeVisible();
  });

  test('shows the other times when the diner goes back, and keeps what was typed', async () => {
    const { screen } = await lose(unavailable('FULL', 'CHOOSE_ANOTHER_TIME'));
    server.script.slot = () => slotAnswer();
    press(screen, 'Change: 21:00');
    fireEvent.click(await screen.findByRole('radio', { name: '20:30' }));
    press(screen, /^Continue/);

    await screen.findByRole('heading', { name: 'Who is the table for?' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(
      'Ada Lovelace',
    );
    expect(screen.queryByRole('alert')).toBe(null);
  });
});

describe('a part of the booking that was lost', () => {
  test('the area: the only other one replaces it, and what was typed is kept', async () => {
    const slots = [1, 2].map((floorPlanAreaId) => at('21:00', { floorPlanAreaId }));
    const { screen } = await chooseTime(server, { slots });
    fireEvent.click(await screen.findByRole('radio', { name: /Terrace/ }));
    press(screen, 'Continue');
    await screen.findByRole('heading', { name: 'Who is the table for?' });
    completeForm(screen);
    refuse(unavailable('AREA_NOT_AVAILABLE', 'CHOOSE_ANOTHER_AREA'));
    press(screen, /^Book for/);

    fireEvent.click(await screen.findByRole('button', { name: 'Choose another area' }));
    expect(await screen.findByRole('button', { name: 'Change: Dining room' })).toBeVisible();
    server.script.slot = () => slotAnswer();
    press(screen, /^Book for/);
    await screen.findByRole('heading', BOOKED);
    expect(server.creates.map(({ body }) => body.floorPlanAreaId)).toEqual([1, 2]);
  });

  test('the experience: just a table is offered instead', async () => {
    const slots = [at('21:00', { experienceId: EXPERIENCE.id })];
    const { screen } = await fillForm(server, { slots });
    refuse(unavailable('EXPERIENCE_NOT_AVAILABLE'), { experience: EXPERIENCE });
    press(screen, /^Book for/);

    fireEvent.click(await screen.findByRole('button', { name: 'Just a table' }));
    expect(await screen.findByRole('heading', { name: 'Friday 17 May' })).toBeVisible();
  });

  test('an add-on: it can be left out', async () => {
    const answer = { addOnGroups: [aGroup([anAddOn(1, { name: 'Oysters' })])] };
    server.script.slot = () => slotAnswer(answer);
    const { screen } = await chooseTime(server);
    fireEvent.click(await screen.findByRole('button', { name: 'More: Oysters' }));
    press(screen, 'Continue');
    await screen.findByRole('heading', { name: 'Who is the table for?' });
    completeForm(screen);
    refuse(unavailable('ADD_ON_NOT_AVAILABLE', 'CALL_VENUE'), answer);
    press(screen, /^Book for/);

    fireEvent.click(await screen.findByRole('button', { name: 'Continue without extras' }));
    await screen.findByRole('button', { name: 'Change: No extras' });
    press(screen, /^Book for/);
    await screen.findByRole('heading', BOOKED);
    expect(server.creates.map(({ body }) => body.addOns)).toEqual([[{ id: 1, quantity: 1 }], []]);
  });

  test('high chairs: an error is shown at the field, and fewer can be booked', async () => {
    const { screen } = await fillForm(server);
    const chairs = screen.getByRole<HTMLSelectElement>('combobox', { name: /^High chairs/ });
    fireEvent.change(chairs, { target: { value: '2' } });
    const none = { highChairsAvailable: { type: 'NONE', available: 0 } } as const;
    refuse(unavailable('HIGH_CHAIRS_NOT_AVAILABLE', 'CHOOSE_ANOTHER_TIME'), {
      timeSlot: timeSlot(`${DATE}T21:00:00+02:00`, none),
    });
    press(screen, /^Book for/);

    expect(await screen.findByText('Please check this field.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^High chairs/ })).toBe(chairs);
    fireEvent.change(chairs, { target: { value: '0' } });
    press(screen, /^Book for/);
    await screen.findByRole('heading', BOOKED);
    expect(server.creates.map(({ body }) => body.highChairs)).toEqual([2, 0]);
  });
});

test('only other days are offered on a day that has become full', async () => {
  const { screen } = await fillForm(server, { slots: EVENING });
  refuse(unavailable('FULL', 'CHOOSE_ANOTHER_TIME', 'CHOOSE_ANOTHER_DATE'));
  server.script.workDay = (date) => workDay(date, []);
  press(screen, /^Book for/);

  expect(await screen.findByRole('button', { name: 'Sat 18 May' })).toBeVisible();
  // Until the day is fetched again, its previous times still apply.
  await waitFor(() => expect(screen.queryByText('Nearest free times')).toBe(null));
});
