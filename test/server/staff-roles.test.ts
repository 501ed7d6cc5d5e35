import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../src/contract/endpoints.ts';
import { PARTNER_ONLY, PATHS, STAFF_PATHS } from '../../src/contract/paths.ts';
import { STAFF_ENDPOINTS } from '../../src/contract/staff/endpoints.ts';
import { permissionsOf, STAFF_ROLES } from '../../src/domain/staff-role.ts';
import { aMember, signInAs } from '../fixtures/staff-members.ts';
import { openTestServer, TOMORROW } from '../fixtures/test-context.ts';
import { createBooking } from './booking-fixtures.ts';
import { expectProblem } from './expect-response.ts';
import { expectBlock, postBlock } from './service-day-requests.ts';

const PATHS_OF_STAFF = { ...PATHS, ...STAFF_PATHS };
const ENDPOINTS_OF_STAFF = { ...ENDPOINTS, ...STAFF_ENDPOINTS };
const OPERATIONS = (Object.keys(ENDPOINTS_OF_STAFF) as (keyof typeof ENDPOINTS_OF_STAFF)[]).filter(
  (name) => !PARTNER_ONLY.has(name as keyof typeof PATHS),
);

test.each(STAFF_ROLES)(
  'for %s, 403 from every operation that the role does not allow, and from no other',
  async (role) => {
    const server = await openTestServer();
    const device = await signInAs(server, await aMember(server, { role }));
    const refused: string[] = [];
    for (const name of OPERATIONS) {
      const { method, path } = PATHS_OF_STAFF[name];
      // Whoever may call it is told that the body is invalid, or that there is no such thing.
      const answer = await device({
        method,
        path: path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
        ...(method === 'GET' ? {} : { body: { unknown: 1 } }),
      });
      expect(answer.statusCode, `${name}: ${answer.body}`).toBeLessThan(500);
      if (answer.statusCode !== 403) continue;
      expectProblem(answer, 403, 'FORBIDDEN');
      refused.push(name);
    }
    const allowed = permissionsOf(role);
    const expected = OPERATIONS.filter((name) => !allowed.has(ENDPOINTS_OF_STAFF[name].permission));
    expect(refused).toEqual(expected);
  },
);

test('every permission of an operation is one of its role table', () => {
  const owner = permissionsOf('OWNER');
  for (const name of OPERATIONS) expect(owner).toContain(ENDPOINTS_OF_STAFF[name].permission);
});

describe('the kitchen', () => {
  test('200 with names, allergies and wishes, without contacts and notes', async () => {
    const server = await openTestServer();
    const booking = await createBooking(server, {
      customer: {
        name: 'Laura Vidal',
        email: 'laura@example.com',
        phone: '+34600111222',
        hasGdprConsent: true,
        acceptsMarketing: false,
      },
      hasAllergies: true,
      allergiesDescription: 'Nuts',
      customerSpecialRequests: 'A quiet table',
    });
    await server.staff({
      method: 'PUT',
      path: `/bookings/${booking.uuid}`,
      body: { privateNotes: 'Argued last time' },
    });
    const kitchen = await signInAs(server, await aMember(server, { role: 'KITCHEN' }));
    const list = await kitchen({ path: `/bookings?date_start=${TOMORROW}` });
    const one = await kitchen({ path: `/bookings/${booking.uuid}` });
    for (const { statusCode, body } of [list, one]) {
      expect(statusCode, body).toBe(200);
      for (const shown of ['Laura Vidal', 'Nuts', 'A quiet table']) expect(body).toContain(shown);
      for (const hidden of ['laura@', '600111222', 'Argued']) expect(body).not.toContain(hidden);
    }
    const host = await signInAs(server, await aMember(server));
    expect((await host({ path: `/bookings/${booking.uuid}` })).body).toContain('+34600111222');
  });

  test('403 FORBIDDEN for the page of a mail, which links to the booking', async () => {
    const server = await openTestServer();
    const booking = await createBooking(server);
    const kitchen = await signInAs(server, await aMember(server, { role: 'KITCHEN' }));
    const path = `/bookings/${booking.uuid}/messages/00000000-0000-4000-8000-000000000000/mail`;
    expectProblem(await kitchen({ path }), 403, 'FORBIDDEN');
  });
});

describe('a host', () => {
  test('403 FORBIDDEN for setting a rule aside, and 200 for a manager', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server);
    const request = {
      method: 'PUT',
      path: `/bookings/${uuid}`,
      body: { time: '20:10:00', force: ['STEP'] },
    } as const;
    const host = await signInAs(server, await aMember(server));
    expectProblem(await host(request), 403, 'FORBIDDEN');
    const manager = await signInAs(server, await aMember(server, { role: 'MANAGER' }));
    const forced = await manager(request);
    expect(forced.statusCode, forced.body).toBe(200);
  });

  test('403 FORBIDDEN for a walk-in at a blocked table, and 200 for a manager', async () => {
    const server = await openTestServer();
    expectBlock(await postBlock(server, { tables: ['T1'] }));
    const body = { pax: 2, paxChildren: 0, tables: ['T1'], force: ['BLOCK'] };
    const request = { method: 'POST', path: '/bookings/walk-ins', body } as const;
    const host = await signInAs(server, await aMember(server));
    expectProblem(await host(request), 403, 'FORBIDDEN');
    const manager = await signInAs(server, await aMember(server, { role: 'MANAGER' }));
    expect((await manager(request)).statusCode).toBe(200);
  });

  test('403 FORBIDDEN for deleting a booking, and 200 for a manager', async () => {
    const server = await openTestServer();
    const { uuid } = await createBooking(server);
    const request = {
      method: 'PUT',
      path: `/bookings/${uuid}/status`,
      body: { status: 'DELETED' },
    } as const;
    const host = await signInAs(server, await aMember(server));
    expectProblem(await host(request), 403, 'FORBIDDEN');
    const manager = await signInAs(server, await aMember(server, { role: 'MANAGER' }));
    const deleted = await manager(request);
    expect(deleted.statusCode, deleted.body).toBe(200);
  });
});
