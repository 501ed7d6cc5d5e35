// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { STAFF_ENDPOINTS } from '../../../src/contract/staff/endpoints.ts';
import { refusalText } from '../../../src/staff/bookings/refusal-text.ts';
import { messages as spanish } from '../../../src/staff/messages/es/messages.ts';

beforeEach(() => {
  document.documentElement.lang = 'es';
});

/** They have a screen of their own, or a field. */
const ELSEWHERE = [
  'BOOKING_NOT_FOUND',
  'CUSTOMER_NOT_FOUND',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_REQUEST_IN_PROGRESS',
];

test.each([
  'update-booking-status',
  'cancel-booking',
  'close-ticket',
  'assign-tables',
  'undo-change',
] as const)('every refusal of %s is said in the reader’s language', (name) => {
  const codes = STAFF_ENDPOINTS[name].problems.filter((code) => !ELSEWHERE.includes(code));
  expect(codes.length).toBeGreaterThan(0);
  const english = codes.filter((code) => refusalText(code, 'in English', spanish) === 'in English');
  expect(english).toEqual([]);
});

test('what has no text of its own is said as the server says it', () => {
  expect(refusalText('VALIDATION_ERROR', 'The body is too long.', spanish)).toBe(
    'The body is too long.',
  );
});

test('in English, the server’s own words tell more', () => {
  document.documentElement.lang = 'en';
  expect(refusalText('NO_AVAILABLE_SLOT', 'Ferrer has T4.', spanish)).toBe('Ferrer has T4.');
});
