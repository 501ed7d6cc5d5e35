import type { AppContext } from '../context.ts';
import { insertNewPartner, newPartnerId } from './partner-id.ts';

/**
 * Creates a partner. Without an id, one is made from the name; it never changes.
 * @throws Refusal VALIDATION_ERROR if the id is taken
 */
export async function createPartner(
  context: AppContext,
  partner: { name: string; partnerId?: string | undefined },
): Promise<{ partnerId: string; name: string }> {
  const { name, partnerId = newPartnerId(name) } = partner;
  return context.store.write(null, async (db) => {
    await insertNewPartner(db, { partnerId, name }, { now: context.now(), parameter: 'id' });
    return { partnerId, name };
  });
}
