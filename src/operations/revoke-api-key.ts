import { invalid } from '../domain/refusal.ts';
import type { Instant } from '../domain/venue-time.ts';
import { findApiKey, revokeApiKey as markRevoked } from '../store/api-keys.ts';
import type { House } from './house.ts';

/**
 * Ends a key, from this moment on; one that was revoked before stays so.
 * @throws Refusal VALIDATION_ERROR where no key has this prefix
 */
export async function revokeApiKey(
  house: House,
  prefix: string,
): Promise<{ prefix: string; partnerId: string; revokedAt: Instant }> {
  return house.store.write(async (db) => {
    await markRevoked(db, prefix, house.now());
    const key = await findApiKey(db, prefix);
    if (!key || key.revokedAt === null) {
      throw invalid({ parameter: 'prefix', reason: 'belongs to no key' });
    }
    return { prefix, partnerId: key.partnerId, revokedAt: key.revokedAt };
  });
}
