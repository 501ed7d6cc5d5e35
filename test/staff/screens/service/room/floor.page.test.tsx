import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StaffBooking } from '../../../../../src/contract/staff/booking.ts';
import { Floor } from '../../../../../src/staff/screens/service/room/floor.tsx';
import type { Fit } from '../../../../../src/staff/service/fitting-tables.ts';
import { tableStates } from '../../../../../src/staff/service/table-states.ts';
import { aBooking, aSession, aTable, at } from '../../../fixtures/bookings.ts';
import { aLargeVenue } from '../../../fixtures/full-house.ts';
import { renderInRoom } from '../../../fixtures/room.tsx';
import { setUpStaffPage } from '../../../fixtures/staff-page.ts';

setUpStaffPage();

const NOW = Date.parse(at('20:30'));
const { venue } = aSession();

interface Shown {
  bookings?: StaffBooking[];
  selected?: number | null;
  fitting?: Map<number, Fit> | null;
  onTable?: (id: number) => void;
  of?: typeof venue;
}

function show({ bookings = [], selected = null, fitting = null, of = venue, onTable }: Shown) {
  renderInRoom(
    <Floor
      tables={of.tables}
      areas={of.floorPlanAreas}
      states={tableStates(bookings, of, NOW)}
      selected={selected}
      fitting={fitting}
      onTable={onTable ?? (() => undefined)}
    />,
  );
}

/** What a screen reader says, and what is on the tile. */
const spokenOf = (tile: HTMLElement) => tile.querySelector('.visually-hidden')?.textContent;
const shownOf = (tile: HTMLElement) =>
  [...tile.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent);
const names = () => screen.getAllByRole('button').map(spokenOf);
const seated = (changes: Partial<StaffBooking>) =>
  aBooking({ status: 'SEATED', turnMinutes: 90, ...changes });

test('a tile says number, seats, party, minutes left and what comes next', () => {
  show({
    bookings: [
      seated({ bookingAt: at('20:08'), seatedAt: at('20:08'), pax: 6, tables: [aTable(5)] }),
      aBooking({ uuid: 'b', bookingAt: at('22:45'), pax: 4, tables: [aTable(5)] }),
    ],
  });

  const name = 'Table T5, seats 6, 6 guests, 68 minutes left, next 22:45, 4 guests';
  expect(shownOf(screen.getByRole('button', { name }))).toEqual(['T56', '6 · 68′', '→ 22:45']);
});

test.each([
  ['free', [], 'Table T4, seats 4, free', ['free', '']],
  [
    'free until the next party',
    [aBooking({ bookingAt: at('21:15'), pax: 1 })],
    'Table T4, seats 4, free until 21:15, next 21:15, 1 guest',
    ['free', 'till 21:15'],
  ],
  [
    'held',
    [aBooking({ bookingAt: at('21:00'), pax: 3 })],
    'Table T4, seats 4, held for 3 guests at 21:00',
    ['3 held', '→ 21:00'],
  ],
  [
    'held for a party that is late',
    [aBooking({ bookingAt: at('20:10') })],
    'Table T4, seats 4, held for 2 guests, expected at 20:10, 20 minutes late',
    ['late 20′', '→ 20:10'],
  ],
  [
    'here',
    [aBooking({ status: 'ARRIVED' })],
    'Table T4, seats 4, 2 guests here, waiting to sit',
    ['2 here', '20:30'],
  ],
  [
    'over',
    [seated({ bookingAt: at('18:59'), seatedAt: at('18:59') })],
    'Table T4, seats 4, 2 guests, 1 minute over',
    ['over 1′', ''],
  ],
])('a tile: %s', (_, bookings, name, lines) => {
  show({ bookings });

  expect(shownOf(screen.getByRole('button', { name }))).toEqual(['T44', ...lines]);
});

test('tiles are listed by area', () => {
  show({});

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Sala',
    'Terraza',
  ]);
  expect(names()).toEqual([
    'Table T1, seats 2, free',
    'Table T4, seats 4, free',
    'Table T5, seats 6, free',
  ]);
});

test('a tap calls back with the table', () => {
  const onTable = vi.fn();
  show({ onTable });

  fireEvent.click(screen.getByRole('button', { name: /^Table T4/ }));
  expect(onTable.mock.calls).toEqual([[4]]);
});

test('with a party chosen, every tile says how it suits', () => {
  show({
    fitting: new Map([
      [4, 'best'],
      [5, 'fits'],
      [1, 'free'],
    ]),
  });

  expect(names()).toEqual([
    'Table T1, seats 2, free, does not suit',
    'Table T4, seats 4, free, best choice',
    'Table T5, seats 6, free, suits',
  ]);
});

test('sixty tables are one tab stop, with arrow keys, Home and End inside', () => {
  show({ of: aLargeVenue(), selected: 31 });
  const tiles = screen.getAllByRole('button');
  const stops = () => tiles.filter(({ tabIndex }) => tabIndex === 0);
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key });

  expect(tiles).toHaveLength(60);
  // The table whose sheet is open.
  expect(stops()).toEqual([tiles[30]]);
  expect(tiles[30]?.getAttribute('aria-current')).toBe('true');

  tiles[30]?.focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(tiles[31]);
  expect(stops()).toEqual([tiles[31]]);
  press('Home');
  expect(document.activeElement).toBe(tiles[0]);
  press('ArrowLeft');
  expect(document.activeElement).toBe(tiles[0]);
  press('End');
  expect(stops()).toEqual([tiles[59]]);
});

test('tables with a place come row by row, those without one after them', async () => {
  await import('../../../../../src/staff/screens/service/room/placed-tiles.tsx');
  const place = { width: 2, height: 2, shape: 'ROUND', turn: 0 } as const;
  const places = [{ ...place, x: 4, y: 4 }, { ...place, x: 8, y: 0 }, undefined];
  const tables = venue.tables.map((table, index) => ({
    ...table,
    floorPlanAreaId: 1,
    place: places[index],
  }));
  show({ of: { ...venue, tables } });
  await screen.findByRole('button', { name: /^Table T4, / });
  expect(screen.getAllByRole('button').map((tile) => shownOf(tile)[0])).toEqual([
    'T44',
    'T12',
    'T56',
  ]);
  expect(screen.getAllByRole('list')).toHaveLength(2);
});
