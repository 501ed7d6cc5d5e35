import { describe, expect, test, vi } from 'vitest';
import { AddPasskeyAnswer, SecondFactors } from '../../src/contract/staff/second-factors.ts';
import { StaffSession } from '../../src/contract/staff/session.ts';
import { aSoftPasskey } from '../fixtures/soft-passkey.ts';
import { aMember, type Device, PASSWORD, signInAs } from '../fixtures/staff-members.ts';
import { openTestServer, PUBLIC_URL, type TestServer } from '../fixtures/test-context.ts';
import { expectProblem } from './expect-response.ts';

const SITE = { origin: PUBLIC_URL, rpId: 'book.test' };
const FIVE_MINUTES_MS = 300_000;

async function beginAdding(device: Device, body: object = { password: PASSWORD }) {
  const answer = await device({ method: 'POST', path: '/account/passkeys/options', body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const add = (device: Device, credential: unknown, name = 'Phone') =>
  device({ method: 'POST', path: '/account/passkeys', body: { name, credential } });

/** A member who is signed in, with a passkey. */
async function openWithPasskey() {
  const server = await openTestServer();
  const member = await aMember(server, { name: 'Ana', role: 'OWNER' });
  const device = await signInAs(server, member);
  const passkey = aSoftPasskey(SITE);
  const answer = await add(device, passkey.create(await beginAdding(device)));
  expect(answer.statusCode, answer.body).toBe(200);
  const { id } = AddPasskeyAnswer.parse(answer.json()).passkey;
  return { server, member, device, passkey, id };
}

const post = ({ app }: TestServer, path: string, payload: object = {}) =>
  app.inject({ method: 'POST', url: `/staff/v3${path}`, headers: { origin: PUBLIC_URL }, payload });

async function challengeOf(server: TestServer) {
  const answer = await post(server, '/session/passkey/options');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const signIn = (server: TestServer, credential: unknown) =>
  post(server, '/session/passkey', { credential });

async function listOwn(device: Device) {
  return SecondFactors.parse((await device({ path: '/account/second-factors' })).json()).passkeys;
}

describe('signing in with a passkey', () => {
  test('200 and a session with all permissions, without email and password', async () => {
    const { server, member, device, passkey } = await openWithPasskey();
    const options = await challengeOf(server);
    expect(options).toMatchObject({ rpId: 'book.test', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const answer = await signIn(server, passkey.get(options));
    expect(answer.statusCode, answer.body).toBe(200);
    const { staff } = StaffSession.parse(answer.json());
    expect(staff).toMatchObject({ uuid: member.uuid, name: 'Ana' });
    expect(staff.permissions).toContain('team:manage');
    expect(answer.cookies).toHaveLength(1);
    expect((await listOwn(device))[0]?.lastUsedAt).not.toBeNull();
  });

  test('200 in the turn of its venue, as with a password: what venues share is used for the challenge only', async () => {
    const { server, passkey } = await openWithPasskey();
    const response = passkey.get(await challengeOf(server));
    const write = vi.spyOn(server.context.store, 'write');
    expect((await signIn(server, response)).statusCode).toBe(200);
    const scopes = write.mock.calls.map(([accountId]) => accountId);
    expect(scopes).toEqual([null, server.venue.accountId]);
  });

  test('200 while strangers try passwords for the email, and its network is known to the password from then on', async () => {
    const { server, member, passkey } = await openWithPasskey();
    const from = '198.51.100.7';
    const signInByPassword = (address: string, password: string) =>
      server.app.inject({
        method: 'POST',
        url: '/staff/v3/session',
        headers: { origin: PUBLIC_URL },
        payload: { email: member.email, password },
        remoteAddress: address,
      });
    for (let address = 0; address < 40; address += 1)
      await signInByPassword(`203.0.113.${address}`, 'wrong');
    expectProblem(await signInByPassword(from, PASSWORD), 429, 'RATE_LIMIT_EXCEEDED');
    server.pauses.length = 0;
    const answer = await server.app.inject({
      method: 'POST',
      url: '/staff/v3/session/passkey',
      headers: { origin: PUBLIC_URL },
      payload: { credential: passkey.get(await challengeOf(server)) },
      remoteAddress: from,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await signInByPassword(from, PASSWORD)).statusCode).toBe(200);
    expect(server.pauses).toEqual([]);
  });

  test('401 UNAUTHORIZED for the same response again: a challenge is answered once', async () => {
    const { server, passkey } = await openWithPasskey();
    const response = passkey.get(await challengeOf(server));
    expect((await signIn(server, response)).statusCode).toBe(200);
    expectProblem(await signIn(server, response), 401, 'UNAUTHORIZED');
  });

  test('401 UNAUTHORIZED for a wrong response, and the right one to its challenge after it', async () => {
    const { server, passkey } = await openWithPasskey();
    const options = await challengeOf(server);
    const wrong = await signIn(server, passkey.get(options, { isUserVerified: false }));
    expectProblem(wrong, 401, 'UNAUTHORIZED');
    expectProblem(await signIn(server, passkey.get(options)), 401, 'UNAUTHORIZED');
  });

  test.each([
    ['from another origin', { origin: 'https://book.test.evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without a check of the user', { isUserVerified: false }],
    ['whose counter has not moved on, as of a copy', { signCount: 1 }],
  ])('401 UNAUTHORIZED for a response %s', async (_, deviation) => {
    const { server, passkey } = await openWithPasskey();
    expect((await signIn(server, passkey.get(await challengeOf(server)))).statusCode).toBe(200);
    const response = passkey.get(await challengeOf(server), deviation);
    expectProblem(await signIn(server, response), 401, 'UNAUTHORIZED');
  });

  test('200 for a passkey that does not count, again and again', async () => {
    const server = await openTestServer();
    const device = await signInAs(server, await aMember(server));
    const passkey = aSoftPasskey(SITE);
    await add(device, passkey.create(await beginAdding(device), { signCount: 0 }));
    for (let use = 0; use < 2; use += 1) {
      const response = passkey.get(await challengeOf(server), { signCount: 0 });
      expect((await signIn(server, response)).statusCode).toBe(200);
    }
  });

  test('401 UNAUTHORIZED in the same words for an unknown passkey and a wrong signature', async () => {
    const { server, device, passkey } = await openWithPasskey();
    const stranger = aSoftPasskey(SITE);
    stranger.create(await beginAdding(device));
    const unknown = await signIn(server, stranger.get(await challengeOf(server)));
    const right = passkey.get(await challengeOf(server));
    const forged = {
      ...right.response,
      signature: stranger.get({ challenge: 'a' }).response.signature,
    };
    const wrong = await signIn(server, { ...right, response: forged });
    const [first, second] = [unknown, wrong].map(
      (answer) => expectProblem(answer, 401, 'UNAUTHORIZED').detail,
    );
    expect(first).toBe(second);
  });

  test('401 UNAUTHORIZED for a challenge of our own making, of another member’s set-up, or over five minutes old', async () => {
    const { server, device, passkey } = await openWithPasskey();
    expectProblem(await signIn(server, passkey.get({ challenge: 'AAAA' })), 401, 'UNAUTHORIZED');
    const ofAdding = await beginAdding(device);
    expectProblem(await signIn(server, passkey.get(ofAdding)), 401, 'UNAUTHORIZED');
    const old = await challengeOf(server);
    server.setNow(server.context.now() + FIVE_MINUTES_MS);
    expectProblem(await signIn(server, passkey.get(old)), 401, 'UNAUTHORIZED');
  });

  test('401 UNAUTHORIZED once the passkey, or its member, is removed', async () => {
    const { server, device, passkey, id } = await openWithPasskey();
    const path = `/account/passkeys/${id}/remove`;
    const removed = await device({ method: 'PUT', path, body: { password: PASSWORD } });
    expect(removed.statusCode, removed.body).toBe(200);
    expectProblem(
      await signIn(server, passkey.get(await challengeOf(server))),
      401,
      'UNAUTHORIZED',
    );

    const other = await openWithPasskey();
    await other.server.staff({ method: 'PUT', path: `/team/members/${other.member.uuid}/remove` });
    const response = other.passkey.get(await challengeOf(other.server));
    expectProblem(await signIn(other.server, response), 401, 'UNAUTHORIZED');
  });

  test('403 FORBIDDEN from another page’s origin', async () => {
    const { app } = await openTestServer();
    for (const path of ['/session/passkey/options', '/session/passkey']) {
      const headers = { origin: 'https://evil.example' };
      const answer = await app.inject({ method: 'POST', url: `/staff/v3${path}`, headers });
      expectProblem(answer, 403, 'FORBIDDEN');
    }
  });

  test('422 VALIDATION_ERROR where PUBLIC_URL is an IP address', async () => {
    const server = await openTestServer();
    server.context.publicUrl = 'http://127.0.0.1:3000';
    const answer = await server.app.inject({
      method: 'POST',
      url: '/staff/v3/session/passkey/options',
      headers: { origin: 'http://127.0.0.1:3000' },
    });
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['PUBLIC_URL']);
  });
});

describe('adding a passkey', () => {
  test('200 for several, each with its name; the journal names them by id', async () => {
    const { server, member, device, id } = await openWithPasskey();
    const options = await beginAdding(device);
    expect(options.excludeCredentials).toHaveLength(1);
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    server.setNow(server.context.now() + 1000);
    await add(device, aSoftPasskey(SITE).create(options), 'Laptop');
    expect((await listOwn(device)).map(({ name }) => name)).toEqual(['Phone', 'Laptop']);
    const entries = await server.context.store.read((db) =>
      db.selectFrom('journal').selectAll().where('operation', '=', 'add-passkey').execute(),
    );
    expect(entries.map(({ changes }) => JSON.parse(changes ?? ''))).toContainEqual({
      passkey: [null, { of: member.uuid, id }],
    });
  });

  test('422 VALIDATION_ERROR with a wrong password, or without one', async () => {
    const { device } = await openWithPasskey();
    const begin = (body: object) =>
      device({ method: 'POST', path: '/account/passkeys/options', body });
    expectProblem(await begin({ password: 'wrong' }), 422, 'VALIDATION_ERROR', ['password']);
    expectProblem(await begin({}), 422, 'VALIDATION_ERROR', ['password']);
  });

  test.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without a check of the user', { isUserVerified: false }],
  ])('422 VALIDATION_ERROR for one that was made %s', async (_, deviation) => {
    const { device } = await openWithPasskey();
    const credential = aSoftPasskey(SITE).create(await beginAdding(device), deviation);
    expectProblem(await add(device, credential), 422, 'VALIDATION_ERROR', ['credential']);
  });

  test('422 VALIDATION_ERROR for the challenge of another member, of a sign-in, and the second time', async () => {
    const { server, device } = await openWithPasskey();
    const other = await signInAs(server, await aMember(server));
    const ofOther = aSoftPasskey(SITE).create(await beginAdding(other));
    expectProblem(await add(device, ofOther), 422, 'VALIDATION_ERROR', ['credential']);
    const ofSignIn = aSoftPasskey(SITE).create(await challengeOf(server));
    expectProblem(await add(device, ofSignIn), 422, 'VALIDATION_ERROR', ['credential']);
    const credential = aSoftPasskey(SITE).create(await beginAdding(device));
    expect((await add(device, credential)).statusCode).toBe(200);
    expectProblem(await add(device, credential), 422, 'VALIDATION_ERROR', ['credential']);
  });

  test('422 VALIDATION_ERROR for removing that of somebody else', async () => {
    const { server, id } = await openWithPasskey();
    const other = await signInAs(server, await aMember(server));
    const path = `/account/passkeys/${id}/remove`;
    const answer = await other({ method: 'PUT', path, body: { password: PASSWORD } });
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['passkeyId']);
  });
});
