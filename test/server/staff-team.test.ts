import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { InvitationAnswer, InviteStaffAnswer, Team } from '../../src/contract/staff/team.ts';
import { resetPassword } from '../../src/operations/access/reset-password.ts';
import { listJournalEntries } from '../../src/store/journal.ts';
import { aMember, deviceOf, PASSWORD, signInAs } from '../fixtures/staff-members.ts';
import { NOON, openTestServer, PUBLIC_URL, type TestServer } from '../fixtures/test-context.ts';
import { expectProblem } from './expect-response.ts';

const DAY = 86_400_000;
const BEA = { name: 'Bea', email: 'bea@venue.test', password: 'four long words here' };

async function invite({ staff }: TestServer, body: object = {}) {
  const answer = await staff({
    method: 'POST',
    path: '/team/invitations',
    body: { role: 'HOST', name: 'Bea', language: 'es', ...body },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { invitation, link } = InviteStaffAnswer.parse(answer.json());
  return { invitation, link, token: link.split('#invitation=')[1] ?? '' };
}

/** Without a session, as who has the link. */
function withLink({ app }: TestServer, path: string, payload: object, origin = PUBLIC_URL) {
  const url = `/staff/v3/invitations/${path}`;
  return app.inject({ method: 'POST', url, headers: { origin }, payload });
}

async function readTeam({ staff }: TestServer) {
  const answer = await staff({ path: '/team' });
  expect(answer.statusCode, answer.body).toBe(200);
  const team = Team.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(team);
  return team;
}

function journalOf({ context, venue: { accountId } }: TestServer) {
  return context.store.read((db) => listJournalEntries(db, { accountId, subjectId: accountId }));
}

describe('an invitation', () => {
  test('200 to whom, and the person who has the link joins with the role and is signed in', async () => {
    const server = await openTestServer();
    const { link, token, invitation } = await invite(server);
    expect(link).toBe(`${PUBLIC_URL}/staff#invitation=${token}`);
    expect((await readTeam(server)).invitations).toEqual([invitation]);
    const shown = await withLink(server, 'read', { token });
    expect(InvitationAnswer.parse(shown.json())).toEqual({
      venue: server.venue.name,
      role: 'HOST',
      name: 'Bea',
      language: 'es',
    });
    const accepted = await withLink(server, 'accept', { token, ...BEA });
    expect(accepted.statusCode, accepted.body).toBe(200);
    expect(accepted.json().staff).toMatchObject({ name: 'Bea', email: BEA.email, role: 'HOST' });
    const device = deviceOf(server, accepted);
    expect((await device({ path: '/session' })).statusCode).toBe(200);
    const { members, invitations } = await readTeam(server);
    expect(members.map(({ name, role }) => [name, role])).toContainEqual(['Bea', 'HOST']);
    expect(invitations).toEqual([]);
  });

  test.each([
    [
      'was used',
      async (server: TestServer, token: string) => {
        await withLink(server, 'accept', { token, ...BEA });
      },
    ],
    [
      'was withdrawn',
      async ({ staff }: TestServer, _: string, id: string) => {
        const path = `/team/invitations/${id}/revoke`;
        expect((await staff({ method: 'PUT', path })).statusCode).toBe(200);
      },
    ],
    ['is seven days old', async ({ setNow }: TestServer) => setNow(NOON + 7 * DAY)],
  ])('422 VALIDATION_ERROR for a link that %s', async (_, end) => {
    const server = await openTestServer();
    const { token, invitation } = await invite(server);
    await end(server, token, invitation.id);
    expectProblem(await withLink(server, 'read', { token }), 422, 'VALIDATION_ERROR', ['token']);
    const other = { ...BEA, email: 'other@venue.test' };
    const late = await withLink(server, 'accept', { token, ...other });
    expectProblem(late, 422, 'VALIDATION_ERROR', ['token']);
  });

  test('422 VALIDATION_ERROR for an email of another member, and the link still works', async () => {
    const server = await openTestServer();
    const { token } = await invite(server);
    const { email } = await aMember(server);
    const taken = await withLink(server, 'accept', { token, ...BEA, email: email.toUpperCase() });
    expectProblem(taken, 422, 'VALIDATION_ERROR', ['email']);
    expect((await withLink(server, 'accept', { token, ...BEA })).statusCode).toBe(200);
  });

  test('422 VALIDATION_ERROR for a password of nine characters', async () => {
    const server = await openTestServer();
    const { token } = await invite(server);
    const short = await withLink(server, 'accept', { token, ...BEA, password: '123456789' });
    expectProblem(short, 422, 'VALIDATION_ERROR', ['password']);
  });

  test('422 VALIDATION_ERROR for withdrawing one that is not open', async () => {
    const { staff } = await openTestServer();
    const answer = await staff({ method: 'PUT', path: '/team/invitations/none/revoke' });
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['invitationId']);
  });

  test('403 FORBIDDEN with the link from another origin', async () => {
    const server = await openTestServer();
    const { token } = await invite(server);
    const foreign = await withLink(server, 'accept', { token, ...BEA }, 'https://evil.test');
    expectProblem(foreign, 403, 'FORBIDDEN');
  });

  test('its token is neither in the database nor in the log', async () => {
    const server = await openTestServer();
    const { token } = await invite(server);
    const rows = await server.context.store.read((db) =>
      db.selectFrom('staff_invitations').selectAll().execute(),
    );
    expect(JSON.stringify([rows, await journalOf(server), server.log])).not.toContain(token);
  });
});

describe('a member', () => {
  test('200 with another role, from the next request on', async () => {
    const server = await openTestServer();
    const member = await aMember(server);
    const device = await signInAs(server, member);
    const path = `/team/members/${member.uuid}/role`;
    const answer = await server.staff({ method: 'PUT', path, body: { role: 'KITCHEN' } });
    expect(answer.statusCode, answer.body).toBe(200);
    expectProblem(await device({ path: '/customers/x' }), 403, 'FORBIDDEN');
    const [entry] = (await journalOf(server)).slice(-1);
    expect(entry).toMatchObject({
      operation: 'change-role',
      actor: { kind: 'STAFF' },
      changes: { member: [{ role: 'HOST' }, { uuid: member.uuid, role: 'KITCHEN' }] },
    });
  });

  test('422 VALIDATION_ERROR for the link of an owner who has another role now', async () => {
    const server = await openTestServer();
    const member = await aMember(server, { role: 'OWNER' });
    const device = await signInAs(server, member);
    const invited = await device({
      method: 'POST',
      path: '/team/invitations',
      body: { role: 'OWNER', name: 'Me again', language: 'es' },
    });
    const { token: fromOther } = await invite(server);
    const path = `/team/members/${member.uuid}/role`;
    const fallen = await server.staff({ method: 'PUT', path, body: { role: 'MANAGER' } });
    expect(fallen.statusCode, fallen.body).toBe(200);
    const token = InviteStaffAnswer.parse(invited.json()).link.split('=')[1];
    for (const step of ['read', 'accept'])
      expectProblem(
        await withLink(server, step, { token, ...(step === 'accept' && BEA) }),
        422,
        'VALIDATION_ERROR',
        ['token'],
      );
    expect((await readTeam(server)).invitations).toHaveLength(1);
    expect((await withLink(server, 'accept', { token: fromOther, ...BEA })).statusCode).toBe(200);
  });

  test('401 UNAUTHORIZED from the next request on, once removed', async () => {
    const server = await openTestServer();
    const member = await aMember(server, { role: 'OWNER' });
    const device = await signInAs(server, member);
    const invited = await device({
      method: 'POST',
      path: '/team/invitations',
      body: { role: 'OWNER', name: 'Me again', language: 'es' },
    });
    const token = invited.json().link.split('=')[1];
    const path = `/team/members/${member.uuid}/remove`;
    const answer = await server.staff({ method: 'PUT', path });
    expect(answer.statusCode, answer.body).toBe(200);
    expectProblem(await device({ path: '/session' }), 401, 'UNAUTHORIZED');
    const again = await withLink(server, 'accept', { token, ...BEA });
    expectProblem(again, 422, 'VALIDATION_ERROR', ['token']);
  });

  test('422 VALIDATION_ERROR for removing the last owner, or making them less', async () => {
    const server = await openTestServer();
    const { members } = await readTeam(server);
    const path = `/team/members/${members[0]?.uuid}`;
    const { staff } = server;
    const removed = await staff({ method: 'PUT', path: `${path}/remove` });
    expectProblem(removed, 422, 'VALIDATION_ERROR', ['staffUuid']);
    const changed = await staff({ method: 'PUT', path: `${path}/role`, body: { role: 'MANAGER' } });
    expectProblem(changed, 422, 'VALIDATION_ERROR', ['role']);
    await aMember(server, { role: 'OWNER' });
    const now = await staff({ method: 'PUT', path: `${path}/role`, body: { role: 'MANAGER' } });
    expect(now.statusCode).toBe(200);
  });

  test('422 VALIDATION_ERROR for somebody who does not work here', async () => {
    const { staff } = await openTestServer();
    const path = '/team/members/nobody/role';
    const answer = await staff({ method: 'PUT', path, body: { role: 'HOST' } });
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['staffUuid']);
  });
});

