import type { ChangeCause } from '../../domain/journal.ts';
import { type DataAccess, PERMISSIONS, type Permission } from '../../domain/permission.ts';
import { findIntegration, type Integration, saveIntegration } from '../../store/integrations.ts';
import type { AppContext } from '../context.ts';
import { systemCause } from '../journal.ts';
import { requireAccounts } from '../venues/require-accounts.ts';
import { recordAccessChange } from './record-access-change.ts';
import { requirePartner } from './require-partner.ts';

export interface IntegrationSettings {
  accountId: string;
  partnerId: string;
  dataAccess: DataAccess | undefined;
  permissions: readonly Permission[] | undefined;
  isEnabled: boolean | undefined;
}

/**
 * Sets what a partner may do at a venue. Undefined settings stay as they are; a new integration is
 * enabled, has every permission and public data access.
 * @throws Refusal ACCOUNT_NOT_FOUND, PARTNER_NOT_FOUND
 */
export async function setIntegration(
  context: AppContext,
  settings: IntegrationSettings,
  cause: ChangeCause = systemCause('set-integration'),
): Promise<Integration> {
  const { accountId, partnerId } = settings;
  return context.store.write(accountId, async (db) => {
    await requireAccounts(db, accountId);
    await requirePartner(db, partnerId);
    const before = await findIntegration(db, accountId, partnerId);
    const integration: Integration = {
      accountId,
      partnerId,
      dataAccess: settings.dataAccess ?? before?.dataAccess ?? 'public',
      permissions: settings.permissions ?? before?.permissions ?? PERMISSIONS,
      isEnabled: settings.isEnabled ?? before?.isEnabled ?? true,
    };
    await saveIntegration(db, integration, context.now());
    const changes = { integration: [before, integration] } as const;
    await recordAccessChange({ context, db, cause }, accountId, changes);
    return integration;
  });
}
