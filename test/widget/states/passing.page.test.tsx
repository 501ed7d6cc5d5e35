import { act, fireEvent } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { FREE, slotAnswer, timeSlot, unavailable } from '../../diner/answers.ts';
import { problem } from '../../diner/api-responses.ts';
import { shortenWaits } from '../../fixtures/shorten-waits.ts';
import { at, chooseTime, DATE, fillForm, goToForm, goToTimes, press, type } from '../diner.ts';
import { aGroup, anAddOn } from '../flow/add-on-groups.ts';
import { openFullEvening } from '../full-evening.ts';
import { showWidget } from '../show-widget.ts';
import { venueServer } from '../venue-server.ts';

/** Other tests only pass through these states. Each of these ends in one, so that it is checked like every end. */

const server = venueServer();

const NEVER = new Promise<never>(() => {});
const EVERY_WAY = [
  'CHOOSE_ANOTHER_TIME',
  'CHOOSE_ANOTHER_DATE',
  'CHOOSE_ANOTHER_AREA',
  'JOIN_WAIT_LIST',
  'REQUEST',
  'CALL_VENUE',
] as const;
const ALL_TAKEN = unavailable('FULL', ...EVERY_WAY);

describe('before the month', () => {
  test('shows two placeholders while it loads', async () => {
    server.script.startProblem = NEVER;
    const { root } = await showWidget();
    expect(root.querySelectorAll('.skeleton-block')).toHaveLength(2);
  });

  test('says after six seconds that it takes longer than usual', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.script.startProblem = NEVER;
    const { screen } = await showWidget();
    await act(async () => vi.advanceTimersByTime(6000));
    expect(screen.getAllByText(/taking longer than usual/)).toHaveLength(2);
  });

  test('counts down the seconds after a 429', async () => {
    server.script.startProblem = problem(429, 'RATE_LIMIT_EXCEEDED', {}, { 'Retry-After': '20' });
    const { screen } = await showWidget();
    expect((await screen.findAllByText(/Trying again in \d+ seconds/))[0]).toBeVisible();
  });

  test('says after a 503 that the service takes a short break', async () => {
    shortenWaits();
    server.script.startProblem = problem(503, 'SERVICE_UNAVAILABLE');
    const { screen } = await showWidget();
    expect(await screen.findByText(/taking a short break/)).toBeVisible();
  });

  test('says that the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.script.startProblem = HttpResponse.error();
    const { screen } = await showWidget();
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
  });
});

describe('the times', () => {
  test('have placeholders while they load', async () => {
    server.script.workDay = () => NEVER;
    const { root } = await goToTimes(server);
    expect(root.querySelectorAll('.times .skeleton-block').length).toBeGreaterThan(0);
  });

  test('that cannot be shown are an alert', async () => {
    server.script.workDay = () => problem(400, 'VALIDATION_ERROR');
    const { screen } = await goToTimes(server);
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  test('cannot be loaded offline, which an alert says', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.script.workDay = () => HttpResponse.error();
    const { screen } = await goToTimes(server);
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
  });

  test('of a full day can be chosen for the wait list, and every other way is offered', async () => {
    server.script.day = (date) => (date === DATE ? ALL_TAKEN : FREE);
    const taken = [at('21:00', {}, ALL_TAKEN), at('21:30', {}, ALL_TAKEN)];
    const { screen } = await goToTimes(server, { slots: taken });
    fireEvent.click(await screen.findByRole('radio', { name: '21:00 wait list' }));
    expect(await screen.findByRole('link', { name: /^Call/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Thu 16 May' })).toBeVisible();
  });
});

describe('after the times', () => {
  const goToAreas = () =>
    chooseTime(server, { slots: [1, 2].map((id) => at('21:00', { floorPlanAreaId: id })) });

  test('Continue without an area is refused', async () => {
    const { screen } = await goToAreas();
    await screen.findByRole('heading', { name: 'Where would you like to sit?' });
    press(screen, 'Continue');
    expect(screen.getByRole('alert').textContent).toBe('Choose an area to continue.');
  });

  test('a time that went before the form is refused, with every other way', async () => {
    server.script.slot = () =>
      slotAnswer({ availability: unavailable('AREA_NOT_AVAILABLE', ...EVERY_WAY) });
    const { screen } = await goToAreas();
    fireEvent.click(await screen.findByRole('radio', { name: /Terrace/ }));
    press(screen, 'Continue');
    for (const name of [/another area/, /^Join the wait list/, /^Request/])
      expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  test('too few extras are refused', async () => {
    const soldOut = { availability: unavailable('ADD_ON_NOT_AVAILABLE') };
    const addOns = [anAddOn(1, { name: 'Oysters', ...soldOut }), anAddOn(2, { name: 'Cava' })];
    server.script.slot = () =>
      slotAnswer({ addOnGroups: [aGroup(addOns, { minTotalQuantity: 2 })] });
    const { screen } = await chooseTime(server);
    fireEvent.click(await screen.findByRole('button', { name: 'More: Cava' }));
    press(screen, 'Continue');
    expect(screen.getByRole('alert').textContent).toBe('Please add one more, or take none.');
  });
});

describe('the form', () => {
  test('has everything unfolded, with the policy and the refused code', async () => {
    openFullEvening(server);
    const limited = { isTimeLimited: true, turnMinutes: 105 };
    server.script.slot = (time) => slotAnswer({ timeSlot: timeSlot(time, limited) });
    const { screen, root } = await goToForm(server);
    for (const fold of root.querySelectorAll<HTMLElement>('.folds summary')) fireEvent.click(fold);
    fireEvent.click(screen.getByRole('checkbox', { name: /allerg/ }));
    type(screen, /^Promo code/, 'NOBODY');
    expect(await screen.findByText(/This promo code is not valid/)).toBeVisible();
    expect(await screen.findByText(/€25.00 per person/)).toBeVisible();
  });

  test('is refused with an alert', async () => {
    server.script.create = () => problem(400, 'VALIDATION_ERROR');
    const { screen } = await fillForm(server);
    press(screen, /^Book for/);
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  test('whose time went offers other times, days and areas', async () => {
    const slots = ['20:30', '21:00', '21:30'].map((time) => at(time));
    const { screen } = await fillForm(server, { slots });
    server.script.create = () => problem(409, 'NO_AVAILABLE_SLOT');
    server.script.slot = () => slotAnswer({ availability: ALL_TAKEN, explanation: EXPLANATION });
    press(screen, /^Book for/);
    expect(await screen.findByText('Nearest free times')).toBeVisible();
    expect(await screen.findByText('Next days with tables')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Terrace, / })).toBeVisible();
  });
});

/** Suggests another area and a smaller party at the lost time. */
const EXPLANATION: ReturnType<typeof slotAnswer>['explanation'] = {
  reason: {
    code: 'TABLES_TAKEN',
    text: '2 tables here suit your party, and none is free for long enough at this time.',
    limit: null,
    taken: null,
    minimum: null,
    tables: 2,
    combinations: 0,
    freeAt: null,
  },
  suggestions: (['AREA', 'PARTY'] as const).map((change) => ({
    change,
    time: '21:00:00',
    floorPlanArea: { id: 1, name: 'Terrace' },
    pax: change === 'PARTY' ? 1 : 2,
    paxChildren: 0,
    experienceTickets: null,
  })),
};
