import { randomUUID } from 'node:crypto';
import { invalid } from '../../domain/refusal.ts';
import { findStaffByEmail, insertStaff, type StaffMember } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import { requireAccounts } from '../venues/require-accounts.ts';
import { hashPassword, newPassword } from './secrets.ts';

/**
 * Lets someone into a venue's staff view, with a password that is told here and never again.
 * @throws Refusal ACCOUNT_NOT_FOUND, or VALIDATION_ERROR where the email is taken
 */
export async function createStaff(
  context: AppContext,
  criteria: { accountId: string; email: string; name: string },
): Promise<StaffMember & { password: string }> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const staff = { ...criteria, email: criteria.email.toLowerCase(), uuid: randomUUID() };
  return context.store.write(async (db) => {
    await requireAccounts(db, staff.accountId);
    if (await findStaffByEmail(db, staff.email)) {
      throw invalid({ parameter: 'email', reason: `${staff.email} is taken` });
    }
    await insertStaff(db, { ...staff, passwordHash }, context.now());
    return { ...staff, password };
  });
}
