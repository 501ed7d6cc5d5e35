import type { EventDraft } from '../../domain/venue-event.ts';
import { insertEvent } from '../../store/events.ts';
import type { Tx } from '../tx.ts';

/** Adds events to the feed of a venue, in the transaction that writes the change. They are numbered after its commit. */
export async function recordEvents(
  { context, db }: Tx,
  drafts: readonly EventDraft[],
): Promise<void> {
  for (const draft of drafts)
    await insertEvent(db, { ...draft, id: context.newUuid(), number: null });
}
