import type { Shift, ShiftException, TurnRule } from '../../../../../domain/venue.ts';
import { formatDate } from '../../../../../ui/format.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { timeOf } from '../../../../parts/venue-format.ts';
import { useSession } from '../../../../session/session.ts';
import { useEditing, useField } from '../editor-context.ts';
import { ChecksInput } from '../fields/checks-input.tsx';
import { ChoiceInput } from '../fields/choice-input.tsx';
import { DateInput } from '../fields/date-input.tsx';
import { type EntryPlace, ListEditor } from '../fields/list-editor.tsx';
import { LocalizedInput } from '../fields/localized-input.tsx';
import { NumberInput } from '../fields/number-input.tsx';
import { SwitchInput } from '../fields/switch-input.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { TimeInput } from '../fields/time-input.tsx';
import { newException, newShift } from '../new-entries.ts';
import { splitShift } from '../split-shift.ts';
import {
  addOnGroupOptions,
  areaOptions,
  experienceOptions,
  named,
  orNone,
  shiftOptions,
} from '../venue-options.ts';
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
  const weekdays = useWeekdays();
  const shiftTitle = ({ id, name, weekdays: on, firstBookingTime, lastBookingTime }: Shift) => {
    const time = (wall: string) => (wall ? timeOf(`1970-01-01T${wall}`, format) : '–');
    const days = weekdays('short').filter(({ value }) => on.includes(value));
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
        {(path) => (
          <>
            <DateInput path={`${path}.date`} label={texts.date} />
            <ChecksInput
              path={`${path}.shiftIds`}
              label={texts.exceptionShifts}
              hint={texts.exceptionShiftsHint}
              options={shiftOptions(draft)}
            />
          </>
        )}
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

type Weekday = Shift['weekdays'][number];

/** The days of a week by their names, from Monday. */
function useWeekdays(): (length: 'short' | 'long') => { value: Weekday; label: string }[] {
  const { locale } = useSession().format;
  return (length) =>
    ([1, 2, 3, 4, 5, 6, 7] as const).map((value) => ({
      value,
      // The first of January 2024 was a Monday.
      label: formatDate(locale, `2024-01-0${value}`, { weekday: length }),
    }));
}

function ShiftFields({ path, place }: { path: string; place: EntryPlace }) {
  const { venue: texts } = useMessages('house');
  const { draft } = useEditing();
  const weekdays = useWeekdays();
  const turns = useField<readonly TurnRule[] | null>(`${path}.turnMinutes`);
  return (
    <>
      <LocalizedInput path={`${path}.name`} label={texts.nameForGuests} />
      <ChecksInput path={`${path}.weekdays`} label={texts.weekdays} options={weekdays('long')} />
      <OtherTimes path={path} place={place} />
      <div className="fields-row">
        <TimeInput path={`${path}.firstBookingTime`} label={texts.firstBookingTime} />
        <TimeInput path={`${path}.lastBookingTime`} label={texts.lastBookingTime} />
        <NumberInput path={`${path}.stepMinutes`} label={texts.stepMinutes} />
      </div>
      <div className="fields-row">
        <NumberInput path={`${path}.minCovers`} label={texts.minCoversOnline} />
        <NumberInput path={`${path}.maxCovers`} label={texts.maxCoversOnline} />
      </div>
      <div className="fields-row">
        <NumberInput
          path={`${path}.pacing.maxCovers`}
          label={texts.paceCovers}
          hint={texts.emptyIsUnlimited}
          isOptional
        />
        <NumberInput
          path={`${path}.pacing.maxParties`}
          label={texts.paceParties}
          hint={texts.emptyIsUnlimited}
          isOptional
        />
      </div>
      <SwitchInput path={`${path}.needsManualConfirmation`} label={texts.needsConfirmation} />
      <SwitchInput path={`${path}.hasWaitList`} label={texts.hasWaitList} />
      <SwitchInput path={`${path}.isTimeLimited`} label={texts.isTimeLimited} />
      <ChecksInput
        path={`${path}.floorPlanAreaIds`}
        label={texts.shiftAreas}
        hint={texts.shiftAreasHint}
        options={areaOptions(draft)}
      />
      <ChecksInput
        path={`${path}.experienceIds`}
        label={texts.experiences}
        options={experienceOptions(draft)}
      />
      <SwitchInput path={`${path}.isExperienceRequired`} label={texts.isExperienceRequired} />
      <ChoiceInput
        path={`${path}.addOnGroupId`}
        label={texts.addOnGroup}
        options={orNone(texts.none, addOnGroupOptions(draft))}
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
      <TextInput path={`${path}.id`} label={texts.shiftId} hint={texts.shiftIdHint} />
    </>
  );
}

/** Gives one of the shift's days other times, as a shift of its own. */
function OtherTimes({ path, place }: { path: string; place: EntryPlace }) {
  const { venue: texts } = useMessages('house');
  const { draft, replace } = useEditing();
  const { value: days, isDisabled } = useField<Shift['weekdays']>(`${path}.weekdays`);
  const weekdays = useWeekdays();
  if (days.length < 2) return null;
  return (
    <fieldset className="other-times" disabled={isDisabled}>
      <legend>{texts.otherTimes}</legend>
      {weekdays('short')
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
