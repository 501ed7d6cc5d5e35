import { invalid } from '../../domain/refusal.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { findApiKey, revokeApiKey as markRevoked } from '../../store/api-keys.ts';
import type { AppContext } from '../context.ts';

/** Six bytes in hex. */
const PREFIX_LENGTH = 12;

/**
 * Ends a key, from this moment on; one that was revoked before stays so.
 * @throws Refusal VALIDATION_ERROR where no key has this prefix
 */
export async function revokeApiKey(
  context: AppContext,
  prefix: string,
): Promise<{ prefix: string; partnerId: string; revokedAt: Instant }> {
  return context.store.write(async (db) => {
    await markRevoked(db, prefix, context.now());
    const key = await findApiKey(db, prefix);
    if (!key || key.revokedAt === null) {
      // No longer than a prefix: it may be a whole key, mistyped, and the rest of that is secret.
      const named = prefix.slice(0, PREFIX_LENGTH);
      throw invalid({ parameter: 'prefix', reason: `belongs to no key: ${named}` });
    }
    return { prefix, partnerId: key.partnerId, revokedAt: key.revokedAt };
  });
}
