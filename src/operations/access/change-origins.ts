import { saveOrigins } from '../../store/publishable-keys.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { changeAccount } from '../transactions.ts';
import { recordAccessChange } from './record-access-change.ts';
import { requirePublishableKeyOf } from './require-own-access.ts';

const CHANGE = { operation: 'change-origins', permission: 'access:manage' } as const;

/**
 * PUT /staff/v3/access/publishable-keys/{publishableKey}/origins: the pages on which a key works, from the next request on.
 * @throws Refusal NOT_FOUND, also for a key that is revoked
 */
export async function changeOrigins(
  context: AppContext,
  principal: Principal,
  { publishableKey, origins }: { publishableKey: string; origins: readonly string[] },
): Promise<void> {
  const { accountId } = principal;
  await changeAccount({ context, principal }, CHANGE, async (tx) => {
    const { db } = tx;
    const before = await requirePublishableKeyOf(db, accountId, publishableKey);
    await saveOrigins(db, publishableKey, origins);
    await recordAccessChange(tx, accountId, {
      publishableKey: [
        { publishableKey, origins: before.origins },
        { publishableKey, origins },
      ],
    });
  });
}
