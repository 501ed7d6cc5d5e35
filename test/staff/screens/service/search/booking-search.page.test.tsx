import { fireEvent, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { BookingSearch } from '../../../../../src/staff/screens/service/search/booking-search.tsx';
import { aBooking, aCustomer, aTable } from '../../../fixtures/bookings.ts';
import { showPart } from '../../../fixtures/part-of-staff-view.tsx';
import { setUpStaffPage } from '../../../fixtures/staff-page.ts';

setUpStaffPage();

const BOOKINGS = [
  aBooking({ uuid: 'laura' }),
  aBooking({
    uuid: 'inaki',
    customer: aCustomer({ name: 'Iñaki Etxeberria', phone: '+34611222333' }),
    tables: [aTable(1)],
  }),
  aBooking({
    uuid: 'anna',
    customer: aCustomer({ name: 'Anna Bosch', phone: '+34611999888' }),
    tables: [aTable(5)],
    privateNotes: 'Cake at ten',
  }),
];

let opened: string[] = [];
const inputRef = createRef<HTMLInputElement>();
beforeEach(() => {
  opened = [];
  showPart(
    <BookingSearch
      bookings={BOOKINGS}
      inputRef={inputRef}
      onOpen={(uuid) => opened.push(uuid)}
      onGo={() => undefined}
    />,
  );
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const options = () => screen.queryAllByRole('option');
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};

test('a guest is found by half a phone number, and Enter opens the booking', () => {
  type('2223');
  expect(options()).toHaveLength(1);
  expect(options()[0]?.textContent).toContain('Iñaki Etxeberria');
  expect(options()[0]?.textContent).toContain('+34611222333');
  expect(screen.getByText('1 booking found')).toBeTruthy();
  press('Enter');
  expect(opened).toEqual(['inaki']);
  expect(field().value).toBe('');
});

test('arrow keys choose among the results, around the ends', () => {
  type('611');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(active()?.textContent).toContain('Iñaki');
  press('ArrowDown');
  expect(active()?.textContent).toContain('Anna');
  expect(active()?.getAttribute('aria-selected')).toBe('true');
  press('ArrowDown');
  expect(active()?.textContent).toContain('Iñaki');
  press('ArrowUp');
  press('Enter');
  expect(opened).toEqual(['anna']);
});

test('a tap opens a result', () => {
  type('cake');
  fireEvent.click(screen.getByRole('option', { name: /Cake at ten/ }));
  expect(opened).toEqual(['anna']);
});

test('Escape clears the search and goes no further; in an empty field it does', () => {
  let escaped = 0;
  const count = (event: KeyboardEvent) => {
    if (event.key === 'Escape') escaped += 1;
  };
  document.addEventListener('keydown', count);
  type('anna');
  press('Escape');
  expect([field().value, options().length, escaped]).toEqual(['', 0, 0]);
  press('Escape');
  expect(escaped).toBe(1);
  document.removeEventListener('keydown', count);
});

test('nothing found is said', () => {
  type('nobody');
  expect(within(screen.getByRole('search')).getByRole('status').textContent).toBe(
    'Nothing found on this day',
  );
  expect(field().getAttribute('aria-expanded')).toBe('false');
  press('Enter');
  expect(opened).toEqual([]);
});
