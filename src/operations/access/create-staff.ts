import { randomUUID } from 'node:crypto';
import { validationError } from '../../domain/refusal.ts';
import { findStaffByEmail, insertStaff, type StaffMember } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import { requireAccounts } from '../venues/require-accounts.ts';
import { hashPassword, newPassword } from './secrets.ts';

/**
 * Gives someone access to a venue's staff view, with a password that is only available here.
 * @throws Refusal ACCOUNT_NOT_FOUND, or VALIDATION_ERROR if the email is taken
 */
export async function createStaff(
  context: AppContext,
  request: { accountId: string; email: string; name: string },
): Promise<StaffMember & { password: string }> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const staff = { ...request, email: request.email.toLowerCase(), uuid: randomUUID() };
  return context.store.write(staff.accountId, async (db) => {
    await requireAccounts(db, staff.accountId);
    if (await findStaffByEmail(db, staff.email)) {
      throw validationError({ parameter: 'email', reason: `${staff.email} is taken` });
    }
    await insertStaff(db, { ...staff, passwordHash }, context.now());
    return { ...staff, password };
  });
}
