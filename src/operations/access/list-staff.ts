import type { Instant } from '../../domain/venue-time.ts';
import { listStaff as readStaff, type StaffMember } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import { requireAccounts } from '../venues/require-accounts.ts';

/** Who may sign in to a venue's staff view. @throws Refusal ACCOUNT_NOT_FOUND */
export function listStaff(
  context: AppContext,
  accountId: string,
): Promise<(StaffMember & { createdAt: Instant })[]> {
  return context.store.read(async (db) => {
    await requireAccounts(db, accountId);
    return readStaff(db, accountId);
  });
}
