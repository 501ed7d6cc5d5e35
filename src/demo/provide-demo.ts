import type { AppContext } from '../operations/context.ts';
import { deleteAccount } from '../store/accounts.ts';
import { StoreBusy } from '../store/errors.ts';
import { DemoNotSaved, saveDemo } from './demo-file.ts';
import { demoOrigins } from './demo-origins.ts';
import { makeFirstDemo } from './make-demo.ts';

interface DemoSettings {
  databaseUrl: string;
  publicUrl: string;
  port: number;
}

/** How long to wait for another process that makes the demo: minutes if its database is far away. */
const MAX_WAIT_MS = 300_000;

/**
 * Makes the demo venue in a database without venues, once however many processes start on it, and saves its
 * credentials.
 * @throws DemoNotSaved where that is not possible; the venue is removed again
 */
export async function provideDemo(context: AppContext, settings: DemoSettings): Promise<void> {
  const demo = await makeOrAwaitDemo(context, settings);
  if (demo === null) return;
  try {
    await saveDemo(settings.databaseUrl, demo);
  } catch (error) {
    if (error instanceof DemoNotSaved)
      await context.store.write(demo.accountId, (db) => deleteAccount(db, demo.accountId));
    throw error;
  }
}

/** Null if another process made it. */
async function makeOrAwaitDemo(context: AppContext, settings: DemoSettings) {
  const deadline = context.steadyNow() + MAX_WAIT_MS;
  for (;;) {
    try {
      return await makeFirstDemo(context, demoOrigins(settings));
    } catch (error) {
      // The other process holds the lock longer than a request would wait for it.
      if (!(error instanceof StoreBusy) || context.steadyNow() > deadline) throw error;
    }
  }
}
