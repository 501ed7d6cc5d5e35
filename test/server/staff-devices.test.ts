import { describe, expect, test } from 'vitest';
import { Devices } from '../../src/contract/staff/team.ts';
import { aMember, type Device, type Member, signInAs } from '../fixtures/staff-members.ts';
import { NOON, openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { expectProblem } from './expect-response.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function listDevices(device: Device) {
  const answer = await device({ path: '/devices' });
  expect(answer.statusCode, answer.body).toBe(200);
  const { devices } = Devices.parse(answer.json());
  return devices;
}

async function thisDevice(device: Device) {
  const found = (await listDevices(device)).find(({ isThisOne }) => isThisOne);
  if (!found) throw new Error('The device is not listed.');
  return found;
}

/** The rows of sessions, after what is being written. */
async function sessionsOf({ context, venue }: TestServer, { uuid }: Member) {
  return context.store.write(venue.accountId, (db) =>
    db.selectFrom('staff_sessions').selectAll().where('staff_uuid', '=', uuid).execute(),
  );
}

describe('a session', () => {
  test('200 for as long as no thirty days pass without a use, then 401 UNAUTHORIZED', async () => {
    const server = await openTestServer();
    const member = await aMember(server);
    const device = await signInAs(server, member);
    for (const day of [29, 58, 87]) {
      server.setNow(NOON + day * DAY);
      expect((await device({ path: '/session' })).statusCode).toBe(200);
      await sessionsOf(server, member);
    }
    server.setNow(NOON + 117 * DAY);
    expectProblem(await device({ path: '/session' }), 401, 'UNAUTHORIZED');
  });

  test('its use is written at most once an hour', async () => {
    const server = await openTestServer();
    const member = await aMember(server);
    const device = await signInAs(server, member);
    const lastUses: number[] = [];
    for (const minutes of [1, 59, 60, 90, 119, 120]) {
      server.setNow(NOON + minutes * 60_000);
      await device({ path: '/session' });
      lastUses.push((Number((await sessionsOf(server, member))[0]?.last_used_at) - NOON) / 60_000);
    }
    expect(lastUses).toEqual([0, 0, 60, 60, 60, 120]);
  });

  test('its cookie lasts as long', async () => {
    const server = await openTestServer();
    const device = await signInAs(server, await aMember(server));
    const { cookies } = await device({ path: '/session' });
    expect(cookies[0]).toMatchObject({ maxAge: 30 * 24 * 3600, httpOnly: true });
  });

  test('200 for a session of the version before, which gets an id with its next use', async () => {
    const server = await openTestServer();
    const member = await aMember(server);
    const device = await signInAs(server, member);
    await server.context.store.write(server.venue.accountId, (db) =>
      db
        .updateTable('staff_sessions')
        .set({ id: null, last_used_at: null, signed_in_uuid: null, device_name: null })
        .where('staff_uuid', '=', member.uuid)
        .execute(),
    );
    expect((await device({ path: '/session' })).statusCode).toBe(200);
    const [row] = await sessionsOf(server, member);
    expect(row).toMatchObject({ id: expect.any(String), signed_in_uuid: member.uuid });
  });
});

describe('devices', () => {
  test('200 with all of the venue for an owner, and with one’s own for a host', async () => {
    const server = await openTestServer();
    const member = await aMember(server, { name: 'Marta' });
    const host = await signInAs(server, member);
    const owner = await signInAs(server, await aMember(server, { role: 'OWNER' }));
    const all = await listDevices(owner);
    expect(all.filter(({ isThisOne }) => isThisOne)).toHaveLength(1);
    expect(all).toHaveLength(2);
    expect(await listDevices(host)).toEqual([
      expect.objectContaining({ signedInUuid: member.uuid, isThisOne: true, name: 'Browser' }),
    ]);
  });

  test('200 with a new name', async () => {
    const server = await openTestServer();
    const device = await signInAs(server, await aMember(server));
    const { id } = await thisDevice(device);
    const name = 'iPad at the door';
    const path = `/devices/${id}/name`;
    expect((await device({ method: 'PUT', path, body: { name } })).statusCode).toBe(200);
    expect((await thisDevice(device)).name).toBe(name);
  });

  test('401 UNAUTHORIZED for one that was signed out remotely', async () => {
    const server = await openTestServer();
    const tablet = await signInAs(server, await aMember(server));
    const owner = await signInAs(server, await aMember(server, { role: 'OWNER' }));
    const path = `/devices/${(await thisDevice(tablet)).id}/sign-out`;
    expect((await owner({ method: 'PUT', path })).statusCode).toBe(200);
    expectProblem(await tablet({ path: '/session' }), 401, 'UNAUTHORIZED');
  });

  test('403 FORBIDDEN for a host who signs out or names a device of somebody else', async () => {
    const server = await openTestServer();
    const owner = await signInAs(server, await aMember(server, { role: 'OWNER' }));
    const host = await signInAs(server, await aMember(server));
    const path = `/devices/${(await thisDevice(owner)).id}`;
    expectProblem(await host({ method: 'PUT', path: `${path}/sign-out` }), 403, 'FORBIDDEN');
    const body = { name: 'Mine' };
    expectProblem(await host({ method: 'PUT', path: `${path}/name`, body }), 403, 'FORBIDDEN');
  });

  test('422 VALIDATION_ERROR for one that is not signed in', async () => {
    const { staff } = await openTestServer();
    const answer = await staff({ method: 'PUT', path: '/devices/none/sign-out' });
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['deviceId']);
  });
});
