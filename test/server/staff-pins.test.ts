import { describe, expect, test, vi } from 'vitest';
import { StaffSession } from '../../src/contract/staff/session.ts';
import { ApproveAnswer, Colleagues } from '../../src/contract/staff/team.ts';
import {
  aMember,
  type Device,
  type Member,
  PASSWORD,
  signInAs,
} from '../fixtures/staff-members.ts';
import { openTestServer, type TestServer, TODAY } from '../fixtures/test-context.ts';
import { createBooking } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';
import { readLog } from './staff-log.ts';

const PIN = '4711';

async function setPin(device: Device, pin: string | null = PIN, password = PASSWORD) {
  return device({ method: 'PUT', path: '/account/pin', body: { password, pin } });
}

/** A member with a PIN. */
async function withPin(server: TestServer, who: Parameters<typeof aMember>[1]): Promise<Member> {
  const member = await aMember(server, who);
  expect((await setPin(await signInAs(server, member))).statusCode).toBe(200);
  return member;
}

function takeOver(device: Device, { uuid }: Member, pin = PIN) {
  return device({ method: 'POST', path: '/session/take-over', body: { staff: uuid, pin } });
}

describe('taking over', () => {
  test('200 with the PIN: from then on the journal names who took over', async () => {
    const server = await openTestServer();
    const tablet = await signInAs(server, await aMember(server, { name: 'Ana' }));
    const marta = await withPin(server, { name: 'Marta' });
    const answer = await takeOver(tablet, marta);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(StaffSession.parse(answer.json()).staff).toMatchObject({ name: 'Marta', role: 'HOST' });
    const { uuid } = await createBooking(server, { date: TODAY });
    const path = `/bookings/${uuid}/status`;
    expectBooking(await tablet({ method: 'PUT', path, body: { status: 'ARRIVED' } }));
    const [entry] = await readLog(server, uuid);
    expect(entry).toMatchObject({ actor: { name: 'Marta' }, approvedBy: null });
  });

  test('200 before all strangers whose passwords wait to be checked', async () => {
    const server = await openTestServer();
    const tablet = await signInAs(server, await aMember(server));
    const marta = await withPin(server, { name: 'Marta' });
    const { passwordChecks } = server.context;
    const ends: (() => void)[] = [];
    const strangers = Array.from({ length: 90 }, () =>
      passwordChecks.run(false, () => new Promise<void>((resolve) => void ends.push(resolve))),
    );
    const answer = takeOver(tablet, marta);
    const run = vi.spyOn(passwordChecks, 'run');
    await vi.waitFor(() => expect(run).toHaveBeenCalled());
    ends[0]?.();
    expect((await answer).statusCode).toBe(200);
    expect(ends).toHaveLength(3);
    for (const end of ends) end();
    await expect.poll(() => ends.map((end) => end()).length).toBe(90);
    await Promise.all(strangers);
  });

  test('403 FORBIDDEN for an owner who took over, where a manager’s role does not reach', async () => {
    const server = await openTestServer();
    const tablet = await signInAs(server, await aMember(server));
    const owner = await withPin(server, { role: 'OWNER' });
    const { staff } = (await takeOver(tablet, owner)).json();
    expect(staff.permissions).toContain('rules:force');
    expect(staff.permissions).not.toContain('team:manage');
    expectProblem(await tablet({ path: '/team' }), 403, 'FORBIDDEN');
  });

  test('401 UNAUTHORIZED on a device on which somebody acts who is removed', async () => {
    const server = await openTestServer();
    const tablet = await signInAs(server, await aMember(server));
    const marta = await withPin(server, { name: 'Marta' });
    await takeOver(tablet, marta);
    await server.staff({ method: 'PUT', path: `/team/members/${marta.uuid}/remove` });
    expectProblem(await tablet({ path: '/session' }), 401, 'UNAUTHORIZED');
  });

  test('422 VALIDATION_ERROR for a wrong PIN, of nobody, and of who has none', async () => {
    const server = await openTestServer();
    const member = await aMember(server);
    const tablet = await signInAs(server, member);
    const marta = await withPin(server, { name: 'Marta' });
    expectProblem(await takeOver(tablet, marta, '0000'), 422, 'VALIDATION_ERROR', ['pin']);
    expectProblem(await takeOver(tablet, member), 422, 'VALIDATION_ERROR', ['pin']);
    const nobody = { ...member, uuid: 'nobody' };
    expectProblem(await takeOver(tablet, nobody), 422, 'VALIDATION_ERROR', ['staff']);
    expectProblem(await takeOver(tablet, marta, '47110'), 422, 'VALIDATION_ERROR', ['pin']);
  });

  test('429 RATE_LIMIT_EXCEEDED after five wrong ones on a device; 200 on another', async () => {
    const server = await openTestServer();
    const [ana, bea] = [await aMember(server), await aMember(server)];
    const [tablet, other] = [await signInAs(server, ana), await signInAs(server, bea)];
    const marta = await withPin(server, { name: 'Marta' });
    for (let failure = 0; failure < 5; failure += 1)
      expectProblem(await takeOver(tablet, marta, '0000'), 422, 'VALIDATION_ERROR');
    expectProblem(await takeOver(tablet, marta), 429, 'RATE_LIMIT_EXCEEDED');
    expect((await takeOver(other, marta)).statusCode).toBe(200);
    server.setNow(server.context.now() + 2000);
    expect((await takeOver(tablet, marta)).statusCode).toBe(200);
  });

  test('429 RATE_LIMIT_EXCEEDED after twenty wrong ones of a person who signs in anew', async () => {
    const server = await openTestServer();
    const ana = await aMember(server);
    const marta = await withPin(server, { name: 'Marta' });
    for (let device = 0; device < 4; device += 1) {
      const tablet = await signInAs(server, ana);
      for (let failure = 0; failure < 5; failure += 1)
        expectProblem(await takeOver(tablet, marta, '0000'), 422, 'VALIDATION_ERROR');
    }
    const next = await signInAs(server, ana);
    expectProblem(await takeOver(next, marta), 429, 'RATE_LIMIT_EXCEEDED');
  });

  test('200 with the colleagues and what each may do with their PIN, without emails', async () => {
    const server = await openTestServer();
    const tablet = await signInAs(server, await aMember(server, { role: 'KITCHEN' }));
    const marta = await withPin(server, { name: 'Marta', role: 'MANAGER' });
    const answer = await tablet({ path: '/colleagues' });
    const { colleagues } = Colleagues.parse(answer.json());
    expect(colleagues).toContainEqual(
      expect.objectContaining({
        uuid: marta.uuid,
        hasPin: true,
        permissions: expect.arrayContaining(['rules:force']),
      }),
    );
    expect(answer.body).not.toContain('@');
  });
});

