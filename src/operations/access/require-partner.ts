import { Refusal } from '../../domain/refusal.ts';
import { hasPartner } from '../../store/partners.ts';
import type { Db } from '../../store/store.ts';

/** @throws Refusal PARTNER_NOT_FOUND */
export async function requirePartner(db: Db, partnerId: string): Promise<void> {
  if (await hasPartner(db, partnerId)) return;
  throw new Refusal('PARTNER_NOT_FOUND', `There is no partner ${partnerId}. Create it first.`, [
    { parameter: 'partner', reason: `names no partner: ${partnerId}` },
  ]);
}
