import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { PartnerOperation } from '../../src/contract/partner/operations.ts';
import { openHttpTransport } from '../../src/webhooks/http-transport.ts';
import { aMember, signInAs } from '../fixtures/staff-members.ts';
import {
  aBookingRequest,
  openTestServer,
  PUBLIC_URL,
  type TestServer,
  TODAY,
} from '../fixtures/test-context.ts';
import { startWebhookReceiver } from '../fixtures/webhook-receiver.ts';
import { aLargeVenue } from './booking-fixtures.ts';
import { expectBooking } from './expect-response.ts';
import { requestOf } from './operation-requests.ts';
import { STAFF_OPERATIONS, staffRequestOf } from './staff-operation-requests.ts';

/** What only staff have changes no byte of what partners and diners get. */

const DAY = '2030-01-25';
const WEBHOOKS = { key: 'a key of at least thirty-two characters', allowsInsecure: true };

/** The venue with a booking of a private partner, one of a public partner, and one of a diner. */
async function openWithBookings(status: 'CONFIRMED' | 'PENDING_WAIT_LIST_BOOKING' = 'CONFIRMED') {
  const server = await openTestServer({
    venue: aLargeVenue(),
    mailDelivery: 'ON',
    webhooks: WEBHOOKS,
    webhookTransport: openHttpTransport({ allowsInsecure: true }),
  });
  const create = (name: string) => ({
    method: 'POST' as const,
    path: '/bookings',
    body: aBookingRequest({
      date: DAY,
      status,
      customer: {
        name,
        email: `${name}@example.com`,
        hasGdprConsent: true,
        acceptsMarketing: false,
      },
    }),
  });
  const pos = expectBooking(await server.partner(create('Pos')));
  const app = (await server.partner({ ...create('App'), as: 'app' })).json();
  const diner = await server.widget(create('Diner'));
  const token = `${diner.headers.location}`.split('#')[1] ?? '';
  return { server, pos, app, diner: { uuid: diner.json().uuid as string, token } };
}

type Opened = Awaited<ReturnType<typeof openWithBookings>>;

const AVAILABILITY = ['check-calendar', 'check-work-day', 'check-slot'] as const;
const READS = [
  'read-booking',
  'get-customer',
  'check-slot-add-ons',
  ...AVAILABILITY,
] as const satisfies PartnerOperation[];

/** Everything that partners and diners read about these bookings, as it was sent. */
async function readAll({ server, pos, app, diner }: Opened): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const keep = (name: string, { statusCode, headers, body }: LightMyRequestResponse) => {
    expect(statusCode, `${name}: ${body}`).toBe(200);
    answers[name] = `${headers['content-type']} ${body}`;
  };
  for (const [as, { uuid, customer }] of [
    ['pos', pos],
    ['app', app],
  ] as const) {
    const names = { bookingUuid: uuid, customerUuid: customer.uuid };
    for (const name of READS)
      keep(`${as} ${name}`, await server.partner({ as, ...requestOf(name, names) }));
    const path = `/bookings?date_start=${DAY}`;
    keep(`${as} list-bookings`, await server.partner({ as, path }));
  }
  for (const name of AVAILABILITY) keep(`widget ${name}`, await server.widget(requestOf(name)));
  const headers = { origin: PUBLIC_URL, 'service-manage-token': diner.token };
  const url = `/widget/v3/bookings/${diner.uuid}`;
  keep('widget read-booking', await server.app.inject({ url, headers }));
  return answers;
}

/** Without when a booking was last changed, which every change says. */
function withoutMoment(answers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).map(([name, text]) => [
      name,
      text.replaceAll(/"updatedAt":"[^"]*"/g, '"updatedAt":""'),
    ]),
  );
}

/** The names of all fields, in the order in which they are sent; of the guest's tags there are more or fewer. */
function fieldsOf(text: string): string[] {
  return [...text.replaceAll(/"tags":\[[^\]]*\]/g, '"tags":').matchAll(/"(\w+)":/g)].map(
    ([, name = '']) => name,
  );
}

