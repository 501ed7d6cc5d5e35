import { expect, test } from 'vitest';
import { removeStaff } from '../../src/operations/remove-staff.ts';
import { resetPassword } from '../../src/operations/reset-password.ts';
import { openSignInDesk } from '../../src/operations/sign-in.ts';
import { openTestHouse, STAFF } from '../fixtures/open-house.ts';

test.each([
  ['was replaced', resetPassword],
  ['is gone with who had it', removeStaff],
])('UNAUTHORIZED where the password %s while it was being checked', async (_, change) => {
  const { house } = await openTestHouse();
  let isChanged = false;
  const write: typeof house.store.write = async (work) => {
    if (!isChanged) {
      isChanged = true;
      await change(house, STAFF.email);
    }
    return house.store.write(work);
  };
  const { signIn } = openSignInDesk({ ...house, store: { ...house.store, write } });
  await expect(signIn(STAFF.email, STAFF.password)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  const sessions = await house.store.read((db) =>
    db.selectFrom('staff_sessions').selectAll().execute(),
  );
  expect(sessions).toEqual([]);
});
