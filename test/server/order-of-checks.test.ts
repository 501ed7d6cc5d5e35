import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MAX_BODY_BYTES } from '../../src/contract/limits.ts';
import {
  PARTNER_OPERATIONS,
  type PartnerOperation,
} from '../../src/contract/partner/operations.ts';
import { PROBLEMS, type ProblemCode } from '../../src/contract/problem.ts';
import { PERMISSIONS, type Permission } from '../../src/domain/permission.ts';
import { saveIntegration } from '../../src/store/integrations.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  type TestServer,
} from '../fixtures/test-context.ts';
import { aVenue } from '../fixtures/venue.ts';
import { createBooking, move } from './booking-fixtures.ts';
import { expectProblem } from './expect-response.ts';
import { type Names, OPERATIONS, requestOf } from './operation-requests.ts';

/**
 * Starts with a request that fails every check and corrects it one check at a time. Each response
 * must come from the next check, since all later errors are still in the request.
 */
interface Attempt {
  headers: Record<string, string>;
  names: Partial<Names>;
  query: string;
  payload: string;
}
/** A correction and the response after it. */
type Step = readonly [Partial<Attempt>, ProblemCode | 'OK'];

/** Canceled bookings of the partner itself and of another one, and a customer. */
async function openCanceled() {
  const server = await openTestServer();
  const own = await createBooking(server);
  const other = await server.partner({ as: 'app', ...requestOf('create-booking') });
  const others = String(other.json().uuid);
  for (const uuid of [own.uuid, others]) await move(server, uuid, 'CANCELED');
  return { server, own: own.uuid, others, customer: own.customer?.uuid ?? '' };
}
type Given = Omit<Awaited<ReturnType<typeof openCanceled>>, 'server'>;

const body = (sent: object = {}) => ({ payload: JSON.stringify(sent) });

/** Changes of a booking check its owner, then If-Match, then its status. */
function ofChange(name: PartnerOperation, faulty: object, refused: ProblemCode) {
  return ({ own, others }: Given): Step[] => [
    [body(faulty), 'VALIDATION_ERROR'],
    [body(requestOf(name, { destinationBookingUuid: others }).body), 'BOOKING_NOT_FOUND'],
    [{ names: { bookingUuid: others } }, 'BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER'],
    [{ names: { bookingUuid: own } }, 'BOOKING_IS_OUTDATED'],
    [{ headers: { 'if-match': '*' } }, refused],
  ];
}

function ofQuestion(name: PartnerOperation) {
  return ({ own, customer }: Given): Step[] => {
    const question = requestOf(name).body;
    const named = { ...question, customerUuid: 'nobody', excludeBookingUuid: 'nobody' };
    return [
      [body({ ...named, pax: 0 }), 'VALIDATION_ERROR'],
      [body(named), 'CUSTOMER_NOT_FOUND'],
      [body({ ...named, customerUuid: customer }), 'BOOKING_NOT_FOUND'],
      [body({ ...named, customerUuid: customer, excludeBookingUuid: own }), 'OK'],
    ];
  };
}

const FAR = '2030-03-01';
const { uuid: _, ...stranger } = { ...aBookingRequest().customer, uuid: '' };
const closedHour = { ...aBookingRequest(), time: '03:00:00' };