async function put({ staff }: TestServer, path: string, body: object): Promise<void> {
  const answer = await staff({ method: 'PUT', path, body });
  expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200);
}

test('200 with the same bytes from both APIs after every operation that staff have was used at the venue', async () => {
  const opened = await openWithBookings();
  const { server } = opened;
  const before = await readAll(opened);
  const house = { server, webhookUrl: (await startWebhookReceiver()).url };
  for (const name of STAFF_OPERATIONS) {
    const device = await signInAs(server, await aMember(server, { role: 'OWNER' }));
    const answer = await device(await staffRequestOf(name, house, device));
    expect(answer.statusCode, `${name}: ${answer.body}`).toBe(200);
  }
  expect(await readAll(opened)).toEqual(before);
});

describe('what staff add to a booking', () => {
  /** Other tables, notes, marks and tags, at all three bookings and their guests. */
  async function addEverything({ server, pos, app, diner }: Opened) {
    for (const [index, { uuid }] of [pos, app, diner].entries()) {
      const path = `/bookings/${uuid}`;
      await put(server, `${path}/tables`, { tables: [`T${30 + index}`], hasFixedTables: true });
      await put(server, path, {
        privateNotes: 'Argued last time',
        isHighlighted: true,
        isExemptFromPace: true,
      });
      const { customer } = (await server.staff({ path })).json();
      const known = { isVip: true, tags: ['REGULAR'], privateNotes: 'Tips well' };
      await put(server, `/customers/${customer.uuid}`, known);
    }
  }

  test('200 with the same bytes for a public partner and a diner, but for the moment of the change', async () => {
    const opened = await openWithBookings();
    const before = withoutMoment(await readAll(opened));
    await addEverything(opened);
    const after = withoutMoment(await readAll(opened));
    const ofPublic = (answers: object) =>
      Object.entries(answers).filter(([name]) => !name.startsWith('pos '));
    expect(ofPublic(after)).toEqual(ofPublic(before));
  });

  test('200 with the same fields for a private partner, in the same order', async () => {
    const opened = await openWithBookings();
    const before = await readAll(opened);
    await addEverything(opened);
    for (const [name, text] of Object.entries(await readAll(opened)))
      expect(fieldsOf(text), name).toEqual(fieldsOf(before[name] ?? ''));
  });

  test('200 with the same bytes after a party on the wait list was passed over, with why, and offered a table', async () => {
    const opened = await openWithBookings('PENDING_WAIT_LIST_BOOKING');
    const { server, pos, app, diner } = opened;
    const before = withoutMoment(await readAll(opened));
    for (const { uuid } of [pos, app, diner]) {
      const path = `/bookings/${uuid}`;
      await put(server, `${path}/skip`, { isSkipped: true, reason: 'Called, wants nine' });
      expect(withoutMoment(await readAll(opened))).toEqual(before);
      await put(server, `${path}/offer`, {});
    }
    expect(withoutMoment(await readAll(opened))).toEqual(before);
  });
});

describe('a walk-in', () => {
  test('200 with the same bytes whether staff noted who it is or not', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    const party = { pax: 2, paxChildren: 0, tables: ['T1'] };
    const guest = { label: 'Red hat', name: 'Otto', phone: '+34600111222' };
    const seen: string[] = [];
    for (const body of [party, { ...party, ...guest }]) {
      const made = await server.staff({ method: 'POST', path: '/bookings/walk-ins', body });
      const { uuid } = expectBooking(made);
      const one = await server.partner({ path: `/bookings/${uuid}` });
      const list = await server.partner({ path: `/bookings?date_start=${TODAY}` });
      expect(one.body).not.toContain('Otto');
      seen.push(`${one.body}${list.body}`.replaceAll(uuid, 'uuid'));
      const deletion = {
        method: 'POST',
        path: `/bookings/${uuid}/undo`,
        body: { entry: 1 },
      } as const;
      expectBooking(await server.staff(deletion));
    }
    expect(seen[1]).toBe(seen[0]);
  });
});
