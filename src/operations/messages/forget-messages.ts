import { deleteMessagesEndedBefore, hasMessageEndedBefore } from '../../store/messages.ts';
import type { AppContext } from '../context.ts';

/** How long staff can see what became of a message. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Deletes the messages that ended 30 days ago. Each process may call it at any time. */
export async function forgetMessages(context: AppContext): Promise<void> {
  const before = context.now() - KEPT_MS;
  if (!(await context.store.lookUp((db) => hasMessageEndedBefore(db, before)))) return;
  await context.store.write(null, (db) => deleteMessagesEndedBefore(db, before));
}
