import { saveOrigins } from '../../store/publishable-keys.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { recordAccessChange } from './record-access-change.ts';
import { requirePublishableKeyOf } from './require-own-access.ts';

/**
 * PUT /staff/v3/access/publishable-keys/{publishableKey}/origins: the pages on which a key works, from the next request on.
 * @throws Refusal NOT_FOUND, also for a key that is revoked
 */
export async function changeOrigins(
  context: AppContext,
  principal: Principal,
  publishableKey: string,
  origins: readonly string[],
): Promise<void> {
  requirePermission(principal, 'access:manage');
  const { accountId } = principal;
  const cause = causeOf(principal, 'change-origins');
  await context.store.write(accountId, async (db) => {
    const before = await requirePublishableKeyOf(db, accountId, publishableKey);
    await saveOrigins(db, publishableKey, origins);
    await recordAccessChange(context, db, accountId, cause, {
      publishableKey: [
        { publishableKey, origins: before.origins },
        { publishableKey, origins },
      ],
    });
  });
}
