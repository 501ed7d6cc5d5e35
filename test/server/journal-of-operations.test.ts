import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../src/domain/journal.ts';
import { openHttpTransport } from '../../src/webhooks/http-transport.ts';
import { changedIds, listEntriesAt, readSubjects } from '../fixtures/recorded-subjects.ts';
import { aMember, signInAs } from '../fixtures/staff-members.ts';
import {
  aBookingRequest,
  openTestServer,
  PUBLIC_URL,
  type TestServer,
} from '../fixtures/test-context.ts';
import { aPolicyRule, aVenue } from '../fixtures/venue.ts';
import { startWebhookReceiver } from '../fixtures/webhook-receiver.ts';
import { aLargeVenue } from './booking-fixtures.ts';
import { createOwnIds, OPERATIONS, requestOf } from './operation-requests.ts';
import {
  STAFF_OPERATIONS,
  type StaffOperation,
  staffRequestOf,
} from './staff-operation-requests.ts';

/**
 * What each operation changed is compared with what the journal says about that moment, row by row: no booking, no
 * customer, no work day and no venue document changes without an entry, and none has an entry without a change.
 */

const MINUTE = 60_000;

/**
 * Sends a request a minute after all before it.
 * @returns the operations of the entries that it left, each with the kind of who did it
 */
async function expectRecorded(
  server: TestServer,
  send: () => Promise<LightMyRequestResponse>,
): Promise<string[]> {
  const { store } = server.context;
  const now = server.context.now() + MINUTE;
  server.setNow(now);
  const before = await readSubjects(store);
  const answer = await send();
  expect(answer.statusCode, answer.body).toBe(200);
  const changed = changedIds(before, await readSubjects(store));
  const entries = await listEntriesAt(store, now);
  // The team, devices and keys of a venue are no part of its document, but have entries of the venue.
  const recorded = entries.filter(
    ({ subjectId }) => subjectId !== server.venue.accountId || changed.includes(subjectId),
  );
  expect(recorded.map(({ subjectId }) => subjectId)).toEqual(changed);
  return [...new Set(recorded.map((entry) => nameOf(entry)))];
}

function nameOf({ operation, actorKind }: { operation: string; actorKind: Actor['kind'] }) {
  return `${operation} ${actorKind}`;
}

const READS = /^(read|list|check|search|export|get)-/;
/** Where bookings, customers, work days and the venue document are changed. */
const SUBJECT_PATHS = /^\/(bookings|customers|service-days|blocks|venue)\b/;

/** Whether an operation is there to change one of these; the others are about the team, devices, keys and mail. */
function changesSubjects(name: StaffOperation, path: string): boolean {
  return !READS.test(name) && SUBJECT_PATHS.test(path) && name !== 'send-message-again';
}

describe('by staff', () => {
  test.each(STAFF_OPERATIONS)(
    '200 from %s with an entry for everything that it changes, and no other',
    async (name) => {
      const server = await openTestServer({
        venue: aLargeVenue(),
        mailDelivery: 'ON',
        webhooks: { key: 'a key of at least thirty-two characters', allowsInsecure: true },
        webhookTransport: openHttpTransport({ allowsInsecure: true }),
      });
      const house = { server, webhookUrl: (await startWebhookReceiver()).url };
      const device = await signInAs(server, await aMember(server, { role: 'OWNER' }));
      const request = await staffRequestOf(name, house, device);
      const names = await expectRecorded(server, () => device(request));
      expect(names).toEqual(changesSubjects(name, request.path) ? [`${name} STAFF`] : []);
    },
  );
});

describe('by a partner', () => {
  test.each(OPERATIONS)(
    '200 from %s with an entry for everything that it changes, and no other',
    async (name) => {
      const server = await openTestServer();
      const request = requestOf(name, await createOwnIds(server, name));
      const names = await expectRecorded(server, () => server.partner(request));
      expect(names).toEqual(READS.test(name) ? [] : [`${name} PARTNER`]);
    },
  );
});

describe('by a diner', () => {
  test('200 from the widget with entries of the diner for the new booking and guest', async () => {
    const server = await openTestServer();
    const request = { method: 'POST', path: '/bookings', body: aBookingRequest() } as const;
    const names = await expectRecorded(server, () => server.widget(request));
    expect(names).toEqual(['create-booking DINER']);
  });

  test.each([
    ['update-booking', '', { hotelRoom: '7' }],
    ['cancel-booking', '/cancel', { cancelReason: 'OTHER' }],
    ['reconfirm-booking', '/reconfirm', undefined],
    ['sign-policy', '/policy/sign', undefined],
  ] as const)(
    '200 from %s with the link of the booking and an entry of the diner',
    async (name, path, body) => {
      const venue = aVenue({ cancellationPolicies: [aPolicyRule()] });
      const server = await openTestServer({ venue });
      const made = await server.widget({
        method: 'POST',
        path: '/bookings',
        body: aBookingRequest({ pax: 4 }),
      });
      const [, uuid, token = ''] = /\/manage\/(.+)#(.+)$/.exec(`${made.headers.location}`) ?? [];
      const names = await expectRecorded(server, () =>
        server.app.inject({
          method: 'PUT',
          url: `/widget/v3/bookings/${uuid}${path}`,
          headers: { origin: PUBLIC_URL, 'service-manage-token': token },
          ...(body && { payload: body }),
        }),
      );
      expect(names).toEqual([`${name} DINER`]);
    },
  );
});
