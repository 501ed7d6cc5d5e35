import { randomUUID } from 'node:crypto';
import { invalid } from '../domain/refusal.ts';
import { findStaffByEmail, insertStaff, type StaffMember } from '../store/staff.ts';
import type { House } from './house.ts';
import { requireAccounts } from './require-account.ts';
import { hashPassword, newPassword } from './secrets.ts';

/**
 * Lets someone into a venue's staff view, with a password that is told here and never again.
 * @throws Refusal ACCOUNT_NOT_FOUND, or VALIDATION_ERROR where the email is taken
 */
export async function createStaff(
  house: House,
  wish: { accountId: string; email: string; name: string },
): Promise<StaffMember & { password: string }> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const staff = { ...wish, email: wish.email.toLowerCase(), uuid: randomUUID() };
  return house.store.write(async (db) => {
    await requireAccounts(db, staff.accountId);
    if (await findStaffByEmail(db, staff.email)) {
      throw invalid({ parameter: 'email', reason: `${staff.email} is taken` });
    }
    await insertStaff(db, { ...staff, passwordHash }, house.now());
    return { ...staff, password };
  });
}