/** The checks after permission and body syntax. */
const LATER: Record<PartnerOperation, (given: Given) => Step[]> = {
  'create-booking': () => {
    const nobody = { ...stranger, uuid: 'nobody', hasGdprConsent: false };
    return [
      [body({ ...closedHour, customer: nobody, pax: 0 }), 'VALIDATION_ERROR'],
      [body({ ...closedHour, customer: nobody }), 'CUSTOMER_NOT_FOUND'],
      [
        body({ ...closedHour, customer: { ...stranger, hasGdprConsent: false } }),
        'CUSTOMER_GDPR_CONSENT_REQUIRED',
      ],
      [body(closedHour), 'NO_AVAILABLE_SLOT'],
      [body(aBookingRequest()), 'OK'],
    ];
  },
  'create-walk-in': () => [
    [body({ pax: 0, paxChildren: 0, tables: ['T9'] }), 'VALIDATION_ERROR'],
    [body({ pax: 2, paxChildren: 0, tables: ['T9'] }), 'TABLE_NOT_MAPPED_BY_TENANT'],
    [body({ pax: 2, paxChildren: 0, tables: ['T1'] }), 'OK'],
  ],
  'list-bookings': () => [
    [{ query: `?date_start=2030-01-01&date_end=${FAR}&limit=0` }, 'VALIDATION_ERROR'],
    [{ query: `?date_start=2030-01-01&date_end=${FAR}` }, 'GET_BOOKINGS_START_DATE_IN_PAST'],
    [{ query: `?date_end=${FAR}` }, 'GET_BOOKINGS_RANGE_BETWEEN_DATES_EXCEED_LIMIT'],
    [{ query: '' }, 'OK'],
  ],
  'list-events': () => [
    [{ query: '?after=-1' }, 'VALIDATION_ERROR'],
    [{ query: '?after=1000' }, 'EVENTS_CURSOR_NOT_VALID'],
    [{ query: '' }, 'OK'],
  ],
  'get-customer': ({ customer }) => [
    [{}, 'CUSTOMER_NOT_FOUND'],
    [{ names: { customerUuid: customer } }, 'OK'],
  ],
  'read-booking': ({ others }) => [
    [{}, 'BOOKING_NOT_FOUND'],
    [{ names: { bookingUuid: others } }, 'OK'],
  ],
  'check-calendar': ofQuestion('check-calendar'),
  'check-work-day': ofQuestion('check-work-day'),
  'check-slot': ofQuestion('check-slot'),
  'check-slot-add-ons': ofQuestion('check-slot-add-ons'),
  'update-booking-status': ofChange(
    'update-booking-status',
    { status: 'EATEN' },
    'BOOKING_IS_ALREADY_CANCELED',
  ),
  'update-booking': ofChange('update-booking', { pax: 0 }, 'BOOKING_IS_ALREADY_CANCELED'),
  'cancel-booking': ofChange(
    'cancel-booking',
    { cancelReason: 'RAIN' },
    'BOOKING_IS_ALREADY_CANCELED',
  ),
  'close-ticket': ofChange('close-ticket', { totalAmount: -1 }, 'BOOKING_IS_NOT_ON_SEATED_GROUP'),
  'transfer-ticket': ({ own, others }) => {
    const onto = (uuid: string) => body({ destinationBookingUuid: uuid });
    return [
      [onto('nobody'), 'VALIDATION_ERROR'],
      [onto('no-other'), 'BOOKING_NOT_FOUND'],
      // Both bookings must exist before either is checked.
      [{ names: { bookingUuid: others } }, 'BOOKING_NOT_FOUND'],
      [{ names: { bookingUuid: own } }, 'BOOKING_NOT_FOUND'],
      [onto(others), 'BOOKING_IS_OUTDATED'],
      [{ headers: { 'if-match': '*' } }, 'BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER'],
    ];
  },
};

function send({ app }: TestServer, name: PartnerOperation, attempt: Attempt) {
  const { method, path } = requestOf(name, attempt.names);
  const isRead = method === 'GET';
  return app.inject({
    method,
    url: `/v3${path}${attempt.query}`,
    headers: { ...(isRead ? {} : { 'content-type': 'application/json' }), ...attempt.headers },
    ...(isRead ? {} : { payload: attempt.payload }),
  });
}

