import type { EventDraft } from '../../domain/venue-event.ts';
import { insertEvent } from '../../store/events.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';

/** Adds events to the feed of a venue, in the transaction that writes the change. They are numbered after its commit. */
export async function recordEvents(
  context: AppContext,
  db: Db,
  drafts: readonly EventDraft[],
): Promise<void> {
  for (const draft of drafts)
    await insertEvent(db, { ...draft, id: context.newUuid(), number: null });
}
