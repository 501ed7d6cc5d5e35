import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Row } from '../../../src/store/copy/copied-database.ts';
import { TableDigest } from '../../../src/store/copy/table-digest.ts';

const aValue = fc.oneof(fc.string(), fc.maxSafeInteger(), fc.constant(null));
const someRows = fc.array(fc.array(aValue, { minLength: 2, maxLength: 2 }), { maxLength: 5 });

function contentsOf(rows: readonly Row[], columns = ['a', 'b'], batchRows = 2) {
  const digest = new TableDigest('bookings', columns);
  for (let at = 0; at < rows.length; at += batchRows) digest.add(rows.slice(at, at + batchRows));
  return digest.finish();
}

test('the digest is the same however the rows are divided into batches', () => {
  fc.assert(
    fc.property(someRows, fc.integer({ min: 1, max: 6 }), (rows, batchRows) => {
      expect(contentsOf(rows, ['a', 'b'], batchRows)).toEqual(contentsOf(rows));
    }),
  );
});

test('the digest differs with any other value, row, order or column', () => {
  fc.assert(
    fc.property(someRows, someRows, (rows, others) => {
      const areEqual = JSON.stringify(rows) === JSON.stringify(others);
      expect(contentsOf(rows).digest === contentsOf(others).digest).toBe(areEqual);
    }),
  );
  expect(contentsOf([[1, null]]).digest).not.toBe(contentsOf([['1', null]]).digest);
  expect(contentsOf([[1, '']]).digest).not.toBe(contentsOf([[1, null]]).digest);
  expect(contentsOf([], ['a', 'b']).digest).not.toBe(contentsOf([], ['a', 'c']).digest);
});
