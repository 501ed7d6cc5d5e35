import { expect, test } from 'vitest';
import {
  PARTNER_OPERATIONS,
  type PartnerOperation,
  problemsOf,
} from '../../src/contract/partner/operations.ts';
import { PROBLEM_CODES, PROBLEMS, problemSlug } from '../../src/contract/problem.ts';

/** The codes of the specification and our own, by HTTP status. */
const CODES: Record<number, string[]> = {
  400: ['BAD_REQUEST', 'ACCOUNT_REQUIRED'],
  401: ['UNAUTHORIZED'],
  403: [
    'FORBIDDEN',
    'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED',
    'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE',
  ],
  404: ['NOT_FOUND', 'BOOKING_NOT_FOUND', 'ACCOUNT_NOT_FOUND', 'CUSTOMER_NOT_FOUND'],
  405: ['METHOD_NOT_ALLOWED'],
  409: [
    'BOOKING_IS_OUTDATED',
    'BOOKING_IS_ALREADY_CANCELED',
    'CUSTOMER_GDPR_CONSENT_REQUIRED',
    'BOOKING_CANCELLATION_NOT_ALLOWED',
    'BOOKING_IS_NOT_ON_SEATED_GROUP',
    'STATUS_NOT_ON_CONFIRMED_GROUP',
    'BOOKING_STATUS_NOT_VALID',
    'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
    'BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER',
    'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
    'NO_AVAILABLE_SLOT',
    'BOOKING_AVAILABILITY_NOT_FOUND',
    'TABLE_NOT_MAPPED_BY_TENANT',
    'BOOKING_HAS_MORE_THAN_ONE_TABLE_ASSIGNED',
    'BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID',
    'GET_BOOKINGS_START_DATE_IN_PAST',
    'GET_BOOKINGS_END_DATE_GREATER_THAN_START_DATE',
    'GET_BOOKINGS_RANGE_BETWEEN_DATES_EXCEED_LIMIT',
    'IDEMPOTENCY_REQUEST_IN_PROGRESS',
  ],
  410: ['EVENTS_CURSOR_NOT_VALID'],
  413: ['PAYLOAD_TOO_LARGE'],
  415: ['UNSUPPORTED_MEDIA_TYPE'],
  422: [
    'PARTNER_REQUIRED',
    'PARTNER_NOT_FOUND',
    'PARTNER_INTEGRATION_NOT_ENABLED',
    'PARTNER_INTEGRATION_NOT_AVAILABLE',
    'VALIDATION_ERROR',
    'IDEMPOTENCY_KEY_REUSED',
  ],
  429: ['RATE_LIMIT_EXCEEDED'],
  500: ['INTERNAL_ERROR'],
  503: ['SERVICE_UNAVAILABLE'],
};

test('the catalogue has exactly these codes, with their statuses', () => {
  const documented = Object.fromEntries(
    Object.entries(CODES).flatMap(([status, codes]) =>
      codes.map((code) => [code, Number(status)] as const),
    ),
  );
  const ours = Object.fromEntries(PROBLEM_CODES.map((code) => [code, PROBLEMS[code].status]));
  expect(ours).toEqual(documented);
});

test('every code has a title, an advice and a unique slug', () => {
  for (const code of PROBLEM_CODES) {
    const { title, advice } = PROBLEMS[code];
    expect(title).toMatch(/^[A-Z]/);
    expect(advice).toMatch(/\.$/);
  }
  expect(new Set(PROBLEM_CODES.map(problemSlug)).size).toBe(PROBLEM_CODES.length);
});

test('every code except 404 NOT_FOUND and 405 belongs to an operation', () => {
  const documented = new Set(
    (Object.keys(PARTNER_OPERATIONS) as PartnerOperation[]).flatMap(problemsOf),
  );
  const undocumented = PROBLEM_CODES.filter((code) => !documented.has(code));
  expect(undocumented.sort()).toEqual(['METHOD_NOT_ALLOWED', 'NOT_FOUND']);
});
