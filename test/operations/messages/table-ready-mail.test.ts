import { expect, test } from 'vitest';
import type { Venue } from '../../../src/domain/venue.ts';
import { type TestServer, TODAY } from '../../fixtures/test-context.ts';
import { aTable } from '../../fixtures/venue.ts';
import { expectStaffBooking } from '../../server/expect-response.ts';
import { messagesOf, openPostOffice } from './post-office.ts';

const EVENING = Date.parse(`${TODAY}T20:10:30+01:00`);
const MINUTE = 60_000;

/** Guests who wait at the door. @param customer who they are, as staff noted it; null if nobody did */
async function openDoor(
  customer: object | null,
  overrides: Partial<Venue> = {},
  noted: object = {},
) {
  const office = await openPostOffice({
    tables: [aTable(1), aTable(2)],
    combinations: [],
    ...overrides,
  });
  const { server } = office;
  server.setNow(EVENING);
  const body = { pax: 2, paxChildren: 0, status: 'WAIT_LIST_WALK_IN', name: 'Anna', ...noted };
  const waiting = await server.staff({ method: 'POST', path: '/bookings/walk-ins', body });
  const { uuid } = expectStaffBooking(waiting);
  if (customer) {
    const named = { customer, privacyTold: 'IN_PERSON' };
    const path = `/bookings/${uuid}`;
    expectStaffBooking(await server.staff({ method: 'PUT', path, body: named }));
  }
  return { ...office, uuid };
}

const ANNA = { name: 'Anna Puig', email: 'anna@guest.example' };

async function makeReady({ staff }: TestServer, uuid: string) {
  const path = `/bookings/${uuid}/table-ready`;
  return expectStaffBooking(await staff({ method: 'PUT', path, body: {} }));
}

async function statesOf(server: TestServer, uuid: string) {
  const messages = await messagesOf(server, uuid);
  return messages.map(({ kind, status, problem }) => [kind, status, problem].filter(Boolean));
}

test('a guest at the door gets one mail once the table is ready, with until when, and no link', async () => {
  const { server, postbox, send, uuid } = await openDoor(ANNA);
  await makeReady(server, uuid);
  expect(await send()).toEqual([]);
  server.setNow(EVENING + MINUTE / 2);
  expect(await send()).toEqual(['SENT']);
  const [mail] = postbox.mail;
  expect(mail).toMatchObject({
    to: { name: 'Anna Puig', address: 'anna@guest.example' },
    subject: 'Your table at Casa Brisa is ready',
    calendarFile: null,
  });
  expect(mail?.text).toMatch(/^Hello Anna Puig,/);
  expect(mail?.text).toMatch(/Please come now: Casa Brisa\s+keeps it for you until 20:20\./);
  expect(mail?.text).not.toMatch(/\/manage\/|\/staff/);
});

test('so does one who only left an email address at the door', async () => {
  const { server, postbox, send, uuid } = await openDoor(null, {}, { email: 'anna@door.example' });
  await makeReady(server, uuid);
  server.setNow(EVENING + MINUTE);
  expect(await send()).toEqual(['SENT']);
  expect(postbox.mail).toMatchObject([
    { to: { name: 'Anna', address: 'anna@door.example' }, calendarFile: null },
  ]);
  expect(postbox.mail[0]?.text).toMatch(/keeps it for you until 20:20\./);
  expect(JSON.stringify(await messagesOf(server, uuid))).not.toContain('door.example');
});

test('the mail is not sent when the table was taken back, or the guests sit at it', async () => {
  const { server, postbox, send, uuid } = await openDoor(ANNA);
  const { version } = await makeReady(server, uuid);
  const undo = {
    method: 'POST',
    path: `/bookings/${uuid}/undo`,
    body: { entry: version },
  } as const;
  expectStaffBooking(await server.staff(undo));
  server.setNow(EVENING + MINUTE);
  await send();
  await makeReady(server, uuid);
  const seat = { method: 'PUT', path: `/bookings/${uuid}/status` } as const;
  expectStaffBooking(await server.staff({ ...seat, body: { status: 'SEATED' } }));
  server.setNow(EVENING + 2 * MINUTE);
  await send();
  const outdated = ['TABLE_READY', 'SKIPPED', 'OUTDATED'];
  expect(await statesOf(server, uuid)).toEqual([outdated, outdated]);
  expect(postbox.mail).toEqual([]);
});

test('nor after the ten minutes, while the mail server could not be reached', async () => {
  const { server, postbox, send, uuid } = await openDoor(ANNA);
  await makeReady(server, uuid);
  postbox.failure = 'UNAVAILABLE';
  server.setNow(EVENING + MINUTE);
  await send();
  postbox.failure = null;
  server.setNow(EVENING + 10 * MINUTE);
  expect(await send()).toEqual(['SKIPPED']);
});

test('who is called again is told until when now; of two calls at once, the guest hears once', async () => {
  const { server, postbox, send, uuid } = await openDoor(ANNA);
  await makeReady(server, uuid);
  server.setNow(EVENING + MINUTE);
  await send();
  server.setNow(EVENING + 8 * MINUTE);
  await makeReady(server, uuid);
  server.setNow(EVENING + 8 * MINUTE + 5_000);
  await makeReady(server, uuid);
  server.setNow(EVENING + 9 * MINUTE);
  await send();
  const untils = postbox.mail.map(({ text }) => /until (\d\d:\d\d)/.exec(text)?.[1]);
  expect(untils).toEqual(['20:20', '20:28']);
});

test('guests of whom nobody noted who they are, and those of a venue without this mail, get none', async () => {
  const unknown = await openDoor(null);
  await makeReady(unknown.server, unknown.uuid);
  expect(await statesOf(unknown.server, unknown.uuid)).toEqual([]);
  const messages = { ...unknown.server.venue.messages, omittedKinds: ['TABLE_READY'] as const };
  const unwanted = await openDoor(ANNA, { messages });
  await makeReady(unwanted.server, unwanted.uuid);
  expect(await statesOf(unwanted.server, unwanted.uuid)).toEqual([]);
  const byPhone = await openDoor({ name: 'Anna Puig', phone: '+34600111222' });
  await makeReady(byPhone.server, byPhone.uuid);
  byPhone.server.setNow(EVENING + MINUTE);
  await byPhone.send();
  expect(await statesOf(byPhone.server, byPhone.uuid)).toEqual([
    ['TABLE_READY', 'SKIPPED', 'NO_ADDRESS'],
  ]);
});
