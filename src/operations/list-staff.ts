import type { Instant } from '../domain/venue-time.ts';
import { listStaff as readStaff, type StaffMember } from '../store/staff.ts';
import type { House } from './house.ts';
import { requireAccounts } from './require-account.ts';

/** Who may sign in to a venue's staff view. @throws Refusal ACCOUNT_NOT_FOUND */
export function listStaff(
  house: House,
  accountId: string,
): Promise<(StaffMember & { createdAt: Instant })[]> {
  return house.store.read(async (db) => {
    await requireAccounts(db, accountId);
    return readStaff(db, accountId);
  });
}
