import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { problemCodeOf } from '../../../client/errors.ts';
import type { ServiceDayRequest, StaffServiceDay } from '../../../contract/staff/service-days.ts';
import type { WallDate } from '../../../domain/venue-time.ts';
import { formatDate } from '../../../ui/format.ts';
import { useApiClient } from '../../api-client.ts';
import { errorText } from '../../bookings/error-text.ts';
import { serviceDayKey } from '../../day-data/service-day-settings.ts';
import { useMessages } from '../../messages/messages.ts';
import { useSession } from '../../session/session.ts';

/** As many characters as the note of a day may have. */
const MOST_CHARACTERS = 500;

/** The note for the team of the next work day, which tonight’s team knows best. */
export function NoteForTomorrow({ date }: { date: WallDate }) {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const queryKey = serviceDayKey(session.venue.accountId, date);
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await apiClient.call('read-service-day', { params: { date } }, { signal })).answer,
    enabled: isCurrent,
  });
  // Without a connection, there is nothing that could be written.
  if (!data) return null;
  return (
    <NoteForm key={data.version} day={data} queryKey={queryKey} onOutdated={() => void refetch()} />
  );
}

interface NoteFormProps {
  day: StaffServiceDay;
  queryKey: readonly unknown[];
  onOutdated: () => void;
}

function NoteForm({ day, queryKey, onOutdated }: NoteFormProps) {
  const messages = useMessages('service');
  const texts = messages.closeNight.note;
  const { format } = useSession();
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const [text, setText] = useState(day.teamNote ?? '');
  const id = useId();
  const save = useMutation({
    mutationFn: async () => {
      const { date, version, lastBookingTime, closedAreaIds, maxCoversPerQuarter } = day;
      const { isOnlinePaused, guestMessage } = day;
      const limits = { lastBookingTime, closedAreaIds, maxCoversPerQuarter, isOnlinePaused };
      const body: ServiceDayRequest = {
        version,
        ...limits,
        guestMessage,
        teamNote: text.trim() || null,
      };
      const input = { params: { date }, body };
      return (await apiClient.call('update-service-day', input, { maxTries: 1 })).answer;
    },
    onSuccess: (after) => cache.setQueryData(queryKey, after),
    onError: (error) => {
      if (problemCodeOf(error) === 'BOOKING_IS_OUTDATED') onOutdated();
    },
  });
  const isSaved = (day.teamNote ?? '') === text.trim();
  const when = formatDate(format.locale, day.date, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return (
    <form
      className="close-night-group"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <label htmlFor={id}>{texts.label(when)}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={MOST_CHARACTERS}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="quiet-text">{texts.hint}</p>
      {save.error && (
        <p role="alert" className="problem">
          {errorText(save.error, texts.save, messages)}
        </p>
      )}
      <div className="close-night-head">
        <button type="submit" className="button tall" aria-busy={save.isPending}>
          {texts.save}
        </button>
        <p role="status">{isSaved && day.teamNote !== null && texts.saved}</p>
      </div>
    </form>
  );
}
