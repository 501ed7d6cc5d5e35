import { type StaffMember, savePassword } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import { requireStaff } from './require-staff.ts';
import { hashPassword, newPassword } from './secrets.ts';

/**
 * Gives someone a new password, told here and never again, and ends the sessions that they have.
 * @throws Refusal VALIDATION_ERROR where nobody has this email
 */
export async function resetPassword(
  context: AppContext,
  email: string,
): Promise<StaffMember & { password: string }> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  return context.store.write(async (db) => {
    const staff = await requireStaff(db, email);
    await savePassword(db, staff.uuid, passwordHash);
    return { ...staff, password };
  });
}
