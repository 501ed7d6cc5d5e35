import { validationError } from '../../domain/refusal.ts';
import { findStaffByEmail, type StaffMember } from '../../store/staff.ts';
import type { Db } from '../../store/store.ts';

/** Returns a staff member by email. @throws Refusal VALIDATION_ERROR if there is none */
export async function requireStaff(db: Db, email: string): Promise<StaffMember> {
  const staff = await findStaffByEmail(db, email);
  if (!staff) throw validationError({ parameter: 'email', reason: `${email} belongs to nobody` });
  const { passwordHash: _, pinHash: __, ...member } = staff;
  return member;
}
