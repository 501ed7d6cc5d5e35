import type { Instant } from '../../domain/venue-time.ts';
import { findNextDueAt } from '../../store/messages.ts';
import type { AppContext } from '../context.ts';
import { CLAIM_MS } from './message-slots.ts';

/** When the next message is due that nobody is sending; null without any. */
export function nextMessageDueAt(context: AppContext): Promise<Instant | null> {
  return context.store.lookUp((db) => findNextDueAt(db, { now: context.now(), claimMs: CLAIM_MS }));
}
