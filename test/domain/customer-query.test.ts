import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCustomerQuery, rankCustomers } from '../../src/domain/customer-query.ts';
import { NO_VISITS } from '../../src/domain/visit-record.ts';
import { aCustomer as arbitraryCustomer } from '../store/arbitrary-rows.ts';

const partsOf = (text: string) => parseCustomerQuery(text)?.parts ?? null;

test.each([
  ['garcia', ['garcia']],
  ['  ana   ruiz ', ['ana', 'ruiz']],
  ['li', [' li']],
  ['li wei', [' li', 'wei']],
  ['j garcia', ['garcia']],
  ['4711', ['4711']],
  ['600 47-11', ['6004711']],
  ['(0171) 123 45 67', ['1711234567']],
  ['0034600471123', ['34600471123']],
  ['0171', ['0171']],
  ['a1', [' a1']],
])('%j looks for %j', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test.each(['', ' ', 'a', '1', '12', '+1 2', 'a b'])('%j is too short', (text) => {
  expect(partsOf(text)).toBeNull();
});

test('guests whose words begin with the search come first, then those who are expected, then regulars', () => {
  const [one] = fc.sample(arbitraryCustomer, 1);
  if (!one) throw new Error('no sample');
  const guest = (name: string, visits = NO_VISITS) => ({
    customer: { ...one, name, email: null, phone: null },
    visits,
    bookedAs: null,
  });
  const found = [
    guest('Mariana', { ...NO_VISITS, visitsCount: 99 }),
    guest('Ana Regular', { ...NO_VISITS, visitsCount: 3 }),
    guest('Ana New'),
    guest('Ana Expected', { ...NO_VISITS, confirmedAt: [2000] }),
    guest('Ana Past', { ...NO_VISITS, confirmedAt: [500] }),
  ];
  const query = parseCustomerQuery('ana');
  if (!query) throw new Error('too short');
  expect(rankCustomers(found, query, 1000).map(({ customer }) => customer.name)).toEqual([
    'Ana Expected',
    'Ana Regular',
    'Ana New',
    'Ana Past',
    'Mariana',
  ]);
});
