import { deleteAttemptsAt } from '../../store/attempts.ts';
import { type StaffMember, savePassword } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import { signInTarget } from './failed-sign-ins.ts';
import { requireStaff } from './require-staff.ts';
import { hashPassword, newPassword } from './secrets.ts';

/**
 * Sets a new password, which is only available here, and ends the staff member's sessions. Wrong passwords before
 * it no longer count.
 * @throws Refusal VALIDATION_ERROR if nobody has this email
 */
export async function resetPassword(
  context: AppContext,
  email: string,
): Promise<StaffMember & { password: string }> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  return context.store.write(null, async (db) => {
    const staff = await requireStaff(db, email);
    await savePassword(db, staff.uuid, passwordHash);
    await deleteAttemptsAt(db, signInTarget(staff.email));
    return { ...staff, password };
  });
}
