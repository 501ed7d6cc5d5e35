import { deleteStaff, type StaffMember } from '../../store/staff.ts';
import { deleteInvitationsBy } from '../../store/staff-invitations.ts';
import type { AppContext } from '../context.ts';
import { systemCause } from '../journal.ts';
import { recordTeamChange } from '../team/team-journal.ts';
import { requireStaff } from './require-staff.ts';

/**
 * Removes someone's access to the staff view and ends their sessions.
 * @throws Refusal VALIDATION_ERROR if nobody has this email
 */
export async function removeStaff(context: AppContext, email: string): Promise<StaffMember> {
  const { accountId } = await context.store.read((db) => requireStaff(db, email));
  return context.store.write(accountId, async (db) => {
    const staff = await requireStaff(db, email);
    const { uuid, role } = staff;
    await deleteInvitationsBy(db, uuid);
    await deleteStaff(db, uuid);
    const changes = { member: [{ uuid, role }, null] } as const;
    await recordTeamChange({ context, db, cause: systemCause('staff remove') }, accountId, changes);
    return staff;
  });
}
