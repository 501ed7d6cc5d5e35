import { describe, expect, test } from 'vitest';
import { STAFF_ROLES } from '../../src/domain/staff-role.ts';
import { openHttpTransport } from '../../src/webhooks/http-transport.ts';
import { permissionsInDocs } from '../docs/role-table.ts';
import { aMember, signInAs } from '../fixtures/staff-members.ts';
import { openTestServer, TOMORROW } from '../fixtures/test-context.ts';
import { startWebhookReceiver } from '../fixtures/webhook-receiver.ts';
import { aLargeVenue, createBooking } from './booking-fixtures.ts';
import { expectProblem } from './expect-response.ts';
import { expectBlock, postBlock } from './service-day-requests.ts';
import { DECLARED, STAFF_OPERATIONS, staffRequestOf } from './staff-operation-requests.ts';

const WEBHOOKS = { key: 'a key of at least thirty-two characters', allowsInsecure: true };

test.each(STAFF_ROLES)(
  'for %s, 200 from every operation that docs/access.md allows the role, and 403 from every other',
  async (role) => {
    const server = await openTestServer({
      venue: aLargeVenue(),
      mailDelivery: 'ON',
      webhooks: WEBHOOKS,
      webhookTransport: openHttpTransport({ allowsInsecure: true }),
    });
    const house = { server, webhookUrl: (await startWebhookReceiver()).url };
    const allowed = permissionsInDocs(role);
    const expected: Record<string, number> = {};
    const answered: Record<string, number> = {};
    const unexpected: string[] = [];
    for (const name of STAFF_OPERATIONS) {
      // Some of them sign a device out, or let somebody else act on it.
      const device = await signInAs(server, await aMember(server, { role }));
      const answer = await device(await staffRequestOf(name, house, device));
      expected[name] = allowed.has(DECLARED[name].permission) ? 200 : 403;
      answered[name] = answer.statusCode;
      if (answer.statusCode === 403) expectProblem(answer, 403, 'FORBIDDEN');
      else if (answer.statusCode !== 200) unexpected.push(`${name}: ${answer.body}`);
    }
    expect(unexpected).toEqual([]);
    expect(answered).toEqual(expected);
  },
);

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

  test('403 FORBIDDEN for the bookings of an email or phone number, which it may not see', async () => {
    const server = await openTestServer();
    await createBooking(server);
    const [kitchen, host] = [
      await signInAs(server, await aMember(server, { role: 'KITCHEN' })),
      await signInAs(server, await aMember(server)),
    ];
    for (const filter of ['customer_email=laura@example.com', 'customer_phone=%2B34600111222']) {
      const path = `/bookings?date_start=${TOMORROW}&${filter}`;
      expectProblem(await kitchen({ path }), 403, 'FORBIDDEN');
      expect((await host({ path })).statusCode).toBe(200);
    }
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

  test('403 FORBIDDEN for an undo that deletes or brings back a booking, and 200 for a manager', async () => {
    const server = await openTestServer();
    const host = await signInAs(server, await aMember(server));
    const manager = await signInAs(server, await aMember(server, { role: 'MANAGER' }));
    const { uuid } = await createBooking(server);
    const undo = (entry: number) => ({
      method: 'POST' as const,
      path: `/bookings/${uuid}/undo`,
      body: { entry },
      headers: { 'if-match': `"${entry}"` },
    });
    expectProblem(await host(undo(1)), 403, 'FORBIDDEN');
    expect((await manager(undo(1))).statusCode).toBe(200);
    expectProblem(await host(undo(2)), 403, 'FORBIDDEN');
    expect((await manager(undo(2))).statusCode).toBe(200);
  });

  test('200 for taking back a walk-in of one’s own', async () => {
    const server = await openTestServer();
    const host = await signInAs(server, await aMember(server));
    const body = { pax: 2, paxChildren: 0 };
    const made = await host({ method: 'POST', path: '/bookings/walk-ins', body });
    const path = `/bookings/${made.json().uuid}/undo`;
    const headers = { 'if-match': '"1"' };
    const undone = await host({ method: 'POST', path, body: { entry: 1 }, headers });
    expect(undone.statusCode, undone.body).toBe(200);
  });
});
