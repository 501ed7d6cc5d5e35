import { validationError } from '../../domain/refusal.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { insertStaff, type StaffMember } from '../../store/staff.ts';
import type { Db } from '../../store/store.ts';

/**
 * Adds a member of the staff. The database compares emails: two venues may add the same one at the same time.
 * @throws Refusal VALIDATION_ERROR if the email belongs to a member, of whatever venue
 */
export async function addMember(
  db: Db,
  staff: StaffMember & { passwordHash: string },
  { now, reason = 'is taken: sign in, or use another' }: { now: Instant; reason?: string },
): Promise<void> {
  if (!(await insertStaff(db, staff, now))) throw validationError({ parameter: 'email', reason });
}
