import { type ApiKeyRecord, listApiKeys as readApiKeys } from '../../store/api-keys.ts';
import type { AppContext } from '../context.ts';
import { requirePartner } from './require-partner.ts';

/**
 * A partner's keys, revoked ones included, without their hashes.
 * @throws Refusal PARTNER_NOT_FOUND
 */
export function listApiKeys(
  context: AppContext,
  partnerId: string,
): Promise<Omit<ApiKeyRecord, 'hash'>[]> {
  return context.store.read(async (db) => {
    await requirePartner(db, partnerId);
    const keys = await readApiKeys(db, partnerId);
    return keys.map((key) => {
      const { hash: _, ...record } = key;
      return record;
    });
  });
}
