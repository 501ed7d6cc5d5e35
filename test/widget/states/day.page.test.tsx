import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { EXPERIENCE, FREE, slotAnswer, unavailable, workDay } from '../../diner/answers.ts';
import { problem } from '../../diner/api-responses.ts';
import { at, chooseTime, completeForm, DATE, goToTimes, press } from '../diner.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

const FULL = unavailable('FULL', 'JOIN_WAIT_LIST', 'CHOOSE_ANOTHER_DATE');
const isChecked = (element: HTMLElement) => (element as HTMLInputElement).checked;

describe('the times of a day', () => {
  test('are placeholders with a status for screen readers while they load', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof workDay>>();
    server.script.workDay = () => promise;
    const { screen, root } = await goToTimes(server);

    expect(root.querySelectorAll('.times .skeleton-block').length).toBeGreaterThan(0);
    expect(screen.getByText('Looking for tables …')).toBeVisible();
    resolve(workDay(DATE, [at('21:00')]));
    expect(await screen.findByRole('radio', { name: '21:00' })).toBeVisible();
    expect(root.querySelector('.skeleton-block')).toBe(null);
    expect(screen.getByText('One time available')).toBeVisible();
  });

  test('are one radio group per shift, with one time chosen in total', async () => {
    const dinner = workDay(DATE, [at('20:30'), at('21:00')]).shifts;
    const lunch = workDay(DATE, [at('13:00'), at('14:00')], {
      type: { id: 'LUNCH', name: 'Lunch' },
    });
    server.script.workDay = () => ({ ...lunch, shifts: [...lunch.shifts, ...dinner] });
    const { screen } = await goToTimes(server);
    const noon = await screen.findByRole<HTMLInputElement>('radio', { name: '13:00' });
    const night = screen.getByRole<HTMLInputElement>('radio', { name: '21:00' });

    const timesOf = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole<HTMLInputElement>('radio')
        .map((radio) => radio.name);
    expect(new Set(timesOf('Lunch'))).toEqual(new Set([noon.name]));
    expect(new Set(timesOf('Dinner'))).toEqual(new Set([night.name]));
    expect(noon.name).not.toBe(night.name);

    fireEvent.click(noon);
    fireEvent.click(night);
    expect([noon.checked, night.checked]).toEqual([false, true]);
    expect(screen.getByRole('button', { name: /at 21:00, for 2$/ })).toBeVisible();
    fireEvent.click(noon);
    expect([noon.checked, night.checked]).toEqual([true, false]);
  });

  test('are marked if they are after midnight', async () => {
    const night = { ...at('21:00'), startAt: '2030-05-18T00:30:00+02:00' };
    const { screen } = await goToTimes(server, { slots: [night] });

    expect(await screen.findByRole('radio', { name: '0:30 after midnight' })).toBeVisible();
  });

  test.each([
    ['JOIN_WAIT_LIST', 'Full, with a wait list', '22:00 wait list'],
    ['REQUEST', 'On request', '22:00 on request'],
  ] as const)('on %s are folded away below the free ones', async (way, message, name) => {
    const slots = [at('21:00'), at('22:00', {}, unavailable('FULL', way))];
    const { screen } = await goToTimes(server, { slots });

    const fold = (await screen.findByText(message)).closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.contains(screen.getByRole('radio', { name, hidden: true }))).toBe(true);
  });

  test('on the wait list are unfolded below the reason if none is free', async () => {
    server.script.day = () => FULL;
    const { screen } = await goToTimes(server, { slots: [at('22:00', {}, FULL)] });

    const time = await screen.findByRole('radio', { name: '22:00 wait list' });
    expect(time.closest('details')).toBe(null);
    expect((await screen.findByRole('alert')).textContent).toContain('Not available: FULL.');
  });

  test('on request are counted for screen readers beside the free ones', async () => {
    const onRequest = unavailable('PARTY_TOO_LARGE', 'REQUEST');
    const slots = [
      at('21:00'),
      at('22:00', {}, onRequest),
      at('22:15', {}, onRequest),
      at('22:30', {}, FULL),
    ];
    const { screen } = await goToTimes(server, { slots });

    expect((await screen.findByText('One time available, 2 on request')).role).toBe('status');
  });

  test('of the previous party stay, dimmed and inert, until the new ones are loaded', async () => {
    const { screen, root } = await goToTimes(server, { slots: [at('21:00')] });
    const time = await screen.findByRole('radio', { name: '21:00' });
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof workDay>>();
    server.script.workDay = () => promise;
    press(screen, 'More: Guests');

    expect(time.isConnected).toBe(true);
    expect(time.closest('[inert]')).not.toBe(null);
    expect(screen.getByText('Looking for tables …')).toBeVisible();
    resolve(workDay(DATE, [at('20:15')]));
    expect((await screen.findByRole('radio', { name: '20:15' })).closest('[inert]')).toBe(null);
    expect(time.isConnected).toBe(false);
    expect(root.querySelector('[inert]')).toBe(null);
  });

  test('are placeholders again for another party if the previous one had none', async () => {
    server.script.day = () => FULL;
    const { screen, root } = await goToTimes(server, { slots: [] });
    await screen.findByText('Not available: FULL.');
    press(screen, 'Fewer: Guests');

    expect(screen.queryByText('Not available: FULL.')).toBe(null);
    expect(root.querySelectorAll('.times .skeleton-block').length).toBeGreaterThan(0);
    expect(await screen.findByText('Not available: FULL.')).toBeVisible();
  });
});

