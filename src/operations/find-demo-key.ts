import { findPublishableKeyOf } from '../store/publishable-keys.ts';
import { DEMO_ACCOUNT_ID } from './demo/demo-account.ts';
import type { House } from './house.ts';

/** The publishable key of the demo venue, for its page; null where there is no demo. */
export function findDemoKey(house: House): Promise<string | null> {
  return house.store.read((db) => findPublishableKeyOf(db, DEMO_ACCOUNT_ID));
}
