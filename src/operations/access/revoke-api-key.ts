import type { ChangeCause } from '../../domain/journal.ts';
import { validationError } from '../../domain/refusal.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { findApiKey, revokeApiKey as markRevoked } from '../../store/api-keys.ts';
import type { AppContext } from '../context.ts';
import { systemCause } from '../journal.ts';
import { recordAccessChange } from './record-access-change.ts';
import { writeOfVenues } from './write-of-venues.ts';

/** Six bytes in hex. */
const PREFIX_LENGTH = 12;

/**
 * Revokes a key; one that is already revoked keeps its date.
 * @throws Refusal VALIDATION_ERROR if no key has this prefix
 */
export async function revokeApiKey(
  context: AppContext,
  prefix: string,
  cause: ChangeCause = systemCause('revoke-api-key'),
): Promise<{ prefix: string; partnerId: string; revokedAt: Instant }> {
  const accountIds = (await context.store.read((db) => findApiKey(db, prefix)))?.accountIds ?? [];
  return writeOfVenues(context, accountIds, async (db) => {
    const isRevoked = await markRevoked(db, prefix, context.now());
    const key = await findApiKey(db, prefix);
    if (!key || key.revokedAt === null) {
      // Shortened, because it may be a mistyped whole key, of which the rest is secret.
      const named = prefix.slice(0, PREFIX_LENGTH);
      throw validationError({ parameter: 'prefix', reason: `belongs to no key: ${named}` });
    }
    const { partnerId, revokedAt } = key;
    const changes = { apiKey: [{ partnerId, prefix }, null] } as const;
    for (const accountId of isRevoked ? key.accountIds : [])
      await recordAccessChange({ context, db, cause }, accountId, changes);
    return { prefix, partnerId, revokedAt };
  });
}