test.each(OPERATIONS)('%s runs its checks in the documented order', async (name) => {
  const { server, ...given } = await openCanceled();
  const { accountId } = server.venue;
  await server.context.store.write(null, (db) => sql`delete from integrations`.execute(db));
  const integrate = (isEnabled: boolean, permissions: readonly Permission[]) =>
    server.context.store.write(null, (db) => {
      const integration = { accountId, partnerId: 'pos', dataAccess: 'private' } as const;
      return saveIntegration(db, { ...integration, permissions, isEnabled }, NOON);
    });

  let attempt: Attempt = { headers: { 'if-match': '"99"' }, names: {}, query: '', payload: '{' };
  const expectNext = async ({ headers, ...repair }: Partial<Attempt>, code: Step[1]) => {
    attempt = { ...attempt, ...repair, headers: { ...attempt.headers, ...headers } };
    const answer = await send(server, name, attempt);
    if (code === 'OK') expect(answer.statusCode, answer.body).toBe(200);
    else expectProblem(answer, PROBLEMS[code].status, code);
  };
  const header = (key: string, value: string) => ({ headers: { [key]: value } });
  await expectNext({}, 'UNAUTHORIZED');
  await expectNext(header('authorization', `Bearer ${server.apiKeys.pos}`), 'PARTNER_REQUIRED');
  await expectNext(header('service-partner-id', 'nobody'), 'PARTNER_NOT_FOUND');
  await expectNext(header('service-partner-id', 'pos'), 'ACCOUNT_REQUIRED');
  await expectNext(header('service-account-id', 'nowhere'), 'ACCOUNT_NOT_FOUND');
  await expectNext(header('service-account-id', accountId), 'PARTNER_INTEGRATION_NOT_AVAILABLE');
  const others = PERMISSIONS.filter((one) => one !== PARTNER_OPERATIONS[name].permission);
  await integrate(false, others);
  await expectNext({}, 'PARTNER_INTEGRATION_NOT_ENABLED');
  await integrate(true, others);
  await expectNext({}, 'FORBIDDEN');
  await integrate(true, PERMISSIONS);
  if (requestOf(name).method !== 'GET') await expectNext({}, 'BAD_REQUEST');
  for (const [repair, code] of LATER[name](given)) await expectNext(repair, code);
});

test.each(['update-booking', 'update-booking-status'] as const)(
  '403 FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE from %s after 422, before 404',
  async (name) => {
    const publicBookingUpdates = { isAvailable: false, isEnabled: false };
    const server = await openTestServer({ venue: aVenue({ features: { publicBookingUpdates } }) });
    const request = requestOf(name);
    const faulty = { ...request, body: { pax: 0, status: 'EATEN' } };
    expectProblem(await server.partner(faulty), 422, 'VALIDATION_ERROR');
    const code = 'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE';
    expectProblem(await server.partner(request), 403, code);
  },
);

test('415 UNSUPPORTED_MEDIA_TYPE before 413 PAYLOAD_TOO_LARGE before 400 BAD_REQUEST', async () => {
  const { app, apiKeys, venue } = await openTestServer();
  const send = (contentType: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/v3/bookings',
      payload,
      headers: {
        authorization: `Bearer ${apiKeys.pos}`,
        'service-partner-id': 'pos',
        'service-account-id': venue.accountId,
        'content-type': contentType,
      },
    });
  const endless = '{'.repeat(MAX_BODY_BYTES + 1);
  expectProblem(await send('text/csv', endless), 415, 'UNSUPPORTED_MEDIA_TYPE');
  expectProblem(await send('application/json', endless), 413, 'PAYLOAD_TOO_LARGE');
  expectProblem(await send('application/json', '{'), 400, 'BAD_REQUEST');
});

test('404 NOT_FOUND and 405 METHOD_NOT_ALLOWED before credentials, 429 RATE_LIMIT_EXCEEDED before them', async () => {
  const { app } = await openTestServer({ rateLimitPerMinute: 2 });
  expectProblem(await app.inject('/v3/nothing'), 404, 'NOT_FOUND');
  expectProblem(await app.inject('/v3/availability/calendar'), 405, 'METHOD_NOT_ALLOWED');
  expectProblem(await app.inject('/v3/nothing'), 429, 'RATE_LIMIT_EXCEEDED');
});