describe('one’s own password', () => {
  const change = (device: Awaited<ReturnType<typeof signInAs>>, password = PASSWORD) =>
    device({
      method: 'PUT',
      path: '/account/password',
      body: { password, newPassword: 'another four long words' },
    });

  test('200 with the password so far: other devices are signed out, this one stays', async () => {
    const server = await openTestServer();
    const member = await aMember(server);
    const [phone, tablet] = [await signInAs(server, member), await signInAs(server, member)];
    expect((await change(phone)).statusCode).toBe(200);
    expect((await phone({ path: '/session' })).statusCode).toBe(200);
    expectProblem(await tablet({ path: '/session' }), 401, 'UNAUTHORIZED');
    await expect(signInAs(server, member)).rejects.toThrow('signing in failed');
  });

  test('422 VALIDATION_ERROR where it is reset while it is being checked', async () => {
    const server = await openTestServer();
    const member = await aMember(server);
    const device = await signInAs(server, member);
    const { store } = server.context;
    const { write } = store;
    let writes = 0;
    vi.spyOn(store, 'write').mockImplementation(async (accountId, work) => {
      writes += 1;
      // The first counts the attempt, the second takes the count back, the third changes the password.
      if (writes === 3)
        await resetPassword({ ...server.context, store: { ...store, write } }, member.email);
      return write(accountId, work);
    });
    expectProblem(await change(device), 422, 'VALIDATION_ERROR', ['password']);
    expect(writes).toBe(3);
  });

  test('422 VALIDATION_ERROR with a wrong one, then 429 RATE_LIMIT_EXCEEDED', async () => {
    const server = await openTestServer();
    const device = await signInAs(server, await aMember(server));
    for (let failure = 0; failure < 5; failure += 1)
      expectProblem(await change(device, 'wrong'), 422, 'VALIDATION_ERROR', ['password']);
    expectProblem(await change(device), 429, 'RATE_LIMIT_EXCEEDED');
  });
});

test('the journal has neither passwords nor PINs nor emails', async () => {
  const server = await openTestServer();
  const { token } = await invite(server);
  const device = deviceOf(server, await withLink(server, 'accept', { token, ...BEA }));
  const body = { password: BEA.password, pin: '4711' };
  expect((await device({ method: 'PUT', path: '/account/pin', body })).statusCode).toBe(200);
  const { rows } = await server.context.store.read((db) =>
    sql<{ changes: string }>`select changes from journal`.execute(db),
  );
  const text = JSON.stringify(rows);
  expect(text).toContain('"isSet');
  for (const secret of [BEA.password, BEA.email, '4711', 'argon2'])
    expect(text).not.toContain(secret);
});
