import { type DataAccess, PERMISSIONS } from '../../domain/permission.ts';
import { type Integration, saveIntegration } from '../../store/integrations.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { insertNewPartner, newPartnerId } from './partner-id.ts';
import { recordAccessChange } from './record-access-change.ts';

interface NewPartner {
  name: string;
  /** Undefined: it is made from the name. */
  partnerId: string | undefined;
  dataAccess: DataAccess;
}

/**
 * POST /staff/v3/access/partners: creates a partner with an integration at the venue. It is enabled and has every
 * permission, but no key yet.
 * @throws Refusal VALIDATION_ERROR if the id is taken
 */
export async function addPartner(
  context: AppContext,
  principal: Principal,
  { name, partnerId = newPartnerId(name), dataAccess }: NewPartner,
): Promise<string> {
  requirePermission(principal, 'access:manage');
  const { accountId } = principal;
  const now = context.now();
  await context.store.write(accountId, async (db) => {
    await insertNewPartner(db, { partnerId, name }, now, 'partnerId');
    const access = { dataAccess, permissions: PERMISSIONS, isEnabled: true };
    const integration: Integration = { accountId, partnerId, ...access };
    await saveIntegration(db, integration, now);
    const cause = causeOf(principal, 'add-partner');
    const changes = {
      partner: [null, { partnerId, name }],
      integration: [null, integration],
    } as const;
    await recordAccessChange(context, db, accountId, cause, changes);
  });
  return partnerId;
}
