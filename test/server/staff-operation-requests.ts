import { expect } from 'vitest';
import type { AuthorizedOperation } from '../../src/contract/operation.ts';
import {
  PARTNER_OPERATIONS,
  type PartnerOperation,
} from '../../src/contract/partner/operations.ts';
import { SIGNED_IN_OPERATIONS } from '../../src/contract/staff/operations.ts';
import { SECOND_FACTOR_OPERATIONS } from '../../src/contract/staff/second-factor-operations.ts';
import { sendDueMessages } from '../fixtures/send-due-messages.ts';
import { aMember, type Device, PASSWORD, signInAs } from '../fixtures/staff-members.ts';
import { type TestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { createBooking, move } from './booking-fixtures.ts';
import { createOwnIds, requestOf } from './operation-requests.ts';
import { OPEN_DAY } from './service-day-requests.ts';

/** The operations of the staff API, and for each a request that succeeds if the role allows it. */

export type StaffOperation = Exclude<
  keyof typeof SIGNED_IN_OPERATIONS,
  keyof typeof SECOND_FACTOR_OPERATIONS
>;
export const STAFF_OPERATIONS = (Object.keys(SIGNED_IN_OPERATIONS) as StaffOperation[]).filter(
  (name) => !(name in SECOND_FACTOR_OPERATIONS),
);
export const DECLARED: Readonly<Record<StaffOperation, AuthorizedOperation>> = SIGNED_IN_OPERATIONS;

/** The server, and where its partner receives webhooks. */
export interface House {
  server: TestServer;
  webhookUrl: string;
}

interface Input {
  /** The values of the path's parameters. */
  params?: Record<string, string>;
  query?: string;
  body?: object;
  headers?: Record<string, string>;
}

const PIN = '4711';
const INVITATION = { role: 'HOST', name: 'Bea', language: 'es' };

async function ask({ staff }: TestServer, request: Parameters<TestServer['staff']>[0]) {
  const answer = await staff(request);
  expect(answer.statusCode, `${request.path}: ${answer.body}`).toBe(200);
  return answer.json();
}

/** A booking by phone of a guest of its own. */
async function takeBooking({ server }: House, name: string) {
  const customer = { name, email: `${name}@example.com` };
  const body = { date: TOMORROW, time: '20:00:00', pax: 2, customer, privacyTold: 'BY_PHONE' };
  return ask(server, { method: 'POST', path: '/bookings', body });
}

/** A party on the wait list, for which there is a table. */
async function waitForTable({ server }: House) {
  const { uuid } = await createBooking(server, { status: 'PENDING_WAIT_LIST_BOOKING' });
  return uuid;
}

/** A booking that has moved to make room for one that was canceled since. */
async function makeMove(house: House): Promise<{ bookingUuid: string; moveId: number }> {
  const { server } = house;
  const [moved, cause] = [await createBooking(server), await createBooking(server)];
  const tables = moved.tables.map(({ posId }) => posId);
  const path = `/bookings/${cause.uuid}/tables`;
  await ask(server, { method: 'PUT', path, body: { tables, hasFixedTables: false } });
  await move(server, cause.uuid, 'CANCELED');
  const { tableMoves } = await ask(server, { path: `/bookings/${moved.uuid}` });
  return { bookingUuid: moved.uuid, moveId: tableMoves[0].id };
}

async function makeWebhook({ server, webhookUrl }: House): Promise<Input & { params: object }> {
  const body = { partnerId: 'pos', url: webhookUrl };
  const { id } = await ask(server, { method: 'POST', path: '/access/webhooks', body });
  return { params: { webhookId: id } };
}

/** A member with a PIN, who may do everything that a PIN allows. */
async function aManagerWithPin({ server }: House): Promise<string> {
  const manager = await aMember(server, { role: 'MANAGER' });
  const device = await signInAs(server, manager);
  const body = { password: PASSWORD, pin: PIN };
  expect((await device({ method: 'PUT', path: '/account/pin', body })).statusCode).toBe(200);
  return manager.uuid;
}

async function idOf(device: Device): Promise<string> {
  const { devices } = (await device({ path: '/devices' })).json();
  return devices.find(({ isThisOne }: { isThisOne: boolean }) => isThisOne).id;
}

const ofNewBooking = (body?: object) => async (house: House) => ({
  params: { bookingUuid: (await createBooking(house.server)).uuid },
  ...(body && { body }),
});
const ofNewGuest = (body?: object) => async (house: House) => ({
  params: { customerUuid: (await takeBooking(house, 'Rosa')).customer.uuid },
  ...(body && { body }),
});
const onDay = { params: { date: TODAY } };

type OwnOperation = Exclude<StaffOperation, PartnerOperation>;

/** What each operation that only staff have is sent, after what it refers to was made. */
const INPUTS: Record<OwnOperation, (house: House, device: Device) => Promise<Input> | Input> = {
  'assign-tables': ofNewBooking({ tables: ['T40'] }),
  'undo-table-move': async (house) => {
    const { bookingUuid, moveId } = await makeMove(house);
    return { params: { bookingUuid }, body: { moveId } };
  },
  'undo-change': async ({ server }) => {
    const { uuid } = await createBooking(server, { date: TODAY });
    await move(server, uuid, 'ARRIVED');
    return { params: { bookingUuid: uuid }, body: { entry: 2 } };
  },
  'list-times': () => ({ params: { date: TOMORROW }, body: { pax: 2 } }),
  'list-requests': () => ({}),
  'read-waits': () => ({ query: '?pax=2&paxChildren=0' }),
  'list-messages': () => ({}),
  'list-booking-messages': ofNewBooking(),
  'send-message-again': async ({ server }) => {
    const { uuid } = await createBooking(server);
    // Those of earlier bookings come first.
    let claimed = 1;
    while (claimed > 0)
      ({ claimed } = await sendDueMessages(server.context, { send: async () => {} }));
    const { messages } = await ask(server, { path: `/bookings/${uuid}/messages` });
    return { params: { bookingUuid: uuid, messageId: messages[0].id } };
  },
  'offer-table': async (house) => ({
    params: { bookingUuid: await waitForTable(house) },
    body: {},
  }),
  'withdraw-offer': async (house) => {
    const bookingUuid = await waitForTable(house);
    const path = `/bookings/${bookingUuid}/offer`;
    await ask(house.server, { method: 'PUT', path, body: {} });
    return { params: { bookingUuid }, body: {} };
  },
  'ready-table': async ({ server }) => {
    const body = { pax: 2, paxChildren: 0, status: 'WAIT_LIST_WALK_IN', quotedWaitMinutes: 20 };
    const { uuid } = await ask(server, { method: 'POST', path: '/bookings/walk-ins', body });
    return { params: { bookingUuid: uuid }, body: {} };
  },
  'skip-party': async (house) => ({
    params: { bookingUuid: await waitForTable(house) },
    body: { isSkipped: true },
  }),
  'read-service-day': () => onDay,
  'update-service-day': async ({ server }) => {
    const { version } = await ask(server, { path: `/service-days/${TODAY}` });
    return { ...onDay, body: { ...OPEN_DAY, guestMessage: 'Please ring the bell', version } };
  },
  'create-block': () => ({ body: { date: TODAY, tables: ['T38'], until: 'END_OF_DAY' } }),
  'release-block': async ({ server }) => {
    const body = { date: TODAY, tables: ['T39'], until: 'END_OF_DAY' };
    const { block } = await ask(server, { method: 'POST', path: '/blocks', body });
    return { params: { blockId: block.id } };
  },
  'read-log': ofNewBooking(),
  'list-team': () => ({}),
  'invite-staff': () => ({ body: INVITATION }),
  'revoke-invitation': async ({ server }) => {
    const request = { method: 'POST', path: '/team/invitations', body: INVITATION } as const;
    return { params: { invitationId: (await ask(server, request)).invitation.id } };
  },
  'change-role': async ({ server }) => ({
    params: { staffUuid: (await aMember(server)).uuid },
    body: { role: 'KITCHEN' },
  }),
  'remove-member': async ({ server }) => ({ params: { staffUuid: (await aMember(server)).uuid } }),
  'list-devices': () => ({}),
  'rename-device': async (_, device) => ({
    params: { deviceId: await idOf(device) },
    body: { name: 'Door' },
  }),
  'sign-out-device': async (_, device) => ({ params: { deviceId: await idOf(device) } }),
  'change-password': () => ({
    body: { password: PASSWORD, newPassword: 'another four long words' },
  }),
  'set-pin': () => ({ body: { password: PASSWORD, pin: PIN } }),
  'list-colleagues': () => ({}),
  'take-over': async (house) => ({ body: { staff: await aManagerWithPin(house), pin: PIN } }),
  'approve-request': async (house) => ({
    body: { staff: await aManagerWithPin(house), pin: PIN, method: 'POST', path: '/bookings' },
  }),
  'read-service-report': () => onDay,
  'read-report': () => ({ query: `?from=${TODAY}&to=${TODAY}` }),
  'search-customers': () => ({ body: { query: 'Rosa' } }),
  'list-guest-bookings': ofNewGuest(),
  'update-customer': ofNewGuest({ isVip: true }),
  'merge-customers': async (house) => {
    const otherUuid = (await takeBooking(house, 'Other')).customer.uuid;
    return ofNewGuest({ otherUuid })(house);
  },
  'export-customer': ofNewGuest(),
  'erase-customer': async (house) => {
    const { customer } = await takeBooking(house, 'Erased');
    return { params: { customerUuid: customer.uuid }, body: { name: customer.name } };
  },
  'read-venue': () => ({}),
  'change-venue': async ({ server }) => {
    const { version, document } = await ask(server, { path: '/venue' });
    const body = { ...document, maxAdvanceDays: document.maxAdvanceDays + 1 };
    return { body, headers: { 'if-match': `"${version}"` } };
  },
  'list-venue-versions': () => ({}),
  'read-venue-version': async ({ server }) => {
    const { version, document } = await ask(server, { path: '/venue' });
    const headers = { 'if-match': `"${version}"` };
    const body = { ...document, maxAdvanceDays: document.maxAdvanceDays + 1 };
    const saved = await ask(server, { method: 'PUT', path: '/venue', body, headers });
    return { params: { version: `${saved.version}` } };
  },
  'import-customers': () => ({
    body: { csv: 'Name;Mail\nAna;ana@example.com', columns: { name: 'Name', email: 'Mail' } },
  }),
  'read-access': () => ({}),
  'create-publishable-key': () => ({ body: { origins: ['https://one.example'] } }),
  'change-origins': async (house) => ({
    params: await makePublishableKey(house),
    body: { origins: ['https://two.example'] },
  }),
  'revoke-publishable-key': async (house) => ({ params: await makePublishableKey(house) }),
  'add-partner': () => ({ body: { name: 'Point of sale' } }),
  'set-integration': () => ({ params: { partnerId: 'app' }, body: { isEnabled: true } }),
  'create-api-key': () => ({ params: { partnerId: 'app' } }),
  'revoke-api-key': async ({ server }) => {
    const { prefix } = await ask(server, { method: 'POST', path: '/access/partners/app/keys' });
    return { params: { prefix } };
  },
  'create-webhook': ({ webhookUrl }) => ({ body: { partnerId: 'pos', url: webhookUrl } }),
  'list-webhook-tries': makeWebhook,
  'test-webhook': makeWebhook,
  'enable-webhook': makeWebhook,
  'rotate-webhook-secret': async (house) => ({ ...(await makeWebhook(house)), body: {} }),
  'replay-webhook': async (house) => ({
    ...(await makeWebhook(house)),
    body: { since: new Date(house.server.context.now()).toISOString() },
  }),
  'remove-webhook': makeWebhook,
  'send-test-mail': () => ({}),
};

async function makePublishableKey({ server }: House): Promise<{ publishableKey: string }> {
  const body = { origins: ['https://one.example'] };
  const path = '/access/publishable-keys';
  const { publishableKeys } = await ask(server, { method: 'POST', path, body });
  return publishableKeys.find(
    ({ origins, revokedAt }: { origins: string[]; revokedAt: string | null }) =>
      origins[0] === 'https://one.example' && revokedAt === null,
  );
}

/**
 * A request of an operation that succeeds if the role allows it, after the owner has made what it refers to.
 * @param device the one that sends it, which may sign itself out
 */
export async function staffRequestOf(
  name: StaffOperation,
  house: House,
  device: Device,
): Promise<Parameters<Device>[0]> {
  if (name in PARTNER_OPERATIONS) {
    const common = name as PartnerOperation;
    return requestOf(common, await createOwnIds(house.server, common));
  }
  const own = name as OwnOperation;
  const { method, path } = DECLARED[own];
  const { params, query = '', body, headers } = await INPUTS[own](house, device);
  const values: Record<string, string> = params ?? {};
  return {
    method,
    path: `${path.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')}${query}`,
    ...(body && { body }),
    ...(headers && { headers }),
  };
}
