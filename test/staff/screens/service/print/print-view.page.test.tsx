import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import PrintView from '../../../../../src/staff/screens/service/print/print-view.tsx';
import { aBooking, aCustomer, at, TODAY } from '../../../fixtures/bookings.ts';
import { showPart } from '../../../fixtures/part-of-staff-view.tsx';
import { setUpStaffPage } from '../../../fixtures/staff-page.ts';

setUpStaffPage();

let closed = 0;
const printed: string[] = [];
beforeEach(() => {
  closed = 0;
  printed.length = 0;
  vi.stubGlobal('print', () => void printed.push(document.body.textContent));
});
const BOOKINGS = [
  aBooking({ uuid: 'a', hasAllergies: true, allergiesDescription: 'nuts' }),
  aBooking({ uuid: 'b', bookingAt: at('21:00'), customer: aCustomer({ name: 'Anna Bosch' }) }),
];

function show() {
  const close = () => {
    closed += 1;
  };
  showPart(<PrintView bookings={BOOKINGS} date={TODAY} shiftId="dinner" onClose={close} />);
}

const namesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

test('it is printed once it is on the page, with day, shift, totals and the kitchen’s list', () => {
  show();
  expect(printed).toHaveLength(1);
  expect(printed[0]).toMatch(/Friday,? 20 November 2026, Cena/);
  expect(printed[0]).toContain('2 bookings, 4 covers');
  expect(printed[0]).toContain('Allergies, for the kitchen');
  const [list, kitchen] = screen.getAllByRole('table');
  if (!list || !kitchen) throw new Error('There are two tables.');
  expect(namesOf(list)).toEqual(['Laura Vidal', 'Anna Bosch']);
  expect(namesOf(kitchen)).toEqual(['Laura Vidal']);
  expect(list.textContent).toContain('Allergies: nuts');
});

test('another order is a choice away, and is printed by the button', () => {
  show();
  fireEvent.change(screen.getByLabelText('In order of'), { target: { value: 'name' } });
  const [list] = screen.getAllByRole('table');
  if (!list) throw new Error('There is a table.');
  expect(namesOf(list)).toEqual(['Anna Bosch', 'Laura Vidal']);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(printed).toHaveLength(2);
});

test('a shift without bookings says so', () => {
  show();
  fireEvent.change(screen.getByLabelText('Shift'), { target: { value: 'lunch' } });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText('No bookings to print.')).not.toBeNull();
});

test('the page behind it cannot be used until it is closed', () => {
  show();
  const behind = [...document.body.children].filter((each) => each.className !== 'print-view');
  const areInert = () => behind.map((each) => (each as HTMLElement).inert);
  expect(areInert()).toEqual(behind.map(() => true));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(closed).toBe(1);
  cleanup();
  expect(areInert()).toEqual(behind.map(() => false));
});
