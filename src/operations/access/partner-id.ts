import { randomBytes } from 'node:crypto';
import { validationError } from '../../domain/refusal.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { insertPartner } from '../../store/partners.ts';
import type { Db } from '../../store/store.ts';

/** `Café Móvil` → `cafe-movil-3f9a2c`. */
export function newPartnerId(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
  return `${slug || 'partner'}-${randomBytes(3).toString('hex')}`;
}

/**
 * Adds a partner. The database compares ids: two venues may choose the same one at the same time.
 * @param parameter names the id to the caller
 * @throws Refusal VALIDATION_ERROR if the id is taken
 */
export async function insertNewPartner(
  db: Db,
  partner: { partnerId: string; name: string },
  { now, parameter }: { now: Instant; parameter: string },
): Promise<void> {
  if (!(await insertPartner(db, partner, now)))
    throw validationError({ parameter, reason: `${partner.partnerId} is taken` });
}
