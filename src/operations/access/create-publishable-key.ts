import type { ChangeCause } from '../../domain/journal.ts';
import { insertPublishableKey } from '../../store/publishable-keys.ts';
import type { AppContext } from '../context.ts';
import { systemCause } from '../journal.ts';
import { requireAccounts } from '../venues/require-accounts.ts';
import { recordAccessChange } from './record-access-change.ts';
import { newPublishableKey } from './secrets.ts';

/** Creates a key for a venue's web pages on these origins. @throws Refusal ACCOUNT_NOT_FOUND */
export async function createPublishableKey(
  context: AppContext,
  criteria: { accountId: string; origins: readonly string[] },
  cause: ChangeCause = systemCause('create-publishable-key'),
): Promise<{ publishableKey: string; accountId: string; origins: string[] }> {
  return context.store.write(criteria.accountId, async (db) => {
    await requireAccounts(db, criteria.accountId);
    const key = {
      publishableKey: newPublishableKey(),
      accountId: criteria.accountId,
      origins: [...new Set(criteria.origins)],
    };
    await insertPublishableKey(db, key, context.now());
    const { accountId, ...issued } = key;
    await recordAccessChange({ context, db, cause }, accountId, { publishableKey: [null, issued] });
    return key;
  });
}
