import type { AppContext } from '../operations/context.ts';
import type { Db } from '../store/db.ts';
import { addOrigins, findPublishableKey, findPublishableKeyOf } from '../store/publishable-keys.ts';
import { DEMO_ACCOUNT_ID } from './demo-account.ts';

/** The publishable key of the demo venue, for its page; null if there is no demo. */
export function findDemoKey(context: AppContext): Promise<string | null> {
  return context.store.read((db) => findKey(db, context));
}

function findKey(db: Db, { publicUrl }: AppContext): Promise<string | null> {
  return findPublishableKeyOf(db, DEMO_ACCOUNT_ID, new URL(publicUrl).origin);
}

/** Whether this database has the demo whose publishable key this is. Saved credentials may be of another one. */
export async function hasDemoOf({ store }: AppContext, publishableKey: string): Promise<boolean> {
  const key = await store.read((db) => findPublishableKey(db, publishableKey));
  return key?.accountId === DEMO_ACCOUNT_ID;
}

/** Adds the server's current origins to the demo's publishable key. */
export async function allowDemoOrigins(
  context: AppContext,
  origins: readonly string[],
): Promise<void> {
  await context.store.write(null, async (db) => {
    const key = await findKey(db, context);
    if (key !== null) await addOrigins(db, key, origins);
  });
}
