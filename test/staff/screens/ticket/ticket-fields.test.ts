import { expect, test } from 'vitest';
import { fieldOfParameter } from '../../../../src/staff/screens/ticket/ticket-fields.ts';
import { EMPTY_LINE } from '../../../../src/staff/screens/ticket/ticket-form.ts';
import { aLine, EMPTY } from './ticket-values.ts';

test.each([
  ['totalAmount', 'total'],
  ['discountsAmount', 'discount'],
  ['tipAmount', 'tip'],
  ['lines[0].amount', 'lines.1.unitPrice'],
  ['lines[0].discountAmount', 'lines.1.discount'],
  ['payments[0].method', 'payments.1.method'],
  ['lines[9].amount', null],
  ['body', null],
])('the server’s %s is the form’s %s when the first rows are blank', (parameter, field) => {
  const form = {
    ...EMPTY,
    lines: [{ ...EMPTY_LINE }, aLine()],
    payments: [
      { method: 'CARD' as const, amount: '' },
      { method: 'CASH' as const, amount: '5' },
    ],
  };
  expect(fieldOfParameter(parameter, form)).toBe(field);
});
