import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { permissionsOf } from '../../../../../../src/domain/staff-role.ts';
import type { TablePlace } from '../../../../../../src/domain/table-place.ts';
import type { Venue } from '../../../../../../src/domain/venue.ts';
import { readDraft } from '../../../../../../src/staff/session/draft-storage.ts';
import { aRichVenue } from '../../../../../fixtures/rich-venue.ts';
import {
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../../../fixtures/staff-view.tsx';

setUpFakeServer();

beforeAll(() =>
  Promise.all([
    import('../../../../../../src/staff/screens/house/house.tsx'),
    import('../../../../../../src/staff/screens/house/venue/venue-editor.tsx'),
    import('../../../../../../src/staff/screens/house/venue/sections.ts'),
    import('../../../../../../src/staff/screens/house/venue/floor-plan/floor-plan.tsx'),
  ]),
);

const at = (x: number, y: number, changes: Partial<TablePlace> = {}): TablePlace => ({
  x,
  y,
  width: 2,
  height: 2,
  shape: 'RECTANGLE',
  turn: 0,
  ...changes,
});

/** The floor plan of a venue whose tables 1 and 2 have places; 3 and 4 are in the same area without one. */
async function showPlan(
  places: Record<number, TablePlace> = { 1: at(0, 0), 2: at(3, 0) },
  role: 'OWNER' | 'MANAGER' = 'OWNER',
): Promise<HTMLElement> {
  window.location.hash = '#place=house&section=tables';
  const fake = startFakeServer();
  if (role === 'MANAGER') fake.session.staff.permissions = [...permissionsOf('MANAGER')];
  const venue = aRichVenue();
  const document: Venue = {
    ...venue,
    tables: venue.tables.map((table) => {
      const place = places[table.id];
      return place ? { ...table, place } : table;
    }),
  };
  server.use(http.get(`${STAFF_API}/venue`, () => HttpResponse.json({ version: 1, document })));
  showStaffView();
  return screen.findByRole('region', { name: 'Floor plan: Dining room' });
}

/** The places in the draft, which is kept in this tab. */
function draftPlaces(): Record<number, TablePlace> {
  const owner = 'venue-1 staff-1';
  const draft = readDraft(owner, 'venue') as { document: Venue } | null;
  if (!draft) throw new Error('Nothing was changed.');
  return Object.fromEntries(
    draft.document.tables.flatMap(({ id, place }) => (place ? [[id, place]] : [])),
  );
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const onPlan = (plan: HTMLElement, name: RegExp) => within(plan).getByRole('button', { name });
const key = (name: string, more: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
const said = () => document.querySelector('.plan-said')?.textContent;

test('a table is chosen and moved with the arrow keys, and each move is said', async () => {
  const plan = await showPlan();
  const table = onPlan(plan, /^Table T1, seats 2, column 1, row 1$/);
  table.focus();
  key('ArrowRight');
  expect(document.activeElement).toBe(onPlan(plan, /^Table T2,/));
  table.focus();
  fireEvent.click(table);
  expect(said()).toBe('Table T1 is chosen. Tap its place, or use the arrow keys.');
  key('ArrowDown');
  expect(said()).toBe('Table T1: column 1, row 2.');
  key('ArrowRight', { shiftKey: true });
  expect(said()).toBe('Table T1: 3 steps wide, 2 deep.');
  key('ArrowRight', { shiftKey: true });
  expect(said()).toBe('No room for table T1 there.');
  key('t');
  expect(said()).toBe('Table T1 is turned.');
  expect(draftPlaces()[1]).toEqual(at(0, 1, { width: 2, height: 3 }));
  key('Delete');
  expect(said()).toBe('Table T1 is off the plan.');
  expect(document.activeElement).toBe(button('Table T1, seats 2, not on the plan'));
});

test('each change is undone, the last one first', async () => {
  const plan = await showPlan();
  fireEvent.click(onPlan(plan, /^Table T1,/));
  onPlan(plan, /^Table T1,/).focus();
  key('ArrowDown');
  key('ArrowDown');
  key('z', { ctrlKey: true });
  expect(draftPlaces()[1]).toEqual(at(0, 1));
  fireEvent.click(button('Undo'));
  expect(said()).toBe('The last change is undone.');
  expect(screen.queryByRole('button', { name: 'What would change' })).toBeNull();
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
});

test('the tables without a place are arranged around those that have one', async () => {
  await showPlan({ 1: at(0, 0), 2: at(0, 2) });
  expect(screen.getByRole('group', { name: 'Not on the plan' })).toBeTruthy();
  fireEvent.click(button('Arrange the tables'));
  expect(said()).toBe('2 tables placed.');
  expect(draftPlaces()).toEqual({
    1: at(0, 0),
    2: at(0, 2),
    3: at(2, 0),
    4: at(4, 0, { width: 3 }),
  });
  expect(screen.queryByRole('group', { name: 'Not on the plan' })).toBeNull();
  fireEvent.click(button('Clear the plan'));
  expect(draftPlaces()).toEqual({});
});

test('a table is put on the plan by a tap on its place', async () => {
  const plan = await showPlan();
  const grid = plan.querySelector('.plan-grid');
  if (!grid) throw new Error('There is no grid.');
  grid.getBoundingClientRect = () => new DOMRect(0, 0, 240, 100);
  fireEvent.click(grid, { clientX: 115, clientY: 55 });
  expect(screen.queryByRole('button', { name: 'What would change' })).toBeNull();
  fireEvent.click(button('Table T3, seats 4, not on the plan'));
  fireEvent.click(grid, { clientX: 115, clientY: 55 });
  expect(draftPlaces()[3]).toEqual(at(10, 4));
  await waitFor(() => expect(document.activeElement).toBe(onPlan(plan, /^Table T3,/)));
  fireEvent.click(grid, { clientX: 5, clientY: 5 });
  expect(said()).toBe('No room for table T3 there.');
});

test('numbers count as soon as the table can stand there', async () => {
  const plan = await showPlan();
  fireEvent.click(onPlan(plan, /^Table T1,/));
  const field = (name: string) => screen.getByRole('spinbutton', { name });
  const type = (name: string, value: string) =>
    fireEvent.change(field(name), { target: { value } });
  type('Column', '4');
  expect(
    screen.getByText('There is no room: another table or the edge is in the way.'),
  ).toBeTruthy();
  type('Column', '99');
  expect(screen.getByText('From 1 to 24.')).toBeTruthy();
  fireEvent.blur(field('Column'));
  expect(field('Column')).toHaveProperty('value', '1');
  type('Row', '7');
  type('Width', '5');
  fireEvent.change(screen.getByRole('combobox', { name: 'Shape' }), { target: { value: 'ROUND' } });
  expect(draftPlaces()[1]).toEqual(at(0, 6, { width: 5, shape: 'ROUND' }));
});

test('a square table stands diagonally, and stays square', async () => {
  const plan = await showPlan();
  fireEvent.click(onPlan(plan, /^Table T1,/));
  fireEvent.click(button('Turn'));
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Width' }), { target: { value: '3' } });
  expect(draftPlaces()[1]).toEqual(at(0, 0, { width: 3, height: 3, turn: 45 }));
});

test('a plan that is too wide for a tablet says so', async () => {
  const row = Array.from({ length: 4 }, (_, index) => at(index * 6, 0, { width: 6 }));
  await showPlan(Object.fromEntries(row.map((place, index) => [index + 1, place])));
  expect(screen.getByText(/^Too wide for a tablet/)).toBeTruthy();
});

test('a table whose place is taken in its new area is named', async () => {
  const plan = await showPlan({ 1: at(0, 0), 5: at(0, 0) });
  expect(plan).toBeTruthy();
  fireEvent.click(screen.getByText('T1: 1–2, Dining room'));
  const area = await screen.findByRole('combobox', { name: 'Area' });
  fireEvent.change(area, { target: { value: '2' } });
  fireEvent.click(button('Terrace'));
  expect(await screen.findByText(/^T5: Another table stands there/)).toBeTruthy();
});

test('managers see the plan and change nothing', async () => {
  const plan = await showPlan({ 1: at(0, 0) }, 'MANAGER');
  expect(onPlan(plan, /^Table T1,/)).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Arrange the tables' })).toBeNull();
});
