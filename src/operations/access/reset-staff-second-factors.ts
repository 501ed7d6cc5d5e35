import { deleteSecondFactors } from '../../store/second-factors.ts';
import type { StaffMember } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import { systemCause } from '../journal.ts';
import { recordTeamChange } from '../team/team-journal.ts';
import { requireStaff } from './require-staff.ts';

/**
 * Removes the passkeys, the authenticator app and the recovery codes of someone who lost them.
 * @throws Refusal VALIDATION_ERROR if nobody has this email
 */
export async function resetStaffSecondFactors(
  context: AppContext,
  email: string,
): Promise<StaffMember> {
  const { accountId } = await context.store.read((db) => requireStaff(db, email));
  return context.store.write(accountId, async (db) => {
    const staff = await requireStaff(db, email);
    await deleteSecondFactors(db, staff.uuid);
    const changes = { secondFactors: [{ of: staff.uuid }, null] } as const;
    const cause = systemCause('staff reset-second-factors');
    await recordTeamChange({ context, db, cause }, accountId, changes);
    return staff;
  });
}
