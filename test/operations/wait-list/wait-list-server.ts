import { expect } from 'vitest';
import type { Booking } from '../../../src/domain/booking.ts';
import type { Venue } from '../../../src/domain/venue.ts';
import { waitListOffers } from '../../../src/jobs/wait-list-offers.ts';
import { issueManageToken } from '../../../src/operations/bookings/manage-token.ts';
import { findBookingOrDeleted } from '../../../src/store/bookings.ts';
import { listMessagesOfBooking } from '../../../src/store/messages.ts';
import { listNextChecks } from '../../../src/store/wait-list-checks.ts';
import { doDueJobs } from '../../fixtures/do-due-jobs.ts';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TODAY,
} from '../../fixtures/test-context.ts';
import { aTable, aVenue } from '../../fixtures/venue.ts';

/** One table for two, whose wait list answers itself. */
export function aVenueThatOffers(overrides: Partial<Venue> = {}): Venue {
  return aVenue({
    tables: [aTable(1)],
    combinations: [],
    waitList: { offersTables: true, minutesToday: 10, minutesLater: 120 },
    ...overrides,
  });
}

export async function openWaitList(venue = aVenueThatOffers(), now?: number) {
  const server = await openTestServer({
    venue,
    mailDelivery: 'ON',
    ...(now !== undefined && { now }),
  });
  return server;
}

let guests = 0;

/** A booking of tonight at eight by a guest of its own. */
export async function book(
  server: TestServer,
  overrides: Parameters<typeof aBookingRequest>[0] & { email?: string | null } = {},
): Promise<string> {
  guests += 1;
  const { email = `guest-${guests}@example.com`, ...request } = overrides;
  const customer = {
    name: `Guest ${guests}`,
    email,
    phone: email === null ? `+346001${String(10_000 + guests)}` : null,
    hasGdprConsent: true,
    acceptsMarketing: false,
  };
  const body = aBookingRequest({ date: TODAY, customer, ...request });
  const answer = await server.widget({ method: 'POST', path: '/bookings', body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().uuid;
}

/** Joins the wait list of tonight at eight. */
export function join(server: TestServer, overrides: Parameters<typeof book>[1] = {}) {
  return book(server, { status: 'PENDING_WAIT_LIST_BOOKING', ...overrides });
}

export async function cancel(server: TestServer, uuid: string) {
  const body = { cancelReason: 'OTHER' };
  const answer = await server.staff({ method: 'PUT', path: `/bookings/${uuid}/cancel`, body });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Two processes check what is due. @returns when the next day is due */
export async function look(server: TestServer) {
  const { context } = server;
  await Promise.all([lookOnce(server), lookOnce(server)]);
  const [next] = await context.store.lookUp((db) => listNextChecks(db, 1));
  return next?.dueAt ?? null;
}

/** A process checks what is due, and what is due after that. */
export async function lookOnce({ context }: TestServer): Promise<void> {
  for (;;) {
    const { claimed } = await doDueJobs(context, waitListOffers(context));
    if (claimed === 0) return;
  }
}

export async function find({ context, venue }: TestServer, uuid: string): Promise<Booking> {
  const found = await context.store.read((db) => findBookingOrDeleted(db, venue.accountId, uuid));
  if (!found) throw new Error(`There is no booking ${uuid}.`);
  return found;
}

export async function stateOf(server: TestServer, uuid: string) {
  const { status, waitList } = await find(server, uuid);
  return waitList?.state ?? status;
}

/** The kinds of the messages about a booking, oldest first. */
export async function told({ context, venue }: TestServer, bookingUuid: string) {
  const { accountId } = venue;
  const messages = await context.store.read((db) =>
    listMessagesOfBooking(db, { accountId, bookingUuid }),
  );
  return messages.map(({ kind }) => kind);
}

/** As the diner with the link of the booking. */
export async function asDiner(server: TestServer, uuid: string) {
  const token = await server.context.store.write(server.venue.accountId, (db) =>
    issueManageToken({ context: server.context, db }, uuid),
  );
  const headers = { 'service-manage-token': token };
  return {
    headers,
    answer: (answer: string, more: object = {}) =>
      server.widget({
        method: 'PUT',
        path: `/bookings/${uuid}/offer`,
        headers,
        body: { answer, ...more },
      }),
    place: async () => {
      const read = await server.widget({ path: `/bookings/${uuid}/wait-list`, headers });
      expect(read.statusCode, read.body).toBe(200);
      return read.json().waitList;
    },
    hasLeft: async () => {
      const read = await server.widget({ path: `/bookings/${uuid}/wait-list`, headers });
      expect(read.statusCode, read.body).toBe(200);
      return read.json().hasLeft;
    },
  };
}
