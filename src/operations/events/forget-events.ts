import {
  deleteEventsThrough,
  findNumberBefore,
  listAccountsWithEventsBefore,
} from '../../store/events.ts';
import { deleteWebhookTriesBefore, hasWebhookTryBefore } from '../../store/webhook-tries.ts';
import type { AppContext } from '../context.ts';

/** How long partners can read events, and operators the tries to send them. */
const KEPT_MS = 30 * 24 * 3_600_000;

/**
 * Deletes events of 30 days ago with their deliveries, and tries of that time. Of a venue's events the first go, so
 * that the others have no gaps. Each process may call it at any time.
 */
export async function forgetEvents(context: AppContext): Promise<void> {
  const before = context.now() - KEPT_MS;
  for (const accountId of await context.store.lookUp((db) =>
    listAccountsWithEventsBefore(db, before),
  ))
    await context.store.write(null, async (db) => {
      await deleteEventsThrough(db, accountId, await findNumberBefore(db, accountId, before));
    });
  if (!(await context.store.lookUp((db) => hasWebhookTryBefore(db, before)))) return;
  await context.store.write(null, (db) => deleteWebhookTriesBefore(db, before));
}
