import type { LightMyRequestResponse } from 'fastify';
import {
  PARTNER_OPERATIONS,
  type PartnerOperation,
} from '../../src/contract/partner/operations.ts';
import { aBookingRequest, type TestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { createBooking } from './booking-fixtures.ts';

/** The operations and a valid request of each, for tests over all operations. */

export const OPERATIONS = Object.keys(PARTNER_OPERATIONS) as PartnerOperation[];
export const OPERATIONS_WITH_BODY = OPERATIONS.filter(
  (name) => PARTNER_OPERATIONS[name].method !== 'GET',
);
/** Operations whose only input is a uuid in the path. */
export const READS_BY_UUID = ['read-booking', 'get-customer'] as const;
export const CREATES = ['create-booking', 'create-walk-in'] as const;
/** Operations that change the booking in their path. */
export const BOOKING_CHANGES = [
  'update-booking-status',
  'close-ticket',
  'update-booking',
  'cancel-booking',
  'transfer-ticket',
] as const;

/** The uuids in a request. */
export interface Names {
  bookingUuid: string;
  destinationBookingUuid: string;
  customerUuid: string;
}
const NOBODY: Names = {
  bookingUuid: 'nobody',
  destinationBookingUuid: 'no-other',
  customerUuid: 'nobody',
};

const PARTY = { pax: 2, paxChildren: 0, status: 'CONFIRMED' };
const DAY = { date: TOMORROW };
const SLOT = { ...DAY, time: '20:00:00' };

/** The input of each operation, apart from uuids in the path. */
const INPUTS: Record<PartnerOperation, (names: Names) => { params?: object; body?: object }> = {
  'create-booking': () => ({ body: aBookingRequest() }),
  'update-booking-status': () => ({ body: { status: 'ARRIVED' } }),
  'check-slot-add-ons': () => ({ params: SLOT, body: PARTY }),
  'create-walk-in': () => ({ body: { pax: 2, paxChildren: 0 } }),
  'check-calendar': () => ({ body: { ...PARTY, dateStart: TOMORROW, dateEnd: TOMORROW } }),
  'close-ticket': () => ({ body: { totalAmount: 1000 } }),
  'list-bookings': () => ({}),
  'get-customer': () => ({}),
  'check-work-day': () => ({ params: DAY, body: PARTY }),
  'check-slot': () => ({ params: SLOT, body: PARTY }),
  'read-booking': () => ({}),
  'update-booking': () => ({ body: { hotelRoom: '7' } }),
  'cancel-booking': () => ({ body: { cancelReason: 'OTHER' } }),
  'transfer-ticket': ({ destinationBookingUuid }) => ({ body: { destinationBookingUuid } }),
  'list-events': () => ({}),
};

export interface OperationRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
}

/** A request that succeeds if its uuids exist. */
export function requestOf(name: PartnerOperation, names: Partial<Names> = {}): OperationRequest {
  const all: Names = { ...NOBODY, ...names };
  const { params, body } = INPUTS[name](all);
  const values = { ...all, ...params } as Record<string, string>;
  const path = PARTNER_OPERATIONS[name].path.replace(
    /\{(\w+)\}/g,
    (_, key: string) => values[key] ?? '',
  );
  return { method: PARTNER_OPERATIONS[name].method, path, ...(body ? { body } : {}) };
}

/** Creates what an operation needs for a 200: a booking, or two seated parties. */
export async function createOwnIds(
  server: TestServer,
  name: PartnerOperation,
  booked: Parameters<typeof createBooking>[1] = {},
): Promise<Names> {
  const booking = await createBooking(server, { date: TODAY, ...booked });
  const customerUuid = booking.customer?.uuid ?? '';
  const names = { bookingUuid: booking.uuid, destinationBookingUuid: '', customerUuid };
  if (name !== 'close-ticket' && name !== 'transfer-ticket') return names;
  const seat = async () => {
    const answer = await server.partner(requestOf('create-walk-in'));
    return answer.json().uuid as string;
  };
  return { ...names, bookingUuid: await seat(), destinationBookingUuid: await seat() };
}

/** A response without the parts that differ on every request. */
export function comparableParts(answer: LightMyRequestResponse) {
  const {
    'x-request-id': requestId,
    'ratelimit-remaining': _remaining,
    'ratelimit-reset': _reset,
    date: _date,
    ...headers
  } = answer.headers;
  const body = answer.body.replaceAll(String(requestId), '');
  return { status: answer.statusCode, headers, body };
}
