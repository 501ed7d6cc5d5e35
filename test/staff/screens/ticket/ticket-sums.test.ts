import { expect, test } from 'vitest';
import { lineSum, ticketSums } from '../../../../src/staff/screens/ticket/ticket-sums.ts';
import { aLine, EMPTY } from './ticket-values.ts';

test('to pay is total and tip less payments', () => {
  const sums = ticketSums(
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

test('payments beyond total and tip are change', () => {
  const payments = [{ method: 'CASH' as const, amount: '50' }];
  expect(ticketSums({ ...EMPTY, total: '41,20', payments }, 'es').toPay).toBe(-880);
});

test('a line’s total is null if its price cannot be parsed', () => {
  expect(lineSum(aLine({ quantity: '3', discount: '1,50' }), 'es')).toBe(5850);
  expect(lineSum(aLine({ unitPrice: '' }), 'es')).toBeNull();
});