describe('one’s own PIN', () => {
  test('422 VALIDATION_ERROR with a wrong password', async () => {
    const server = await openTestServer();
    const device = await signInAs(server, await aMember(server));
    const answer = await setPin(device, PIN, 'wrong');
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['password']);
  });

  test('200 without one: nobody takes over with it any more', async () => {
    const server = await openTestServer();
    const marta = await withPin(server, { name: 'Marta' });
    const device = await signInAs(server, marta);
    expect((await setPin(device, null)).statusCode).toBe(200);
    expectProblem(await takeOver(device, marta), 422, 'VALIDATION_ERROR', ['pin']);
  });
});

describe('an approval', () => {
  const deletion = (uuid: string) =>
    ({
      method: 'PUT',
      path: `/bookings/${uuid}/status`,
      body: { status: 'DELETED' },
    }) as const;

  async function approve(
    device: Device,
    { uuid: staff }: Member,
    { method = 'PUT', path, body }: { method?: string; path: string; body?: unknown },
  ) {
    const approved = { staff, pin: PIN, method, path, body };
    const answer = await device({ method: 'POST', path: '/approvals', body: approved });
    expect(answer.statusCode, answer.body).toBe(200);
    return ApproveAnswer.parse(answer.json()).approval;
  }

  async function open() {
    const server = await openTestServer();
    const { uuid } = await createBooking(server);
    const host = await signInAs(server, await aMember(server, { name: 'Ana' }));
    const manager = await withPin(server, { name: 'Marta', role: 'MANAGER' });
    return { server, uuid, host, manager, request: deletion(uuid) };
  }

  test('200 for what the role does not allow; the log names both', async () => {
    const { server, uuid, host, manager, request } = await open();
    expectProblem(await host(request), 403, 'FORBIDDEN');
    const approval = await approve(host, manager, request);
    const answer = await host({ ...request, headers: { 'staff-approval': approval } });
    expect(answer.statusCode, answer.body).toBe(200);
    const entries = await server.context.store.read((db) =>
      db.selectFrom('journal').selectAll().where('subject_id', '=', uuid).execute(),
    );
    expect(entries.at(-1)?.approved_by).toBe(manager.uuid);
    expect(entries.at(-1)?.actor_id).not.toBe(manager.uuid);
  });

  test('403 FORBIDDEN the second time; the same Idempotency-Key gets the first response', async () => {
    const { server, host, manager, request } = await open();
    const approval = await approve(host, manager, request);
    const headers = { 'staff-approval': approval, 'idempotency-key': 'first' };
    const [first, again] = [
      await host({ ...request, headers }),
      await host({ ...request, headers }),
    ];
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.body).toBe(first.body);
    const { uuid: other } = await createBooking(server);
    const second = { 'staff-approval': approval, 'idempotency-key': 'second' };
    expectProblem(await host({ ...request, headers: second }), 403, 'FORBIDDEN');
    expectProblem(await host({ ...deletion(other), headers: second }), 403, 'FORBIDDEN');
  });

  test('200 with the first response also after two minutes, 403 FORBIDDEN for what was not sent before', async () => {
    const { server, host, manager, request } = await open();
    const headers = {
      'staff-approval': await approve(host, manager, request),
      'idempotency-key': 'first',
    };
    const first = await host({ ...request, headers });
    server.setNow(server.context.now() + 3_600_000);
    const { uuid: other } = await createBooking(server);
    const unused = {
      'staff-approval': await approve(host, manager, deletion(other)),
      'idempotency-key': 'other',
    };
    const again = await host({ ...request, headers });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    server.setNow(server.context.now() + 120_000);
    expectProblem(await host({ ...deletion(other), headers: unused }), 403, 'FORBIDDEN');
  });

  test('403 FORBIDDEN for another request, on another device, and after two minutes', async () => {
    const { server, host, manager, request } = await open();
    const { uuid: other } = await createBooking(server);
    const headers = { 'staff-approval': await approve(host, manager, request) };
    expectProblem(await host({ ...deletion(other), headers }), 403, 'FORBIDDEN');
    const elsewhere = await signInAs(server, await aMember(server));
    expectProblem(await elsewhere({ ...request, headers }), 403, 'FORBIDDEN');
    server.setNow(server.context.now() + 120_000);
    expectProblem(await host({ ...request, headers }), 403, 'FORBIDDEN');
  });

  test('403 FORBIDDEN for another body, and the approval is left for the one it is for', async () => {
    const { uuid, host, manager } = await open();
    const force = ['STEP'];
    const change = (body: unknown) => ({ method: 'PUT', path: `/bookings/${uuid}`, body }) as const;
    const approval = await approve(host, manager, change({ time: '20:10:00', force }));
    const headers = { 'staff-approval': approval };
    const other = { ...change({ time: '20:20:00', force }), headers };
    expectProblem(await host(other), 403, 'FORBIDDEN');
    const without = { method: 'PUT', path: `/bookings/${uuid}`, headers } as const;
    expectProblem(await host(without), 422, 'VALIDATION_ERROR');
    const answer = await host({ ...change({ force, time: '20:10:00' }), headers });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  test('403 FORBIDDEN with another query', async () => {
    const { host, manager, request } = await open();
    const headers = { 'staff-approval': await approve(host, manager, request) };
    const path = `${request.path}?more=1`;
    expectProblem(await host({ ...request, path, headers }), 403, 'FORBIDDEN');
  });

  test('403 FORBIDDEN the second time, whatever the Idempotency-Key, where the operation has none', async () => {
    const { server } = await open();
    const kitchen = await signInAs(server, await aMember(server, { role: 'KITCHEN' }));
    const host = await withPin(server, { name: 'Bea' });
    const body = { query: 'Laura' };
    const request = { method: 'POST', path: '/customers/search', body } as const;
    const headers = {
      'staff-approval': await approve(kitchen, host, request),
      'idempotency-key': 'same',
    };
    const first = await kitchen({ ...request, headers });
    expect(first.statusCode, first.body).toBe(200);
    expectProblem(await kitchen({ ...request, headers }), 403, 'FORBIDDEN');
  });

  test('403 FORBIDDEN if who approved may not do it either', async () => {
    const { server, host, request } = await open();
    const colleague = await withPin(server, { name: 'Bea' });
    const headers = { 'staff-approval': await approve(host, colleague, request) };
    expectProblem(await host({ ...request, headers }), 403, 'FORBIDDEN');
  });

  test('422 VALIDATION_ERROR for a wrong PIN', async () => {
    const { host, manager, request } = await open();
    const body = { staff: manager.uuid, pin: '0000', method: 'PUT', path: request.path };
    const answer = await host({ method: 'POST', path: '/approvals', body });
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['pin']);
  });
});