describe('a chosen time', () => {
  test('is on the button with the day and the party, and the button continues', async () => {
    const { screen, events } = await goToTimes(server, { slots: [at('21:00')] });
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBe(null);
    fireEvent.click(await screen.findByRole('radio', { name: '21:00' }));

    expect(
      await screen.findByRole('button', { name: 'Continue: Friday 17 May at 21:00, for 2' }),
    ).toBeVisible();
    await vi.waitFor(() =>
      expect(events).toContainEqual({
        name: 'slot-selected',
        detail: {
          date: DATE,
          time: '21:00:00',
          pax: 2,
          paxChildren: 0,
          experienceId: null,
          status: 'CONFIRMED',
        },
      }),
    );
  });

  test('is preselected from the time attribute, only once', async () => {
    const slots = [at('20:30'), at('21:00')];
    const { screen } = await goToTimes(server, {
      slots,
      attributes: { time: '21:00', pax: '4' },
    });
    await screen.findByRole('button', { name: 'Continue: Friday 17 May at 21:00, for 4' });
    press(screen, 'Fewer: Guests');

    const again = await screen.findByRole('radio', { name: '21:00' });
    await waitFor(() => expect(again.closest('[inert]')).toBe(null));
    expect(isChecked(again)).toBe(false);
  });

  test('is not preselected again after another one was chosen and the party is changed', async () => {
    const slots = [at('20:30'), at('21:00')];
    const { screen } = await goToTimes(server, {
      slots,
      attributes: { time: '21:00', pax: '4' },
    });
    await screen.findByRole('button', { name: 'Continue: Friday 17 May at 21:00, for 4' });
    press(screen, /^Continue/);
    await screen.findByRole('button', { name: 'Change: 21:00' });
    press(screen, 'Change: 21:00');
    await screen.findByRole('button', { name: 'Continue: Friday 17 May at 21:00, for 4' });
    press(screen, 'Fewer: Guests');

    const again = await screen.findByRole('radio', { name: '21:00' });
    await waitFor(() => expect(again.closest('[inert]')).toBe(null));
    expect(isChecked(again)).toBe(false);
  });

  test('is not preselected if the time attribute is not free', async () => {
    const slots = [at('20:30'), at('21:00', {}, FULL)];
    const { screen } = await goToTimes(server, { slots, attributes: { time: '21:00' } });

    expect(isChecked(await screen.findByRole('radio', { name: '20:30' }))).toBe(false);
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBe(null);
  });

  test('is checked once, however often the button is pressed, with “Checking …” on it', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof slotAnswer>>();
    server.script.slot = () => promise;
    const { screen } = await chooseTime(server);

    const button = await screen.findByRole('button', { name: 'Checking …' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(button);
    resolve(slotAnswer());
    expect(await screen.findByRole('heading', { name: 'Who is the table for?' })).toBeVisible();
    expect(server.requests.filter((name) => name === 'slot')).toHaveLength(1);
  });

  test('shows a failed check above the button, which can be pressed again', async () => {
    server.script.slot = () => problem(400, 'BAD_REQUEST');
    const { screen } = await chooseTime(server);

    expect((await screen.findByRole('alert')).textContent).toContain('That did not work');
    server.script.slot = () => slotAnswer();
    press(screen, /^Continue/);
    expect(await screen.findByRole('heading', { name: 'Who is the table for?' })).toBeVisible();
  });

  test('shows why it was lost in the meantime, with the other times', async () => {
    server.script.slot = () =>
      slotAnswer({ availability: unavailable('FULL', 'CHOOSE_ANOTHER_TIME') });
    const { screen, root, events } = await chooseTime(server);

    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Not available: FULL.');
    expect(root.activeElement).toBe(notice);
    expect(isChecked(await screen.findByRole('radio', { name: '20:30' }))).toBe(false);
    // They are visible already, so they are not repeated.
    expect(screen.queryByText('Nearest free times')).toBe(null);
    expect(events.find(({ name }) => name === 'unavailable')?.detail).toMatchObject({
      date: DATE,
      time: '21:00:00',
      code: 'FULL',
    });
  });

  test('offers the other areas if it was lost in one, without that one', async () => {
    const slots = [1, 2, 3].map((floorPlanAreaId) => at('21:00', { floorPlanAreaId }));
    const { screen } = await chooseTime(server, { slots });
    fireEvent.click(await screen.findByRole('radio', { name: /Dining room/ }));
    server.script.slot = () =>
      slotAnswer({ availability: unavailable('AREA_NOT_AVAILABLE', 'CHOOSE_ANOTHER_AREA') });
    press(screen, 'Continue');

    fireEvent.click(await screen.findByRole('button', { name: 'Choose another area' }));
    await screen.findByRole('heading', { name: 'Where would you like to sit?' });
    expect(screen.getByRole('radio', { name: /Terrace/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Dining room/ })).toBe(null);
  });

  test.each([
    [
      'JOIN_WAIT_LIST',
      'Join the wait list for 21:00',
      'Join the wait list for 2, Friday 17 May at 21:00',
      'PENDING_WAIT_LIST_BOOKING',
    ],
    ['REQUEST', 'Request a table at 21:00', 'Continue: Friday 17 May at 21:00, for 2', 'REQUESTED'],
  ] as const)('%s is offered for a lost time, and then sent', async (way, label, next, status) => {
    server.script.slot = (_, body) =>
      slotAnswer(body.status === 'CONFIRMED' ? { availability: unavailable('FULL', way) } : {});
    const { screen } = await chooseTime(server);
    fireEvent.click(await screen.findByRole('button', { name: label }));
    fireEvent.click(await screen.findByRole('button', { name: next }));
    await screen.findByRole('heading', { name: 'Who is the table for?' });
    completeForm(screen);

    const { promise: created, resolve } = Promise.withResolvers<object>();
    server.script.create = () => created;
    press(screen, /^(Join the wait list|Send request)/);
    expect(await screen.findByRole('button', { name: 'Sending …' })).toBeVisible();
    resolve({ status });
    await screen.findByRole('heading', { name: /^(You are on the wait list|Your request)/ });
    expect(server.creates[0]?.body.status).toBe(status);
  });
});

describe('a day that cannot be loaded', () => {
  test('shows the failure, and the times after a successful retry', async () => {
    server.script.workDay = () => problem(400, 'BAD_REQUEST');
    const { screen, root } = await goToTimes(server);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert').textContent).toContain('That did not work');
    expect(root.querySelector('.times .skeleton-block')).toBe(null);

    server.script.workDay = (date) => workDay(date, [at('21:00')]);
    fireEvent.click(retry);
    expect(await screen.findByRole('radio', { name: '21:00' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBe(null);
  });

  test('does not show the previous party’s times if the new ones cannot be loaded', async () => {
    const { screen } = await goToTimes(server, { slots: [at('21:00')] });
    await screen.findByRole('radio', { name: '21:00' });
    server.script.workDay = () => problem(400, 'BAD_REQUEST');
    press(screen, 'More: Guests');

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: '21:00' })).toBe(null);
  });
});

describe('the choice between a table and an experience', () => {
  /** At a venue with a tasting menu for two to six people, at dinner at 20:30. */
  async function goToChoice(shift: Parameters<typeof workDay>[2] = {}) {
    server.script.workDay = (date, { filters }) =>
      workDay(date, filters ? [at('20:30', { experienceId: 7 })] : [at('20:00')], {
        hasExperiences: true,
        ...shift,
      });
    const widget = await goToTimes(server);
    await widget.screen.findByRole('group', { name: 'What would you like to book?' });
    return widget;
  }

  test('preselects just a table, shows each experience with its price, and the times of the chosen one', async () => {
    const { screen } = await goToChoice();
    expect(isChecked(screen.getByRole('radio', { name: 'Just a table' }))).toBe(true);
    expect(screen.getByText('€89.00 per person')).toBeVisible();
    expect(await screen.findByRole('radio', { name: '20:00' })).toBeVisible();

    fireEvent.click(screen.getByRole('radio', { name: /Tasting menu/ }));
    expect(await screen.findByRole('radio', { name: '20:30' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: '20:00' })).toBe(null);
  });

  test('shows a price per ticket for several people, and none if it is free', async () => {
    server.script.experiences = [
      { ...EXPERIENCE, paxPerTicket: 2 },
      { ...EXPERIENCE, id: 8, name: 'Quiz night', pricePerTicket: 0 },
    ];
    const { screen } = await goToChoice();

    expect(screen.getByRole('radio', { name: /^Tasting menu/ }).parentElement?.textContent).toBe(
      'Tasting menu €89.00 per ticket',
    );
    expect(screen.getByRole('radio', { name: /^Quiz night/ }).parentElement?.textContent).toBe(
      'Quiz night',
    );
  });

  test('offers no plain table, and no times before a choice, if an experience is required', async () => {
    const { screen } = await goToChoice({ isExperienceRequired: true });

    expect(
      await screen.findByText('Choose an experience above to see times for this service.'),
    ).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Just a table' })).toBe(null);
    expect(screen.queryByRole('radio', { name: '20:00' })).toBe(null);
  });

  test('is not shown if no experience takes the party, or the day has none', async () => {
    server.script.workDay = (date) => workDay(date, [at('20:00')], { hasExperiences: true });
    const { screen } = await goToTimes(server, { attributes: { pax: '8' } });
    await screen.findByRole('radio', { name: '20:00' });
    expect(screen.queryByRole('group', { name: 'What would you like to book?' })).toBe(null);

    server.script.workDay = (date) => workDay(date, [at('20:15')]);
    press(screen, 'Fewer: Guests');
    press(screen, 'Fewer: Guests');
    await screen.findByRole('radio', { name: '20:15' });
    expect(screen.queryByRole('group', { name: 'What would you like to book?' })).toBe(null);
  });

  test('stays while the times of another party load', async () => {
    const { screen } = await goToChoice();
    const choice = screen.getByRole('group', { name: 'What would you like to book?' });
    press(screen, 'More: Guests');
    expect(choice.isConnected).toBe(true);
    await waitFor(() =>
      expect(server.requests.filter((name) => name === 'work-day')).toHaveLength(2),
    );
    expect(choice.isConnected).toBe(true);
    expect(choice.closest('[inert]')).toBe(null);
  });

  test('keeps the chosen experience and the table for a party that it does not take', async () => {
    const { screen } = await goToChoice();
    fireEvent.click(screen.getByRole('radio', { name: /Tasting menu/ }));
    await screen.findByRole('radio', { name: '20:30' });
    server.script.workDay = (date, { filters }) =>
      workDay(date, filters ? [] : [at('20:00')], {
        availability: filters ? unavailable('PARTY_TOO_SMALL', 'CHOOSE_ANOTHER_DATE') : FREE,
      });
    press(screen, 'Fewer: Guests');
    expect(await screen.findByText('Not available: PARTY_TOO_SMALL.')).toBeVisible();

    expect(isChecked(screen.getByRole('radio', { name: /Tasting menu/ }))).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Just a table' }));
    expect(await screen.findByRole('radio', { name: '20:00' })).toBeVisible();
  });
});
