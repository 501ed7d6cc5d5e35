import '../../parts/form-dialogs.css';
import { useId, useState } from 'react';
import { problemCodeOf } from '../../../client/errors.ts';
import type { ServiceDayRequest, StaffServiceDay } from '../../../contract/staff/service-days.ts';
import { venueWallOf } from '../../../domain/utc-offsets.ts';
import { minuteOfWorkDay } from '../../../domain/venue-time.ts';
import { formatDate } from '../../../ui/format.ts';
import { errorText } from '../../bookings/error-text.ts';
import { useServerNow } from '../../live/server-clock-context.ts';
import { useMessages } from '../../messages/messages.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { AffectedList } from './affected-list.tsx';
import { BlockList } from './block-list.tsx';
import { saveSettings, useAffectedBySettings, useDayChange } from './service-day-requests.ts';

/** What holds for one day only. Each choice shows whom it hits before it is saved. */
export function DaySheet({ day, onClose }: { day: StaffServiceDay; onClose: () => void }) {
  const messages = useMessages('service');
  const { tonight: texts } = messages;
  const { session, format } = useSession();
  const [settings, setSettings] = useState(() => settingsOf(day));
  const { mutate, isPending, error } = useDayChange(saveSettings(day.date));
  const isChanged = JSON.stringify(settings) !== JSON.stringify(settingsOf(day));
  // The stored settings have whom they hit already.
  const asked = useAffectedBySettings(day.date, isChanged ? withoutTexts(settings, day) : null);
  const change = (part: Partial<ServiceDayRequest>) => setSettings({ ...settings, ...part });
  const isOutdated = problemCodeOf(error) === 'BOOKING_IS_OUTDATED';
  const date = formatDate(format.locale, day.date, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });

  return (
    <Dialog heading={texts.heading(date)} onClose={onClose}>
      <form
        className="form day-form"
        onSubmit={(event) => {
          event.preventDefault();
          mutate(settings, { onSuccess: onClose });
        }}
      >
        <p className="quiet-text">{texts.hint}</p>
        <LastTime day={day} value={settings.lastBookingTime} onChange={change} />
        <label className="day-switch">
          <input
            type="checkbox"
            checked={settings.isOnlinePaused}
            onChange={({ target }) => change({ isOnlinePaused: target.checked })}
          />
          <span>
            {texts.pause}
            <span className="quiet-text">{texts.pauseHint}</span>
          </span>
        </label>
        {session.venue.floorPlanAreas.length > 1 && (
          <fieldset className="day-chips">
            <legend>{texts.areas}</legend>
            {session.venue.floorPlanAreas.map(({ id, name }) => {
              const { closedAreaIds: closed } = settings;
              const isClosed = closed.includes(id);
              const others = closed.filter((each) => each !== id);
              return (
                <button
                  key={id}
                  type="button"
                  className="button"
                  aria-pressed={isClosed}
                  onClick={() => change({ closedAreaIds: isClosed ? others : [...others, id] })}
                >
                  {name}
                </button>
              );
            })}
          </fieldset>
        )}
        <TextsOfDay settings={settings} onChange={change} />
        {day.blocks.length > 0 && <BlockList blocks={day.blocks} />}
        <div className="form-foot">
          <AffectedList
            affected={isChanged ? asked.data : day.affected}
            error={asked.error}
            onRetry={() => void asked.refetch()}
            moves
          />
          {error && (
            <p className="problem" role="alert">
              {isOutdated ? texts.outdated : errorText(error, texts.saving, messages)}
            </p>
          )}
          {isOutdated ? (
            <button
              type="button"
              className="button main wide tall"
              onClick={() => setSettings(settingsOf(day))}
            >
              {texts.showCurrent}
            </button>
          ) : (
            <button
              type="submit"
              className="button main wide tall"
              disabled={isPending || !isChanged}
              aria-busy={isPending}
            >
              {texts.save}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

type Change = (part: Partial<ServiceDayRequest>) => void;

/** The times at which the last booking could begin, on the hour and the half hour. */
function LastTime({
  day,
  value,
  onChange,
}: {
  day: StaffServiceDay;
  value: string | null;
  onChange: Change;
}) {
  const { tonight: texts } = useMessages('service');
  const { session, format } = useSession();
  const { venue } = session;
  const now = useServerNow();
  const minute = (time: string) => minuteOfWorkDay(venue, time);
  const since = day.date === venue.today ? minute(venueWallOf(venue.utcOffsets, now).time) : 0;
  const times = day.times
    // The usual last time is "as usual".
    .slice(0, -1)
    .filter((time) => time === value || (minute(time) > since && minute(time) % 30 === 0));
  return (
    <fieldset className="day-chips">
      <legend>{texts.lastAt}</legend>
      {[null, ...times].map((time) => (
        <button
          key={time}
          type="button"
          className="button"
          aria-pressed={time === value}
          onClick={() => onChange({ lastBookingTime: time })}
        >
          {time === null ? texts.asUsual : timeOf(`${day.date}T${time}`, format)}
        </button>
      ))}
    </fieldset>
  );
}

const MAX_COVERS = 1000;
const MAX_NOTE_LENGTH = 500;
const MAX_MESSAGE_LENGTH = 300;

/** What is typed rather than chosen. */
function TextsOfDay({ settings, onChange }: { settings: ServiceDayRequest; onChange: Change }) {
  const { tonight: texts } = useMessages('service');
  const [paceId, noteId, messageId] = [useId(), useId(), useId()];
  return (
    <>
      <div className="field day-pace">
        <label htmlFor={paceId}>{texts.pace}</label>
        <input
          id={paceId}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_COVERS}
          placeholder={texts.asUsual}
          value={settings.maxCoversPerQuarter ?? ''}
          onChange={({ target }) =>
            onChange({ maxCoversPerQuarter: target.value === '' ? null : Number(target.value) })
          }
        />
      </div>
      <div className="field">
        <label htmlFor={noteId}>{texts.teamNote}</label>
        <textarea
          id={noteId}
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          aria-describedby={`${noteId}-hint`}
          value={settings.teamNote ?? ''}
          onChange={({ target }) => onChange({ teamNote: target.value || null })}
        />
        <p className="quiet-text" id={`${noteId}-hint`}>
          {texts.teamNoteHint}
        </p>
      </div>
      <div className="field">
        <label htmlFor={messageId}>{texts.guestMessage}</label>
        <textarea
          id={messageId}
          rows={2}
          maxLength={MAX_MESSAGE_LENGTH}
          aria-describedby={`${messageId}-hint`}
          value={settings.guestMessage ?? ''}
          onChange={({ target }) => onChange({ guestMessage: target.value || null })}
        />
        <p className="quiet-text" id={`${messageId}-hint`}>
          {texts.guestMessageHint}
        </p>
      </div>
    </>
  );
}

function settingsOf(day: StaffServiceDay): ServiceDayRequest {
  const { version, lastBookingTime, closedAreaIds, maxCoversPerQuarter } = day;
  const { isOnlinePaused, teamNote, guestMessage } = day;
  const limits = { lastBookingTime, closedAreaIds, maxCoversPerQuarter, isOnlinePaused };
  return { version, ...limits, teamNote, guestMessage };
}

/** Whom the limits hit does not depend on the texts: nothing is asked while these are typed. */
function withoutTexts(settings: ServiceDayRequest, day: StaffServiceDay): ServiceDayRequest {
  return { ...settings, teamNote: day.teamNote, guestMessage: day.guestMessage };
}
