import type { ChangeCause } from '../../domain/journal.ts';
import { insertApiKey } from '../../store/api-keys.ts';
import { findIntegration } from '../../store/integrations.ts';
import type { AppContext } from '../context.ts';
import { systemCause } from '../journal.ts';
import { requireAccounts } from '../venues/require-accounts.ts';
import { recordAccessChange } from './record-access-change.ts';
import { requirePartner } from './require-partner.ts';
import { newApiKey } from './secrets.ts';
import { writeOfVenues } from './write-of-venues.ts';

/** A new key; it is only available here. */
export interface IssuedApiKey {
  apiKey: string;
  prefix: string;
  partnerId: string;
  accountIds: string[];
  /** The accounts at which the partner has no integration yet, so that the key does not work there. */
  withoutIntegration: string[];
}

/** Creates a partner's key for these venues. @throws Refusal ACCOUNT_NOT_FOUND, PARTNER_NOT_FOUND */
export async function createApiKey(
  context: AppContext,
  request: { partnerId: string; accountIds: readonly string[] },
  cause: ChangeCause = systemCause('create-api-key'),
): Promise<IssuedApiKey> {
  const { partnerId } = request;
  const accountIds = [...new Set(request.accountIds)];
  return writeOfVenues(context, accountIds, async (db) => {
    await requirePartner(db, partnerId);
    await requireAccounts(db, ...accountIds);
    const { apiKey, prefix, hash } = newApiKey();
    await insertApiKey(db, { prefix, hash, partnerId, accountIds }, context.now());
    for (const each of accountIds)
      await recordAccessChange({ context, db, cause }, each, {
        apiKey: [null, { partnerId, prefix }],
      });
    const withoutIntegration: string[] = [];
    for (const each of accountIds) {
      if (!(await findIntegration(db, each, partnerId))) withoutIntegration.push(each);
    }
    return { apiKey, prefix, partnerId, accountIds, withoutIntegration };
  });
}
