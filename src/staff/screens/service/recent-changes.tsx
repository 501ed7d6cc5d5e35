import { UNDO_MINUTES } from '../../../domain/undo.ts';
import { toVenueIso } from '../../../domain/utc-offsets.ts';
import { MS_PER_MINUTE } from '../../../domain/venue-time.ts';
import { useServerNow } from '../../live/server-clock-context.ts';
import { useMessages } from '../../messages/messages.ts';
import type { OutboxState } from '../../outbox/outbox-entry.ts';
import { useOutbox, useOutboxView } from '../../outbox/outbox-provider.tsx';
import { tapText } from '../../outbox/tap-text.ts';
import { useUndo } from '../../outbox/use-tap.ts';
import { Icon } from '../../parts/icon.tsx';
import { useAfterPaint } from '../../parts/use-after-paint.ts';
import { timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';

/** The last changes of this device, newest first, each with its undo. */
export function RecentChanges() {
  const messages = useMessages();
  const { session, format } = useSession();
  const outbox = useOutbox();
  const undo = useUndo();
  // After a tap, the list is painted first; the menu with these changes is rarely open.
  const state = useAfterPaint(useOutboxView());
  const now = useServerNow();
  const texts = messages.service;
  const recent = recentChanges(state, now).filter(({ id }) => outbox.canUndo(id));
  return (
    <section className="recent" aria-label={texts.recent}>
      <h2>{texts.recent}</h2>
      {recent.length === 0 ? (
        <p className="quiet-text">{texts.recentEmpty}</p>
      ) : (
        <ul>
          {recent.map(({ id, change, snapshot, at }) => {
            const text = tapText(change, snapshot, state, messages);
            return (
              <li key={id}>
                <span>
                  <time>{timeOf(toVenueIso(session.venue.utcOffsets, at), format)}</time> {text}
                </span>
                <button
                  type="button"
                  className="button"
                  aria-label={texts.undoOf(text)}
                  onClick={() => undo({ id, change, snapshot })}
                >
                  <Icon name="undo" />
                  {texts.undo}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** What was tapped on this device lately, newest first. Undos are not undone. */
export function recentChanges({ entries, done }: OutboxState, now: number) {
  return [
    ...done
      .filter(({ doneAt }) => now - doneAt < UNDO_MINUTES * MS_PER_MINUTE)
      .map(({ id, change, before, doneAt }) => ({ id, change, snapshot: before, at: doneAt })),
    ...entries
      .filter(({ refusal, change }) => refusal === null && change.kind !== 'undo')
      .map(({ id, change, snapshot, tappedAt }) => ({ id, change, snapshot, at: tappedAt })),
  ].reverse();
}
