import type { Shift, ShiftException, TurnRule } from '../../../../../domain/venue.ts';
import { formatDate } from '../../../../../ui/format.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { timeOf } from '../../../../parts/venue-format.ts';
import { useSession } from '../../../../session/session.ts';
import { useEditing, useField } from '../editor-context.ts';
import { type EntryPlace, ListEditor } from '../fields/list-editor.tsx';
import { Settings } from '../fields/settings.tsx';
import { newException, newShift } from '../new-entries.ts';
import { splitShift } from '../split-shift.ts';
import { named, shiftOptions, weekdayOptions } from '../venue-options.ts';
import { TurnRules } from './turn-rules.tsx';

/** When the venue takes bookings: the shifts of a week, and the days that are different. */
export function OpeningTimes() {
  const { venue: texts } = useMessages('house');
  const { session, format } = useSession();
  const { draft } = useEditing();
  const shiftName = (id: string) =>
    shiftOptions(draft).find(({ value }) => value === id)?.label ?? id;
  const exceptionTitle = ({ date, shiftIds }: ShiftException) =>
    texts.exceptionTitle(
      date ? formatDate(format.locale, date, { dateStyle: 'full' }) : '–',
      shiftIds.map(shiftName).join(', ') || texts.closedDay,
    );
  const shiftTitle = ({ id, name, weekdays: on, firstBookingTime, lastBookingTime }: Shift) => {
    const time = (wall: string) => (wall ? timeOf(`1970-01-01T${wall}`, format) : '–');
    const days = weekdayOptions(format.locale, 'short').filter(({ value }) => on.includes(value));
    return texts.shiftTitle({
      name: named(name, draft.language, id),
      days: days.map(({ label }) => label).join(' ') || texts.noDay,
      first: time(firstBookingTime),
      last: time(lastBookingTime),
    });
  };
  return (
    <>
      <ListEditor<ShiftException>
        path="exceptions"
        label={texts.exceptions}
        hint={texts.exceptionsHint}
        addLabel={texts.addException}
        titleOf={exceptionTitle}
        create={(entries) => newException(entries, session.venue.today)}
      >
        {(path) => <Settings list="exceptions" at={path} rows={['date', 'shiftIds']} />}
      </ListEditor>
      <ListEditor<Shift>
        path="shifts"
        label={texts.shifts}
        hint={texts.shiftsHint}
        addLabel={texts.addShift}
        titleOf={shiftTitle}
        create={(entries) => newShift(entries, draft)}
      >
        {(path, _, place) => <ShiftFields path={path} place={place} />}
      </ListEditor>
    </>
  );
}

function ShiftFields({ path, place }: { path: string; place: EntryPlace }) {
  const { venue: texts } = useMessages('house');
  const { draft } = useEditing();
  const turns = useField<readonly TurnRule[] | null>(`${path}.turnMinutes`);
  return (
    <>
      <Settings list="shifts" at={path} rows={['name', 'weekdays']} />
      <OtherTimes path={path} place={place} />
      <Settings
        list="shifts"
        at={path}
        rows={[
          ['firstBookingTime', 'lastBookingTime', 'stepMinutes'],
          ['minCovers', 'maxCovers'],
          ['pacing.maxCovers', 'pacing.maxParties'],
          'needsManualConfirmation',
          'hasWaitList',
          'isTimeLimited',
          'floorPlanAreaIds',
          'experienceIds',
          'isExperienceRequired',
          'addOnGroupId',
        ]}
      />
      <label className="switch">
        <input
          type="checkbox"
          checked={turns.value !== null}
          disabled={turns.isDisabled}
          onChange={({ target }) => turns.set(target.checked ? draft.turnMinutes : null)}
        />
        {texts.ownTurnTimes}
      </label>
      {turns.value && <TurnRules path={`${path}.turnMinutes`} />}
      <Settings list="shifts" at={path} rows={['id']} />
    </>
  );
}

/** Gives one of the shift's days other times, as a shift of its own. */
function OtherTimes({ path, place }: { path: string; place: EntryPlace }) {
  const { venue: texts } = useMessages('house');
  const { draft, replace } = useEditing();
  const { value: days, isDisabled } = useField<Shift['weekdays']>(`${path}.weekdays`);
  const { locale } = useSession().format;
  if (days.length < 2) return null;
  return (
    <fieldset className="other-times" disabled={isDisabled}>
      <legend>{texts.otherTimes}</legend>
      {weekdayOptions(locale, 'short')
        .filter(({ value }) => days.includes(value))
        .map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className="button"
            onClick={() => {
              replace(splitShift(draft, place.index, value));
              place.unfold(place.index + 1);
            }}
          >
            {label}
          </button>
        ))}
    </fieldset>
  );
}
