import { type StaffMember, savePassword } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import { systemCause } from '../journal.ts';
import { recordTeamChange } from '../team/team-journal.ts';
import { forgetAttemptsAt } from './failed-sign-ins.ts';
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
  const { accountId } = await context.store.read((db) => requireStaff(db, email));
  const changed = await context.store.write(accountId, async (db) => {
    const staff = await requireStaff(db, email);
    await savePassword(db, staff.uuid, { passwordHash, keptSession: null });
    const changes = { password: [null, { of: staff.uuid }] } as const;
    await recordTeamChange(
      { context, db, cause: systemCause('staff password') },
      accountId,
      changes,
    );
    return staff;
  });
  await context.store.write(null, (db) => forgetAttemptsAt(db, changed.email));
  return { ...changed, password };
}
