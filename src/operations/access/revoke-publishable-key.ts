import type { ChangeCause } from '../../domain/journal.ts';
import { validationError } from '../../domain/refusal.ts';
import type { Instant } from '../../domain/venue-time.ts';
import {
  findPublishableKey,
  revokePublishableKey as markRevoked,
} from '../../store/publishable-keys.ts';
import type { AppContext } from '../context.ts';
import { systemCause } from '../journal.ts';
import { recordAccessChange } from './record-access-change.ts';

/**
 * Revokes a publishable key; one that is already revoked keeps its date.
 * @throws Refusal VALIDATION_ERROR if there is no such key
 */
export async function revokePublishableKey(
  context: AppContext,
  publishableKey: string,
  cause: ChangeCause = systemCause('revoke-publishable-key'),
): Promise<{ publishableKey: string; accountId: string; revokedAt: Instant }> {
  const found = await context.store.read((db) => findPublishableKey(db, publishableKey));
  if (!found)
    throw validationError({ parameter: 'key', reason: 'is not a publishable key of this server' });
  const { accountId } = found;
  return context.store.write(accountId, async (db) => {
    const revokedAt = context.now();
    if (!(await markRevoked(db, publishableKey, revokedAt))) {
      const revoked = await findPublishableKey(db, publishableKey);
      return { publishableKey, accountId, revokedAt: revoked?.revokedAt ?? revokedAt };
    }
    const revoked = { publishableKey: [{ publishableKey }, null] } as const;
    await recordAccessChange({ context, db, cause }, accountId, revoked);
    return { publishableKey, accountId, revokedAt };
  });
}
