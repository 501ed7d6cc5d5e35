import { validationError } from '../../domain/refusal.ts';
import type { Instant } from '../../domain/venue-time.ts';
import {
  findPublishableKey,
  revokePublishableKey as markRevoked,
} from '../../store/publishable-keys.ts';
import type { AppContext } from '../context.ts';

/**
 * Revokes a publishable key; one that is already revoked keeps its date.
 * @throws Refusal VALIDATION_ERROR if there is no such key
 */
export async function revokePublishableKey(
  context: AppContext,
  publishableKey: string,
): Promise<{ publishableKey: string; accountId: string; revokedAt: Instant }> {
  return context.store.write(null, async (db) => {
    await markRevoked(db, publishableKey, context.now());
    const key = await findPublishableKey(db, publishableKey);
    if (!key || key.revokedAt === null) {
      throw validationError({
        parameter: 'key',
        reason: 'is not a publishable key of this server',
      });
    }
    return { publishableKey, accountId: key.accountId, revokedAt: key.revokedAt };
  });
}
