import { validationError } from '../../domain/refusal.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { findApiKey, revokeApiKey as markRevoked } from '../../store/api-keys.ts';
import type { AppContext } from '../context.ts';

/** Six bytes in hex. */
const PREFIX_LENGTH = 12;

/**
 * Revokes a key; one that is already revoked keeps its date.
 * @throws Refusal VALIDATION_ERROR if no key has this prefix
 */
export async function revokeApiKey(
  context: AppContext,
  prefix: string,
): Promise<{ prefix: string; partnerId: string; revokedAt: Instant }> {
  return context.store.write(null, async (db) => {
    await markRevoked(db, prefix, context.now());
    const key = await findApiKey(db, prefix);
    if (!key || key.revokedAt === null) {
      // Shortened, because it may be a mistyped whole key, of which the rest is secret.
      const named = prefix.slice(0, PREFIX_LENGTH);
      throw validationError({ parameter: 'prefix', reason: `belongs to no key: ${named}` });
    }
    return { prefix, partnerId: key.partnerId, revokedAt: key.revokedAt };
  });
}
