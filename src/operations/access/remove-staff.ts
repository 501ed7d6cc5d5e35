import { deleteStaff, type StaffMember } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import { requireStaff } from './require-staff.ts';

/**
 * Lets someone into the staff view no longer, and ends the sessions that they have.
 * @throws Refusal VALIDATION_ERROR where nobody has this email
 */
export function removeStaff(context: AppContext, email: string): Promise<StaffMember> {
  return context.store.write(async (db) => {
    const staff = await requireStaff(db, email);
    await deleteStaff(db, staff.uuid);
    return staff;
  });
}
