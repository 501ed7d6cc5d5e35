import {
  type PublishableKey,
  listPublishableKeys as readPublishableKeys,
} from '../store/publishable-keys.ts';
import type { House } from './house.ts';
import { requireAccounts } from './require-account.ts';

/** A venue's publishable keys, revoked ones included. @throws Refusal ACCOUNT_NOT_FOUND */
export function listPublishableKeys(house: House, accountId: string): Promise<PublishableKey[]> {
  return house.store.read(async (db) => {
    await requireAccounts(db, accountId);
    return readPublishableKeys(db, accountId);
  });
}
