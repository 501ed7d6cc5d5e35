import './booking-log.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { randomKey } from '../../../client/random-key.ts';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { LogEntry } from '../../../contract/staff/log.ts';
import { isFinal, UNDO_MINUTES } from '../../../domain/undo.ts';
import { MS_PER_MINUTE } from '../../../domain/venue-time.ts';
import { useApiClient } from '../../api-client.ts';
import { errorText } from '../../bookings/error-text.ts';
import { updateCachedBooking } from '../../day-data/booking-queries.ts';
import { useServerNow } from '../../live/server-clock-context.ts';
import { useMessages } from '../../messages/messages.ts';
import { useNotifications } from '../../notifications/notifications.tsx';
import { isNewUuid } from '../../outbox/outbox-entry.ts';
import { Icon } from '../../parts/icon.tsx';
import { dateTimeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { logActor, logChange, logOperation } from './log-text.ts';

/** Who changed a booking, when and what, newest first. What is recent can be undone here, also by others. */
export function BookingLog({ booking }: { booking: StaffBooking }) {
  const apiClient = useApiClient();
  const messages = useMessages('service');
  const { session, isCurrent } = useSession();
  const { uuid, version } = booking;
  const { data } = useQuery({
    queryKey: [session.venue.accountId, 'log', uuid, version],
    queryFn: ({ signal }) =>
      apiClient.call('read-log', { params: { bookingUuid: uuid } }, { signal }),
    enabled: isCurrent && !isNewUuid(uuid),
    placeholderData: (before) => before,
  });
  const entries = data?.answer.entries ?? [];
  if (entries.length === 0) return null;
  return (
    <section className="facts">
      <details className="log">
        <summary>
          <h3>{messages.log.heading(entries.length)}</h3>
        </summary>
        <ol>
          {entries.map((entry) => (
            <LogItem key={entry.entry} entry={entry} booking={booking} />
          ))}
        </ol>
      </details>
    </section>
  );
}

function LogItem({ entry, booking }: { entry: LogEntry; booking: StaffBooking }) {
  const messages = useMessages('service');
  const { format } = useSession();
  const now = useServerNow();
  const texts = messages.log;
  const { operation, tappedAt, writtenAt, forced, approvedBy, madeRoomFor, undoes, undoneBy } =
    entry;
  const isRecent = now - Date.parse(writtenAt) < UNDO_MINUTES * MS_PER_MINUTE;
  return (
    <li data-undone={undoneBy !== null || undefined}>
      <p>
        <strong>{logOperation(entry, messages)}</strong>, {logActor(entry, messages)},{' '}
        <time dateTime={writtenAt}>{dateTimeOf(tappedAt ?? writtenAt, format)}</time>
      </p>
      <ul>
        {entry.changes.map((change) => (
          <li key={change.field}>{logChange(change, messages, format)}</li>
        ))}
        {approvedBy !== null && <li>{texts.approvedBy(approvedBy)}</li>}
        {forced.length > 0 && (
          <li>{texts.forced(forced.map((rule) => texts.ruleNames[rule]).join(', '))}</li>
        )}
        {madeRoomFor && <li>{messages.tableChanges.madeRoomFor(madeRoomFor.name ?? '')}</li>}
        {undoneBy !== null && <li>{texts.undone}</li>}
      </ul>
      {isRecent && undoneBy === null && undoes === null && !isFinal(operation) && (
        <UndoEntry entry={entry.entry} booking={booking} />
      )}
    </li>
  );
}

/** Undoes a change, whoever made it. The server refuses if somebody has touched the same since. */
function UndoEntry({ entry, booking }: { entry: number; booking: StaffBooking }) {
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const messages = useMessages('service');
  const { session } = useSession();
  const { notify } = useNotifications();
  const undo = async () => {
    try {
      const input = { params: { bookingUuid: booking.uuid }, body: { entry } };
      const options = { idempotencyKey: randomKey(), maxTries: 3 };
      const { answer } = await apiClient.call('undo-change', input, options);
      updateCachedBooking(cache, session.venue.accountId, answer);
    } catch (error) {
      notify({ text: errorText(error, messages.undo, messages), isProblem: true });
    }
  };
  return (
    <button type="button" className="button" onClick={() => void undo()}>
      <Icon name="undo" />
      {messages.undo}
    </button>
  );
}
