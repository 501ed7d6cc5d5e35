import { fireEvent, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { SlotExplanationBody } from '../../../src/contract/availability.ts';
import { EXPERIENCE, slotAnswer, unavailable } from '../../diner/answers.ts';
import { problem } from '../../diner/api-responses.ts';
import { at, chooseTime, completeForm, fillForm, press } from '../diner.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

const BOOKED = { name: 'Your table is booked' };
const TEXT = '2 tables here suit your party, and none is free for long enough at this time.';
const EVENING = [at('20:30'), at('21:00'), at('21:45'), at('22:30')];

type Suggestion = SlotExplanationBody['suggestions'][number];

const suggestion = (change: Suggestion['change'], more: Partial<Suggestion> = {}): Suggestion => ({
  change,
  time: '21:00:00',
  floorPlanArea: null,
  pax: 2,
  paxChildren: 0,
  experienceTickets: null,
  ...more,
});
const TERRACE = suggestion('AREA', { floorPlanArea: { id: 2, name: 'Terrace' } });
const LATER = suggestion('TIME', { time: '21:45:00' });
const FEWER = suggestion('PARTY', { pax: 1 });

/** The slot check says that the time is taken, with these suggestions. */
function loseSlot(suggestions: Suggestion[], text = TEXT): void {
  const noNumbers = { limit: null, taken: null, minimum: null };
  const tables = { tables: 2, combinations: 0, freeAt: null };
  server.script.slot = (_time, _body, query) => {
    const explanation = {
      reason: { code: 'TABLES_TAKEN' as const, text, ...noNumbers, ...tables },
      suggestions,
    };
    return slotAnswer({
      availability: unavailable('FULL', 'CHOOSE_ANOTHER_TIME', 'CHOOSE_ANOTHER_AREA', 'CALL_VENUE'),
      ...(query.get('explain') === 'true' ? { explanation } : {}),
    });
  };
}

/** Loses the time while the diner is typing. */
async function loseWhileTyping(suggestions: Suggestion[], slots = EVENING) {
  const widget = await fillForm(server, { slots });
  let isFirst = true;
  server.script.create = () => {
    if (!isFirst) return {};
    isFirst = false;
    return problem(409, 'NO_AVAILABLE_SLOT');
  };
  loseSlot(suggestions);
  press(widget.screen, /^Book for/);
  const notice = within(await widget.screen.findByRole('alert'));
  return { ...widget, notice };
}

async function book(widget: Awaited<ReturnType<typeof loseWhileTyping>>, choice: string) {
  fireEvent.click(await widget.notice.findByRole('button', { name: choice }));
  server.script.slot = () => slotAnswer();
  fireEvent.click(await widget.screen.findByRole('button', { name: /^Book for/ }));
  await widget.screen.findByRole('heading', BOOKED);
  return server.creates[1]?.body;
}

describe('a time lost while typing', () => {
  test('shows why, and the suggestions before every other way', async () => {
    const { screen, notice } = await loseWhileTyping([TERRACE, LATER, FEWER]);
    expect(notice.getByText(TEXT)).toBeVisible();
    expect(notice.getByText('What would work')).toBeVisible();
    await notice.findByRole('button', { name: '21:45' });
    const [first, second, third] = notice.getAllByRole('button');
    expect([first, second, third].map((button) => button?.textContent)).toEqual([
      'Terrace, 21:00',
      '21:45',
      '21:00, 1 person',
    ]);
    expect(notice.getByRole('link', { name: 'Call +34555010123' })).toBeVisible();
    expect(screen.getByText('Choose one of the options above to continue.')).toBeVisible();
  });

  test('books a suggested time with the typed details', async () => {
    const body = await book(await loseWhileTyping([TERRACE, LATER]), '21:45');
    expect(body).toMatchObject({ time: '21:45:00', pax: 2, customer: { name: 'Ada Lovelace' } });
  });

  test('books the same time in a suggested area', async () => {
    const body = await book(await loseWhileTyping([TERRACE, LATER]), 'Terrace, 21:00');
    expect(body).toMatchObject({ time: '21:00:00', floorPlanAreaId: 2, pax: 2 });
  });

  test('books the same time for a smaller party', async () => {
    const widget = await loseWhileTyping([FEWER]);
    const body = await book(widget, '21:00, 1 person');
    expect(body).toMatchObject({ time: '21:00:00', pax: 1, customer: { name: 'Ada Lovelace' } });
  });

  test('books the suggested number of tickets if the diner had chosen one', async () => {
    const experience = { ...EXPERIENCE, automaticTicketQuantity: false };
    server.script.experiences = [experience];
    server.script.slot = () => slotAnswer({ experience });
    const slots = [at('21:00', { experienceId: experience.id })];
    const widget = await chooseTime(server, { slots });
    fireEvent.click(await widget.screen.findByRole('button', { name: 'Fewer: Tickets' }));
    fireEvent.click(await widget.screen.findByRole('button', { name: 'More: Tickets' }));
    press(widget.screen, /^Continue/);
    await widget.screen.findByRole('heading', { name: 'Who is the table for?' });
    completeForm(widget.screen);
    server.script.create = () =>
      server.creates.length > 1 ? {} : problem(409, 'NO_AVAILABLE_SLOT');
    loseSlot([{ ...FEWER, experienceTickets: 1 }]);
    press(widget.screen, /^Book for/);
    const choice = { name: '21:00, 1 person' };
    fireEvent.click(await widget.screen.findByRole('button', choice));
    server.script.slot = () => slotAnswer({ experience });
    fireEvent.click(await widget.screen.findByRole('button', { name: /^Book for/ }));
    await widget.screen.findByRole('heading', BOOKED);
    expect(server.creates[1]?.body).toMatchObject({ pax: 1, experience: { tickets: 1 } });
  });

  test('offers the other nearest times below, without the suggested one', async () => {
    const { notice } = await loseWhileTyping([LATER]);
    await notice.findByText('Nearest free times');
    expect(notice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '21:45',
      '20:30',
      '22:30',
    ]);
  });

  test('offers no step to choose an area beside the suggested one', async () => {
    const inBoth = ['20:30', '21:00', '21:45'].flatMap((time) =>
      [1, 2].map((floorPlanAreaId) => at(time, { floorPlanAreaId })),
    );
    const { screen } = await chooseTime(server, { slots: inBoth });
    fireEvent.click(await screen.findByRole('radio', { name: /Terrace/ }));
    loseSlot([suggestion('AREA', { floorPlanArea: { id: 1, name: 'Dining room' } }), LATER]);
    press(screen, 'Continue');
    await screen.findByRole('button', { name: 'Dining room, 21:00' });
    expect(screen.queryByRole('button', { name: 'Choose another area' })).toBe(null);
  });

  test('offers no time that the day does not have', async () => {
    const gone = suggestion('TIME', { time: '20:15:00' });
    const { notice } = await loseWhileTyping([gone, LATER]);
    await notice.findByRole('button', { name: '21:45' });
    expect(notice.queryByRole('button', { name: '20:15' })).toBe(null);
  });

  test('offers the nearest times if nothing is suggested', async () => {
    const { notice } = await loseWhileTyping([]);
    expect(notice.getByText(TEXT)).toBeVisible();
    expect(await notice.findByText('Nearest free times')).toBeVisible();
    expect(notice.queryByText('What would work')).toBe(null);
  });
});

describe('a time lost on the first screen', () => {
  test('is replaced by a suggested one with one press', async () => {
    loseSlot([LATER, FEWER]);
    const { screen } = await chooseTime(server, { slots: EVENING });
    fireEvent.click(await screen.findByRole('button', { name: '21:45' }));
    expect(
      await screen.findByRole('button', { name: /^Continue: .* at 21:45, for 2$/ }),
    ).toBeVisible();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '21:45' }).checked).toBe(true);
    expect(screen.queryByRole('alert')).toBe(null);
  });

  test('is kept for a smaller party with one press', async () => {
    loseSlot([LATER, FEWER]);
    const { screen } = await chooseTime(server, { slots: EVENING });
    fireEvent.click(await screen.findByRole('button', { name: '21:00, 1 person' }));
    expect(
      await screen.findByRole('button', { name: /^Continue: .* at 21:00, for 1$/ }),
    ).toBeVisible();
  });

  test('does not repeat a reason that is the sentence of the availability', async () => {
    loseSlot([LATER], 'Not available: FULL.');
    const { screen } = await chooseTime(server, { slots: EVENING });
    await screen.findByRole('button', { name: '21:45' });
    expect(screen.getAllByText('Not available: FULL.')).toHaveLength(1);
  });
});
