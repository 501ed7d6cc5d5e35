import { expect, test } from 'vitest';
import type { PartnerOperation } from '../../src/contract/partner/operations.ts';
import type { Problem } from '../../src/contract/problem.ts';
import { aBookingRequest } from '../fixtures/test-context.ts';
import type { CallerName } from './callers.ts';
import { checkResponse } from './check-response.ts';
import { requireOperation } from './described-operations.ts';
import type { SentResponse } from './generative-context.ts';
import { parseWire } from './parse-wire.ts';
import { type SentRequest, toWire } from './sent-request.ts';

/** Each response has one mistake, which checkResponse must report. */

const REQUEST_ID = '5c49784d-d6b1-40b2-a213-554dcd86c6fb';

function check(
  operation: PartnerOperation,
  answer: SentResponse,
  request: Partial<SentRequest> = {},
  caller: CallerName = 'pos',
) {
  const described = requireOperation(operation);
  const params = { bookingUuid: 'b', customerUuid: 'c' };
  const whole = { operation, caller, params, query: {}, headers: {}, mutations: [], ...request };
  checkResponse(described, whole, parseWire(described, caller, toWire(described, whole)), answer);
}

function problem(
  code: Problem['code'],
  status: number,
  others: Partial<Problem> = {},
): SentResponse {
  const body = { type: 'about:blank', title: 'No', status, code, detail: 'No.' };
  const whole = { ...body, requestId: REQUEST_ID, ...others };
  return answered(status, whole, 'application/problem+json');
}

function answered(status: number, body: unknown, type = 'application/json'): SentResponse {
  const headers = { 'content-type': type, 'x-request-id': REQUEST_ID, etag: '"1"' };
  return { status, headers, body: JSON.stringify(body) };
}

const CUSTOMER = { uuid: 'c', name: 'Laura', language: 'es' };
const ISSUE = { parameter: 'status', reason: 'must be one of these' };

test('correct responses pass', () => {
  check('get-customer', answered(200, CUSTOMER), {}, 'app');
  check('read-booking', problem('BOOKING_NOT_FOUND', 404));
  check('read-booking', problem('UNAUTHORIZED', 401), {}, 'no credentials');
  const body = { status: 'EATEN' };
  check('update-booking-status', problem('VALIDATION_ERROR', 422, { errors: [ISSUE] }), { body });
});

test.each<[string, RegExp, () => void]>([
  ['a 5xx', /no 5xx/, () => check('read-booking', problem('INTERNAL_ERROR', 500))],
  [
    'a code that the operation does not describe',
    /described/,
    () => check('read-booking', problem('NO_AVAILABLE_SLOT', 409)),
  ],
  [
    'a code under another status than its own',
    /404/,
    () => check('read-booking', problem('BOOKING_NOT_FOUND', 409)),
  ],
  [
    'a problem of the wrong media type',
    /media type/,
    () => check('read-booking', answered(404, { code: 'BOOKING_NOT_FOUND' })),
  ],
  [
    'a problem with an additional field',
    /nothing beyond/,
    () =>
      check('read-booking', problem('BOOKING_NOT_FOUND', 404, { stack: 'at' } as Partial<Problem>)),
  ],
  [
    'errors with a code other than VALIDATION_ERROR',
    /errors with VALIDATION_ERROR alone/,
    () => check('read-booking', problem('BOOKING_NOT_FOUND', 404, { errors: [ISSUE] })),
  ],
  [
    'a request id that differs from the header',
    /the id in the header/,
    () => check('read-booking', problem('BOOKING_NOT_FOUND', 404, { requestId: 'other' })),
  ],
  [
    'a field that is not in the contract',
    /nothing beyond/,
    () => check('get-customer', answered(200, { ...CUSTOMER, email: 'l@b.example' }), {}, 'app'),
  ],
  [
    'success for an invalid query',
    /OK despite status\[0\]/,
    () => check('list-bookings', answered(200, { data: [] }), { query: { status: ['EATEN'] } }),
  ],
  [
    'a valid body refused as invalid',
    /only issues of the document/,
    () =>
      check('update-booking-status', problem('VALIDATION_ERROR', 422, { errors: [ISSUE] }), {
        body: { status: 'SEATED' },
      }),
  ],
  [
    'one issue reported out of two',
    /all issues of the document/,
    () =>
      check(
        'create-booking',
        problem('VALIDATION_ERROR', 422, { errors: [{ parameter: 'pax', reason: 'no' }] }),
        { body: { ...aBookingRequest(), pax: 0, paxChildren: -1 } },
      ),
  ],
  [
    'a booking searched before the caller is authenticated',
    /before anything is read/,
    () => check('read-booking', problem('BOOKING_NOT_FOUND', 404), {}, 'no credentials'),
  ],
])('%s is reported', (_, message, wrong) => {
  expect(wrong).toThrow(message);
});
