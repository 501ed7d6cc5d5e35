import type { BookingStatus } from '../../src/domain/booking-status.ts';
import type { Venue } from '../../src/domain/venue.ts';
import { saveBooking } from '../../src/operations/bookings/save-booking.ts';
import { systemCause } from '../../src/operations/journal.ts';
import { findBooking } from '../../src/store/bookings.ts';
import { aBookingRequest, type TestServer, TODAY } from '../fixtures/test-context.ts';
import { aTable, aVenue } from '../fixtures/venue.ts';
import { expectBooking } from './expect-response.ts';

/** A venue with so many tables that one is always free. */
export function aLargeVenue(overrides: Partial<Venue> = {}): Venue {
  return aVenue({
    tables: Array.from({ length: 40 }, (_, index) => aTable(index + 1)),
    combinations: [],
    ...overrides,
  });
}

type Request = Parameters<typeof aBookingRequest>[0];

/** Creates a booking, expects 200, and returns the parsed body. */
export async function createBooking(
  { partner }: Pick<TestServer, 'partner'>,
  overrides: Request = {},
) {
  const body = aBookingRequest(overrides);
  return expectBooking(await partner({ method: 'POST', path: '/bookings', body }));
}

/** The moves by staff from a new booking to each status. */
const WAYS: Record<BookingStatus, readonly BookingStatus[]> = {
  REQUESTED: [],
  PENDING_MERCHANT_CONFIRMATION: ['PENDING_MERCHANT_CONFIRMATION'],
  PENDING_WAIT_LIST_BOOKING: [],
  CONFIRMED: [],
  WAIT_LIST_WALK_IN: [],
  ARRIVED: ['ARRIVED'],
  SEATED: ['SEATED'],
  DESSERTS: ['SEATED', 'DESSERTS'],
  ACCOUNT_SENT: ['SEATED', 'ACCOUNT_SENT'],
  ACCOUNT_PAID: ['SEATED', 'ACCOUNT_PAID'],
  ATTENDED: ['SEATED', 'ATTENDED'],
  CANCELED: ['CANCELED'],
  NO_SHOW: ['NO_SHOW'],
  DECLINED_BY_MERCHANT: ['DECLINED_BY_MERCHANT'],
  DELETED: ['DELETED'],
};

function beginningOf(status: BookingStatus) {
  switch (status) {
    case 'REQUESTED':
    case 'PENDING_MERCHANT_CONFIRMATION':
    case 'DECLINED_BY_MERCHANT':
      return 'REQUESTED';
    case 'PENDING_WAIT_LIST_BOOKING':
      return 'PENDING_WAIT_LIST_BOOKING';
    default:
      return 'CONFIRMED';
  }
}

/** Creates a booking of today in this status, by the partner `pos`; a walk-in by staff. */
export async function aBookingIn(server: TestServer, status: BookingStatus): Promise<string> {
  if (status === 'WAIT_LIST_WALK_IN') {
    const body = { pax: 2, paxChildren: 0, status };
    const answer = await server.staff({ method: 'POST', path: '/bookings/walk-ins', body });
    return expectBooking(answer).uuid;
  }
  const { uuid } = await createBooking(server, { date: TODAY, status: beginningOf(status) });
  for (const next of WAYS[status]) expectBooking(await move(server, uuid, next));
  return uuid;
}

export function move({ staff }: Pick<TestServer, 'staff'>, uuid: string, status: string) {
  return staff({ method: 'PUT', path: `/bookings/${uuid}/status`, body: { status } });
}

/** The partner of a booking says what happened at the door, on whatever day. */
export function report({ partner }: Pick<TestServer, 'partner'>, uuid: string, status: string) {
  return partner({ method: 'PUT', path: `/bookings/${uuid}/status`, body: { status } });
}

/** Fixes a booking at its tables, as staff do who have chosen them. */
export async function fixTables({ context, venue }: TestServer, uuid: string): Promise<void> {
  await context.store.write(null, async (db) => {
    const booking = await findBooking(db, venue.accountId, uuid);
    if (!booking) throw new Error('The booking does not exist.');
    await saveBooking(
      { context, db, venue, cause: systemCause('test') },
      {
        before: booking,
        after: {
          ...booking,
          hasFixedTables: true,
          version: booking.version + 1,
        },
      },
    );
  });
}
