import type { Db } from '../store/driver.ts';
import { addOrigins, findPublishableKeyOf } from '../store/publishable-keys.ts';
import { DEMO_ACCOUNT_ID } from './demo/demo-account.ts';
import type { House } from './house.ts';

/** The publishable key of the demo venue, for its page; null where there is no demo. */
export function findDemoKey(house: House): Promise<string | null> {
  return house.store.read((db) => findKey(db, house));
}

function findKey(db: Db, { publicUrl }: House): Promise<string | null> {
  return findPublishableKeyOf(db, DEMO_ACCOUNT_ID, new URL(publicUrl).origin);
}

/** Lets the demo's page work under the address that the server has today. */
export async function allowDemoOrigins(house: House, origins: readonly string[]): Promise<void> {
  await house.store.write(async (db) => {
    const key = await findKey(db, house);
    if (key !== null) await addOrigins(db, key, origins);
  });
}
