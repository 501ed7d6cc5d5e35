import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { texts as english } from '../../../../src/locales/compiled/en/staff.ts';
import { texts as service } from '../../../../src/locales/compiled/en/staff-service.ts';
import { EMPTY_LINE, type TicketForm } from '../../../../src/staff/screens/ticket/ticket-form.ts';
import { ticketSchema } from '../../../../src/staff/screens/ticket/ticket-schema.ts';
import { aLine, EMPTY } from './ticket-values.ts';

const messages = { ...english, ...service };

const parse = (form: Partial<TicketForm>) =>
  z.safeParse(ticketSchema('es', 'EUR', messages), { ...EMPTY, ...form });
const issuesOf = (form: Partial<TicketForm>) =>
  parse(form).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a total is enough', () => {
  expect(parse({ total: '84,50' }).data).toEqual({ totalAmount: 8450, currency: 'EUR' });
});

test('without a total the lines add up to it, and blank rows are left out', () => {
  const lines = [aLine({ quantity: '3' }), { ...EMPTY_LINE }, aLine({ discount: '5' })];
  expect(parse({ lines, discount: '10' }).data).toEqual({
    totalAmount: 6500,
    currency: 'EUR',
    discountsAmount: 1000,
    lines: [
      { description: 'Menú', quantity: 3, amount: 2000 },
      { description: 'Menú', quantity: 1, amount: 2000, discountAmount: 500 },
    ],
  });
});

test('every issue belongs to its field', () => {
  const lines = [aLine({ description: ' ', quantity: '0', unitPrice: '', discount: 'x' })];
  expect(
    issuesOf({ lines, total: '1', tip: '-1', payments: [{ method: 'CARD', amount: 'y' }] }),
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
  expect(issuesOf({})).toEqual([['total', 'Enter the total, or lines that make it up.']]);
});

test('a total that does not match the lines is refused', () => {
  expect(issuesOf({ lines: [aLine()], total: '25' })).toEqual([
    ['total', 'This does not match the lines.'],
  ]);
});

test('a discount larger than the lines is refused', () => {
  expect(issuesOf({ lines: [aLine()], discount: '25' })).toEqual([
    ['discount', 'The discount is larger than the lines.'],
  ]);
});
