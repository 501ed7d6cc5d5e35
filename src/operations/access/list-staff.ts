import { type ListedStaff, listStaff as readStaff } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import { requireAccounts } from '../venues/require-accounts.ts';

/** Who may sign in to a venue's staff view. @throws Refusal ACCOUNT_NOT_FOUND */
export function listStaff(context: AppContext, accountId: string): Promise<ListedStaff[]> {
  return context.store.read(async (db) => {
    await requireAccounts(db, accountId);
    return readStaff(db, accountId);
  });
}
