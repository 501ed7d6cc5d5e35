import { deleteStaff, type StaffMember } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import { requireStaff } from './require-staff.ts';

/**
 * Removes someone's access to the staff view and ends their sessions.
 * @throws Refusal VALIDATION_ERROR if nobody has this email
 */
export function removeStaff(context: AppContext, email: string): Promise<StaffMember> {
  return context.store.write(null, async (db) => {
    const staff = await requireStaff(db, email);
    await deleteStaff(db, staff.uuid);
    return staff;
  });
}
