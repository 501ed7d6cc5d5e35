import { randomBytes } from 'node:crypto';
import { validationError } from '../../domain/refusal.ts';
import { hasPartner } from '../../store/partners.ts';
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

/** @throws Refusal VALIDATION_ERROR */
export async function requireFreePartnerId(
  db: Db,
  partnerId: string,
  parameter: string,
): Promise<void> {
  if (await hasPartner(db, partnerId))
    throw validationError({ parameter, reason: `${partnerId} is taken` });
}
