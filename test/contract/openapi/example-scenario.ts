import type { LightMyRequestResponse } from 'fastify';
import {
  BOOKING_UUID,
  CUSTOMER_UUID,
  EVENT_IDS,
  WALK_IN_UUID,
} from '../../../src/contract/partner/example-bookings.ts';
import type { EventList } from '../../../src/contract/partner/list-events.ts';
import {
  exampleOf,
  PARTNER_OPERATIONS,
  type PartnerOperation,
} from '../../../src/contract/partner/operations.ts';
import type { DataAccess } from '../../../src/domain/permission.ts';
import { aBookingRequest, openTestServer, type TestServer } from '../../fixtures/test-context.ts';
import { exampleVenue } from './example-venue.ts';

/** A response, with the server's ids replaced by those of the examples. */
export interface PlayedAnswer {
  response: LightMyRequestResponse;
  body: unknown;
}

/**
 * Sends the document's example requests in the order of their story. Only ids and the client's IP
 * address differ.
 */
export async function playExamples(
  access: DataAccess,
): Promise<Record<PartnerOperation, PlayedAnswer>> {
  const evening = await openEvening(access);
  const { play, at } = evening;
  at('2027-05-03T10:15:00');
  const criteria = {
    'check-calendar': await play('check-calendar'),
    'check-work-day': await play('check-work-day'),
    'check-slot': await play('check-slot'),
    'check-slot-add-ons': await play('check-slot-add-ons'),
  };
  const made = await play('create-booking');
  const happened = await play('list-events');
  at('2027-05-04T18:40:00');
  const read = await play('read-booking');
  at('2027-05-04T18:45:00');
  const updated = await play('update-booking');
  at('2027-05-21T21:02:00');
  const seated = await play('update-booking-status');
  const listed = await play('list-bookings');
  at('2027-05-21T21:10:00');
  const walkIn = await play('create-walk-in');
  at('2027-05-21T21:20:00');
  const transferred = await play('transfer-ticket');
  at('2027-05-21T22:40:00');
  const closed = await play('close-ticket');
  return {
    ...criteria,
    'create-booking': made,
    'read-booking': read,
    'update-booking': updated,
    'create-walk-in': walkIn,
    'update-booking-status': seated,
    'list-bookings': listed,
    'transfer-ticket': transferred,
    'close-ticket': closed,
    'list-events': happened,
    'get-customer': await play('get-customer'),
    'cancel-booking': await playCancel(access),
  };
}

/** The alternative ending: the guests cancel. */
async function playCancel(access: DataAccess): Promise<PlayedAnswer> {
  const { play, at } = await openEvening(access);
  at('2027-05-03T10:15:00');
  await play('create-booking');
  at('2027-05-04T18:45:00');
  return play('cancel-booking');
}

async function openEvening(access: DataAccess) {
  const server = await openTestServer({ venue: exampleVenue() });
  const at = (time: string) => server.setNow(Date.parse(`${time}+02:00`));
  at('2027-05-03T09:00:00');
  await bookEarlier(server);
  /** The examples' ids and the server's. */
  const names: [string, string][] = [['203.0.113.7', '127.0.0.1']];
  const toReal = (text: string) =>
    names.reduce((all, [one, real]) => all.replaceAll(one, real), text);
  const toExample = (text: string) =>
    names.reduce((all, [one, real]) => all.replaceAll(real, one), text);

  async function play(name: PartnerOperation): Promise<PlayedAnswer> {
    const { params = {}, query, headers, body } = exampleOf(name);
    const { method, path } = PARTNER_OPERATIONS[name];
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
    const response = await server.partner({
      as: access === 'private' ? 'pos' : 'app',
      method,
      path: toReal(query === undefined ? filled : `${filled}?${query}`),
      ...(body === undefined ? {} : { body: JSON.parse(toReal(JSON.stringify(body))) }),
      headers: { 'accept-language': 'en', ...headers },
    });
    if (name === 'create-booking') {
      names.push([BOOKING_UUID, response.json().uuid]);
      names.push([CUSTOMER_UUID, response.json().customer.uuid]);
    }
    if (name === 'list-events') {
      const { events } = response.json<EventList>();
      for (const [index, id] of EVENT_IDS.entries()) names.push([id, events[index]?.id ?? '']);
    }
    if (name === 'create-walk-in') names.push([WALK_IN_UUID, response.json().uuid]);
    return { response, body: JSON.parse(toExample(response.body)) };
  }
  return { play, at };
}

/** Makes one of the times full. */
async function bookEarlier({ staff }: TestServer): Promise<void> {
  const body = aBookingRequest({ date: '2027-05-21', floorPlanAreaId: 2 });
  await staff({
    method: 'POST',
    path: '/bookings',
    body: {
      ...body,
      customer: { ...body.customer, name: 'Jordi Pons', email: 'jordi@example.com' },
    },
  });
}
