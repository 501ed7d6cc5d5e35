import { expect, test } from 'vitest';
import { removeStaff } from '../../../src/operations/access/remove-staff.ts';
import { resetPassword } from '../../../src/operations/access/reset-password.ts';
import { createSignIn } from '../../../src/operations/access/sign-in.ts';
import { ENGINE } from '../../fixtures/engine.ts';
import { openTestServer, SIGN_IN_CLIENT, STAFF } from '../../fixtures/test-context.ts';

test.each([
  ['was replaced', resetPassword],
  ['is gone with who had it', removeStaff],
])('UNAUTHORIZED where the password %s while it was being checked', async (_, change) => {
  const { context } = await openTestServer();
  let writes = 0;
  const write: typeof context.store.write = async (accountId, work) => {
    writes += 1;
    // The first counts the attempt, the second starts the session.
    if (writes === 2) await change(context, STAFF.email);
    return context.store.write(accountId, work);
  };
  const signIn = createSignIn({ ...context, store: { ...context.store, write } });
  await expect(signIn(STAFF, SIGN_IN_CLIENT)).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
  const sessions = await context.store.read((db) =>
    db.selectFrom('staff_sessions').selectAll().execute(),
  );
  expect(sessions).toEqual([]);
});

test('no session survives a password that is reset while the session begins', async () => {
  const { context } = await openTestServer();
  const { write } = context.store;
  const isWaiting = Promise.withResolvers<void>();
  let heldBySession: string | null = null;
  const resetting: typeof write = (accountId, work) => {
    // In SQLite, each write waits for all others.
    if (ENGINE === 'sqlite' || accountId === heldBySession) isWaiting.resolve();
    return write(accountId, work);
  };
  let reset: Promise<unknown> | undefined;
  let writes = 0;
  const signingIn: typeof write = (accountId, work) => {
    writes += 1;
    if (writes !== 2) return write(accountId, work);
    heldBySession = accountId;
    return write(accountId, async (db) => {
      const session = await work(db);
      const store = { ...context.store, write: resetting };
      reset = resetPassword({ ...context, store }, STAFF.email);
      await Promise.race([reset, isWaiting.promise]);
      return session;
    });
  };
  const signIn = createSignIn({ ...context, store: { ...context.store, write: signingIn } });
  await signIn({ email: STAFF.email, password: STAFF.password }, SIGN_IN_CLIENT);
  await reset;
  const sessions = await context.store.read((db) =>
    db.selectFrom('staff_sessions').selectAll().execute(),
  );
  expect(sessions).toEqual([]);
});
