import { type DataAccess, PERMISSIONS } from '../../domain/permission.ts';
import { type Integration, saveIntegration } from '../../store/integrations.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { changeAccount } from '../transactions.ts';
import { insertNewPartner, newPartnerId } from './partner-id.ts';
import { recordAccessChange } from './record-access-change.ts';

interface NewPartner {
  name: string;
  /** Undefined: it is made from the name. */
  partnerId: string | undefined;
  dataAccess: DataAccess;
}

const CHANGE = { operation: 'add-partner', permission: 'access:manage' } as const;

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
  const { accountId } = principal;
  const now = context.now();
  await changeAccount({ context, principal }, CHANGE, async (tx) => {
    const { db } = tx;
    await insertNewPartner(db, { partnerId, name }, { now, parameter: 'partnerId' });
    const access = { dataAccess, permissions: PERMISSIONS, isEnabled: true };
    const integration: Integration = { accountId, partnerId, ...access };
    await saveIntegration(db, integration, now);
    const changes = {
      partner: [null, { partnerId, name }],
      integration: [null, integration],
    } as const;
    await recordAccessChange(tx, accountId, changes);
  });
  return partnerId;
}
