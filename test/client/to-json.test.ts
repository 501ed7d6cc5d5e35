import { expect, test } from 'vitest';
import { toJson } from '../../src/client/to-json.ts';

const BODY = { pax: 2, addOns: [{ id: 7, quantity: 1 }], area: null, empty: [], left: undefined };

test('equals JSON.stringify', () => {
  for (const value of [BODY, [BODY], 'text', 5, null]) {
    expect(toJson(value)).toBe(JSON.stringify(value));
  }
});

test('ignores a toJSON that a page added to Array.prototype and Object.prototype', () => {
  const expected = JSON.stringify(BODY);
  const toJSON = { configurable: true, value: () => 'from the page' };
  try {
    Object.defineProperty(Array.prototype, 'toJSON', toJSON);
    Object.defineProperty(Object.prototype, 'toJSON', toJSON);
    expect(JSON.stringify(BODY)).toBe('"from the page"');
    expect(toJson(BODY)).toBe(expected);
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON');
    Reflect.deleteProperty(Object.prototype, 'toJSON');
  }
});
