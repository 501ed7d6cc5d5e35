import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  EMPTY_LINE,
  fieldOfFault,
  lineSum,
  sumUp,
  type TicketForm,
  ticketSchema,
} from '../../src/staff/ticket-form.ts';

const EMPTY: TicketForm = {
  lines: [],
  discount: '',
  total: '',
  tip: '',
  payments: [],
  externalId: '',
};
const aLine = (changes: Partial<TicketForm['lines'][number]> = {}) => ({
  ...EMPTY_LINE,
  description: 'Menú',
  unitPrice: '20',
  ...changes,
});
const read = (form: Partial<TicketForm>) =>
  z.safeParse(ticketSchema('es', 'EUR'), { ...EMPTY, ...form });
const faultsOf = (form: Partial<TicketForm>) =>
  read(form).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a total alone is a ticket', () => {
  expect(read({ total: '84,50' }).data).toEqual({ totalAmount: 8450, currency: 'EUR' });
});

test('lines make up the total that was not typed, and blank rows are left out', () => {
  const lines = [aLine({ quantity: '3' }), { ...EMPTY_LINE }, aLine({ discount: '5' })];
  expect(read({ lines, discount: '10' }).data).toEqual({
    totalAmount: 6500,
    currency: 'EUR',
    discountsAmount: 1000,
    lines: [
      { description: 'Menú', quantity: 3, amount: 2000 },
      { description: 'Menú', quantity: 1, amount: 2000, discountAmount: 500 },
    ],
  });
});

test('every fault stands at its field', () => {
  const lines = [aLine({ description: ' ', quantity: '0', unitPrice: '', discount: 'x' })];
  expect(
    faultsOf({ lines, total: '1', tip: '-1', payments: [{ method: 'CARD', amount: 'y' }] }),
  ).toEqual([
    ['lines.0.description', 'Say what it is.'],
    ['lines.0.quantity', 'A whole number, 1 or more.'],
    ['lines.0.unitPrice', 'Enter the price.'],
    ['lines.0.discount', 'Enter an amount, such as 12,50.'],
    ['payments.0.amount', 'Enter an amount, such as 12,50.'],
    ['tip', 'Enter an amount, such as 12,50.'],
  ]);
});

test('a ticket without total and lines is refused', () => {
  expect(faultsOf({})).toEqual([['total', 'Enter the total, or lines that make it up.']]);
});

test('a total that the lines do not come to is refused', () => {
  expect(faultsOf({ lines: [aLine()], total: '25' })).toEqual([
    ['total', 'This does not match the lines.'],
  ]);
});

test('a discount larger than the lines is refused', () => {
  expect(faultsOf({ lines: [aLine()], discount: '25' })).toEqual([
    ['discount', 'The discount is larger than the lines.'],
  ]);
});

test('sums follow what is typed: total and tip less payments', () => {
  const sums = sumUp(
    {
      ...EMPTY,
      lines: [aLine({ quantity: '2' })],
      tip: '3',
      payments: [
        { method: 'CARD', amount: '20' },
        { method: 'CASH', amount: '' },
      ],
    },
    'es',
  );
  expect(sums).toMatchObject({ total: 4000, paid: 2000, toPay: 2300, status: 'ACCOUNT_SENT' });
});

test('change is what was paid beyond total and tip', () => {
  const payments = [{ method: 'CASH' as const, amount: '50' }];
  expect(sumUp({ ...EMPTY, total: '41,20', payments }, 'es').toPay).toBe(-880);
});

test('a line’s sum is unknown while it cannot be read', () => {
  expect(lineSum(aLine({ quantity: '3', discount: '1,50' }), 'es')).toBe(5850);
  expect(lineSum(aLine({ unitPrice: '' }), 'es')).toBeNull();
});

test.each([
  ['totalAmount', 'total'],
  ['discountsAmount', 'discount'],
  ['tipAmount', 'tip'],
  ['lines[0].amount', 'lines.1.unitPrice'],
  ['lines[0].discountAmount', 'lines.1.discount'],
  ['payments[0].method', 'payments.1.method'],
  ['lines[9].amount', null],
  ['body', null],
])('the server’s %s is the form’s %s, where the first rows were left blank', (parameter, field) => {
  const form = {
    ...EMPTY,
    lines: [{ ...EMPTY_LINE }, aLine()],
    payments: [
      { method: 'CARD' as const, amount: '' },
      { method: 'CASH' as const, amount: '5' },
    ],
  };
  expect(fieldOfFault(parameter, form)).toBe(field);
});
