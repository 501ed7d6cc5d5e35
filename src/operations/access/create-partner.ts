import { randomBytes } from 'node:crypto';
import { validationError } from '../../domain/refusal.ts';
import { hasPartner, savePartner } from '../../store/partners.ts';
import type { AppContext } from '../context.ts';

/**
 * Creates a partner. Without an id, one is made from the name; it never changes.
 * @throws Refusal VALIDATION_ERROR if the id is taken
 */
export async function createPartner(
  context: AppContext,
  partner: { name: string; partnerId?: string | undefined },
): Promise<{ partnerId: string; name: string }> {
  const { name, partnerId = partnerIdOf(name) } = partner;
  return context.store.write(null, async (db) => {
    if (await hasPartner(db, partnerId)) {
      throw validationError({ parameter: 'id', reason: `${partnerId} is taken` });
    }
    await savePartner(db, { partnerId, name }, context.now());
    return { partnerId, name };
  });
}

/** `Café Móvil` → `cafe-movil-3f9a2c`. */
function partnerIdOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
  return `${slug || 'partner'}-${randomBytes(3).toString('hex')}`;
}
