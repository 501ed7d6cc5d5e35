import { describe, expect, test } from 'vitest';
import {
  BeginAuthenticatorAnswer,
  RecoveryCodes,
  SecondFactors,
} from '../../src/contract/staff/second-factors.ts';
import { Team } from '../../src/contract/staff/team.ts';
import { qrCodeOf } from '../../src/server/shapes/qr-code.ts';
import { codeOf, SECOND_FACTOR_KEY, setUpApp, signIn } from '../fixtures/second-factor.ts';
import { aMember, type Device, PASSWORD, signInAs } from '../fixtures/staff-members.ts';
import { openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { expectProblem, expectVenueProblem } from './expect-response.ts';

const STEP_MS = 30_000;

/** A member who is signed in, with an app, one step after its first code. */
async function openWithApp() {
  const server = await openTestServer({ secondFactorKey: SECOND_FACTOR_KEY });
  const member = await aMember(server, { role: 'OWNER', name: 'Ana' });
  const device = await signInAs(server, member);
  const app = await setUpApp(server, device);
  server.setNow(server.context.now() + 2 * STEP_MS);
  return { server, member, device, ...app };
}

const change = (device: Device, path: string, body: unknown) =>
  device({ method: 'PUT', path: `/account/${path}`, body });

async function readOwn(device: Device) {
  return SecondFactors.parse((await device({ path: '/account/second-factors' })).json());
}

/** The changes of the venue's journal, oldest first. */
async function journalOf({ context, venue }: TestServer) {
  const rows = await context.store.read((db) =>
    db
      .selectFrom('journal')
      .select(['operation', 'changes', 'actor_kind'])
      .where('subject_id', '=', venue.accountId)
      .orderBy('version')
      .execute(),
  );
  return rows.map(({ operation, changes }) => ({ operation, changes: JSON.parse(changes) }));
}

describe('signing in with an app', () => {
  test('401 SECOND_FACTOR_REQUIRED with the password alone; 200 with a code', async () => {
    const { server, member, secret } = await openWithApp();
    const asked = await signIn(server, member);
    expectVenueProblem(asked, 401, 'SECOND_FACTOR_REQUIRED');
    expect(asked.cookies).toEqual([]);
    const answer = await signIn(server, member, { code: await codeOf(server, secret) });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  test('200 with the code of the step before and after; 401 UNAUTHORIZED two steps away', async () => {
    const { server, member, secret } = await openWithApp();
    server.setNow(server.context.now() + 10 * STEP_MS);
    for (const steps of [-2, 2]) {
      const wrong = await signIn(server, member, { code: await codeOf(server, secret, steps) });
      expectProblem(wrong, 401, 'UNAUTHORIZED');
    }
    for (const steps of [-1, 1]) {
      const code = await codeOf(server, secret, steps);
      expect((await signIn(server, member, { code })).statusCode).toBe(200);
    }
  });

  test('401 UNAUTHORIZED with a code that was used, and with those before it', async () => {
    const { server, member, secret } = await openWithApp();
    const [before, code] = [await codeOf(server, secret, -1), await codeOf(server, secret)];
    expect((await signIn(server, member, { code })).statusCode).toBe(200);
    for (const used of [code, before])
      expectProblem(await signIn(server, member, { code: used }), 401, 'UNAUTHORIZED');
  });

  test('one 200 for a code that two devices send at the same time', async () => {
    const { server, member, secret } = await openWithApp();
    const code = await codeOf(server, secret);
    const answers = await Promise.all([1, 2].map(() => signIn(server, member, { code })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]));
  });

  test('401 UNAUTHORIZED in the same words for a wrong password, code or recovery code', async () => {
    const { server, member, secret } = await openWithApp();
    const code = await codeOf(server, secret);
    const answers = [
      await signIn(server, member, { password: 'wrong', code }),
      await signIn(server, member, { code: '000000' }),
      await signIn(server, member, { code: '0000-0000-0000-0000' }),
      await signIn(server, { ...member, email: 'nobody@venue.test' }, { code }),
    ];
    const details = answers.map((answer) => expectProblem(answer, 401, 'UNAUTHORIZED').detail);
    expect(new Set(details).size).toBe(1);
  });

  test('429 RATE_LIMIT_EXCEEDED after ten wrong codes from anywhere; a recovery code still signs in', async () => {
    const { server, member, secret, recoveryCodes } = await openWithApp();
    for (let failure = 0; failure < 10; failure += 1) {
      const address = `198.51.100.${failure}`;
      const answer = await signIn(server, member, { code: '000000', address });
      expectProblem(answer, 401, 'UNAUTHORIZED');
    }
    const code = await codeOf(server, secret);
    expectProblem(await signIn(server, member, { code }), 429, 'RATE_LIMIT_EXCEEDED');
    const [recoveryCode = ''] = recoveryCodes;
    expect((await signIn(server, member, { code: recoveryCode })).statusCode).toBe(200);
    server.setNow(server.context.now() + 2000);
    const later = await codeOf(server, secret);
    expect((await signIn(server, member, { code: later })).statusCode).toBe(200);
  });

  test('401 or 429 for callers who only know the email, and never a wait on the member’s known network', async () => {
    const { server, member, secret, recoveryCodes } = await openWithApp();
    const [recoveryCode = ''] = recoveryCodes;
    expect((await signIn(server, member, { code: recoveryCode })).statusCode).toBe(200);
    for (let failure = 0; failure < 30; failure += 1) {
      const guess = { password: 'wrong', code: '000000', address: `198.51.100.${failure}` };
      const answer = await signIn(server, member, guess);
      // Strangers have turns; the first ones are at once.
      if (failure < 10) expectProblem(answer, 401, 'UNAUTHORIZED');
      else expect([401, 429]).toContain(answer.statusCode);
    }
    const code = await codeOf(server, secret);
    expect((await signIn(server, member, { code })).statusCode).toBe(200);
  });

  test('500 INTERNAL_ERROR with a code if the key is another; the log says so; 200 with a recovery code', async () => {
    const { server, member, secret, recoveryCodes } = await openWithApp();
    server.context.secondFactorKey = 'another key of at least thirty-two characters';
    const code = await codeOf(server, secret);
    expectProblem(await signIn(server, member, { code }), 500, 'INTERNAL_ERROR');
    expect(server.log.join()).toContain('SECOND_FACTOR_KEY is not the one');
    const [recoveryCode = ''] = recoveryCodes;
    expect((await signIn(server, member, { code: recoveryCode })).statusCode).toBe(200);
  });
});

describe('recovery codes', () => {
  test('200 once each, however they are typed; the journal says how many are left', async () => {
    const { server, member, device, recoveryCodes } = await openWithApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    const typed = first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O');
    expect((await signIn(server, member, { code: typed })).statusCode).toBe(200);
    expectProblem(await signIn(server, member, { code: first }), 401, 'UNAUTHORIZED');
    expect((await signIn(server, member, { code: second })).statusCode).toBe(200);
    expect((await readOwn(device)).recoveryCodesLeft).toBe(8);
    expect((await journalOf(server)).at(-1)).toEqual({
      operation: 'sign-in',
      changes: {
        recoveryCodes: [
          { of: member.uuid, left: 9 },
          { of: member.uuid, left: 8 },
        ],
      },
    });
  });

  test('200 with ten new ones, and those before end', async () => {
    const { server, member, device, recoveryCodes } = await openWithApp();
    const path = '/account/recovery-codes';
    const answer = await device({ method: 'POST', path, body: { password: PASSWORD } });
    const renewed = RecoveryCodes.parse(answer.json()).recoveryCodes;
    expect(renewed).toHaveLength(10);
    const [before = ''] = recoveryCodes;
    expectProblem(await signIn(server, member, { code: before }), 401, 'UNAUTHORIZED');
    const [now = ''] = renewed;
    expect((await signIn(server, member, { code: now })).statusCode).toBe(200);
  });

  test('neither secret nor codes are in the database, the log or the journal', async () => {
    const { server, secret, recoveryCodes } = await openWithApp();
    const rows = await server.context.store.read(async (db) => [
      await db.selectFrom('staff_authenticators').selectAll().execute(),
      await db.selectFrom('staff_recovery_codes').selectAll().execute(),
      await db.selectFrom('journal').selectAll().execute(),
    ]);
    const stored = JSON.stringify(rows) + server.log.join();
    for (const hidden of [secret, ...recoveryCodes]) expect(stored).not.toContain(hidden);
  });
});

describe('setting up an app', () => {
  test('200 with a secret and its address; nothing is asked for until a code was entered', async () => {
    const server = await openTestServer({ secondFactorKey: SECOND_FACTOR_KEY });
    const member = await aMember(server);
    const device = await signInAs(server, member);
    const path = '/account/authenticator';
    const begun = await device({ method: 'POST', path, body: { password: PASSWORD } });
    const { secret, address, qrCode } = BeginAuthenticatorAnswer.parse(begun.json());
    expect(begun.headers['cache-control']).toBe('no-store');
    expect(address).toMatch(/^otpauth:\/\/totp\//);
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
    expect(qrCode).toEqual(qrCodeOf(address));
    expect((await signIn(server, member)).statusCode).toBe(200);
    const wrong = await change(device, 'authenticator', { code: '000000' });
    expectProblem(wrong, 422, 'VALIDATION_ERROR', ['code']);
    expect((await readOwn(device)).authenticator).toBeNull();
  });

  test('422 VALIDATION_ERROR for the code of an app that was begun over 15 minutes ago', async () => {
    const server = await openTestServer({ secondFactorKey: SECOND_FACTOR_KEY });
    const device = await signInAs(server, await aMember(server));
    const path = '/account/authenticator';
    const begun = await device({ method: 'POST', path, body: { password: PASSWORD } });
    server.setNow(server.context.now() + 900_001);
    const code = await codeOf(server, begun.json().secret);
    const late = await change(device, 'authenticator', { code });
    expectProblem(late, 422, 'VALIDATION_ERROR', ['authenticator']);
  });

  test('422 VALIDATION_ERROR with a wrong password, and while one is set up', async () => {
    const { device } = await openWithApp();
    const begin = (password: string) =>
      device({ method: 'POST', path: '/account/authenticator', body: { password } });
    expectProblem(await begin('wrong'), 422, 'VALIDATION_ERROR', ['password']);
    expectProblem(await begin(PASSWORD), 422, 'VALIDATION_ERROR', ['authenticator']);
  });

  test('422 VALIDATION_ERROR on a server without SECOND_FACTOR_KEY, which says so beforehand', async () => {
    const server = await openTestServer();
    const device = await signInAs(server, await aMember(server));
    expect((await readOwn(device)).canAdd).toEqual({ passkey: true, authenticator: false });
    const body = { password: PASSWORD };
    const answer = await device({ method: 'POST', path: '/account/authenticator', body });
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['SECOND_FACTOR_KEY']);
  });
});

describe('removing it', () => {
  test.each(['password', 'code', 'recovery code'])(
    '200 with a %s: the password is enough again',
    async (proof) => {
      const { server, member, device, secret, recoveryCodes } = await openWithApp();
      const body = {
        password: { password: PASSWORD },
        code: { code: await codeOf(server, secret) },
        'recovery code': { code: recoveryCodes[0] },
      }[proof];
      const answer = await change(device, 'authenticator/remove', body);
      expect(answer.statusCode, answer.body).toBe(200);
      expect((await signIn(server, member)).statusCode).toBe(200);
      expect(await readOwn(device)).toMatchObject({ authenticator: null, recoveryCodesLeft: 0 });
      expect((await journalOf(server)).at(-1)).toEqual({
        operation: 'remove-authenticator',
        changes: {
          authenticator: [
            { of: member.uuid, isSet: true },
            { of: member.uuid, isSet: false },
          ],
        },
      });
    },
  );

  test('422 VALIDATION_ERROR with a wrong password or code, or with neither', async () => {
    const { server, member, device } = await openWithApp();
    const remove = (body: unknown) => change(device, 'authenticator/remove', body);
    expectProblem(await remove({ password: 'wrong' }), 422, 'VALIDATION_ERROR', ['password']);
    expectProblem(await remove({ code: '000000' }), 422, 'VALIDATION_ERROR', ['code']);
    expectProblem(await remove({}), 422, 'VALIDATION_ERROR');
    expectVenueProblem(await signIn(server, member), 401, 'SECOND_FACTOR_REQUIRED');
  });

  test('200 for an owner who resets that of a member; 422 VALIDATION_ERROR for their own', async () => {
    const { server, member, device } = await openWithApp();
    const path = `/team/members/${member.uuid}/second-factors/reset`;
    expectProblem(await device({ method: 'PUT', path }), 422, 'VALIDATION_ERROR', ['staffUuid']);
    const isShown = async () => {
      const { members } = Team.parse((await server.staff({ path: '/team' })).json());
      return members.find(({ uuid }) => uuid === member.uuid)?.hasSecondFactor;
    };
    expect(await isShown()).toBe(true);
    const answer = await server.staff({ method: 'PUT', path });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await isShown()).toBe(false);
    expect((await signIn(server, member)).statusCode).toBe(200);
    expect((await journalOf(server)).at(-1)?.operation).toBe('reset-second-factors');
  });

  test('403 FORBIDDEN for a manager who resets that of a member', async () => {
    const { server, member } = await openWithApp();
    const manager = await signInAs(server, await aMember(server, { role: 'MANAGER' }));
    const path = `/team/members/${member.uuid}/second-factors/reset`;
    expectProblem(await manager({ method: 'PUT', path }), 403, 'FORBIDDEN');
  });
});
