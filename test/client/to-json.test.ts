import { expect, test } from 'vitest';
import { toJson } from '../../src/client/to-json.ts';

const BODY = { pax: 2, addOns: [{ id: 7, quantity: 1 }], area: null, empty: [], left: undefined };

test('what JSON.stringify says of it', () => {
  for (const value of [BODY, [BODY], 'text', 5, null]) {
    expect(toJson(value)).toBe(JSON.stringify(value));
  }
});

test('the same where a page gave every list and object a toJSON of its own', () => {
  const expected = JSON.stringify(BODY);
  const toJSON = { configurable: true, value: () => 'of the page' };
  try {
    Object.defineProperty(Array.prototype, 'toJSON', toJSON);
    Object.defineProperty(Object.prototype, 'toJSON', toJSON);
    expect(JSON.stringify(BODY)).toBe('"of the page"');
    expect(toJson(BODY)).toBe(expected);
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON');
    Reflect.deleteProperty(Object.prototype, 'toJSON');
  }
});
