import { type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDate } from '../../../ui/format.ts';
import { useMessages } from '../../messages/messages.ts';
import { Field } from '../../parts/field.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import { useSession } from '../../session/session.ts';
import { type DayChoice, dayChoices } from './day-choices.ts';
import type { SheetForm } from './sheet-form.ts';
import type { SheetScope } from './sheet-scope.ts';
import { TimeChips } from './time-chips.tsx';
import type { DayTimes } from './use-day-times.ts';

const PARTIES = [1, 2, 3, 4, 5, 6, 7, 8];

interface WhenFieldsProps {
  scope: SheetScope;
  dayTimes: DayTimes;
  /** What stands against the chosen time. */
  warning: ReactNode;
}

/** Party, day and time. */
export function WhenFields({ scope, dayTimes, warning }: WhenFieldsProps) {
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  return (
    <>
      <PartyFields />
      {scope.hasTime ? (
        <>
          <DayChoices />
          <TimeChoice dayTimes={dayTimes} />
        </>
      ) : (
        <p className="hint">{scope.hasTables ? texts.timeStays : texts.guestsWait}</p>
      )}
      {warning}
    </>
  );
}

function PartyFields() {
  const { session } = useSession();
  const { separatesAdultsAndChildren } = session.venue;
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  const { register, setValue, control, formState } = useFormContext<SheetForm>();
  const { errors, isSubmitted } = formState;
  const pax = useWatch({ control, name: 'pax' });
  const paxChildren = useWatch({ control, name: 'paxChildren' });
  const set = (name: 'pax' | 'paxChildren') => (value: number) =>
    setValue(name, value, { shouldValidate: isSubmitted });
  return (
    <>
      <Stepper
        label={separatesAdultsAndChildren ? texts.adults : texts.party}
        presets={PARTIES}
        value={pax}
        min={1}
        max={100}
        onValue={set('pax')}
        error={errors.pax?.message}
        input={register('pax', { valueAsNumber: true })}
      />
      {separatesAdultsAndChildren && (
        <Stepper
          label={texts.children}
          presets={[]}
          value={paxChildren}
          min={0}
          max={100}
          onValue={set('paxChildren')}
          error={errors.paxChildren?.message}
          input={register('paxChildren', { valueAsNumber: true })}
        />
      )}
    </>
  );
}

function DayChoices() {
  const { session, format } = useSession();
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  const { register, setValue, control, formState } = useFormContext<SheetForm>();
  const date = useWatch({ control, name: 'date' });
  const labelOf = ({ kind, date: each }: DayChoice) =>
    kind === 'weekend'
      ? formatDate(format.locale, each, { weekday: 'short', day: 'numeric' })
      : texts[kind];
  return (
    <fieldset className="day-choices">
      <legend>{texts.day}</legend>
      <div className="sheet-chips">
        {dayChoices(session.venue.today).map((choice) => (
          <button
            key={choice.date}
            type="button"
            className="button"
            aria-pressed={choice.date === date}
            onClick={() => setValue('date', choice.date, { shouldValidate: formState.isSubmitted })}
          >
            {labelOf(choice)}
          </button>
        ))}
        <input
          {...register('date')}
          type="date"
          className="date-field"
          aria-label={texts.otherDay}
          aria-invalid={formState.errors.date !== undefined}
          min="2000-01-01"
          max="2100-12-31"
        />
      </div>
      {formState.errors.date && <p className="field-error">{formState.errors.date.message}</p>}
    </fieldset>
  );
}

function TimeChoice({ dayTimes }: { dayTimes: DayTimes }) {
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  const { setValue, control, formState } = useFormContext<SheetForm>();
  const time = useWatch({ control, name: 'time' });
  const id = useId();
  const { times, isOutOfDate, hasFailed, judge } = dayTimes;
  const error = formState.errors.time?.message;
  const choose = (next: string) =>
    setValue('time', next, { shouldValidate: formState.isSubmitted });
  return (
    <fieldset className="time-choice" aria-describedby={error && `${id}-error`}>
      <legend>{texts.times}</legend>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {times ? (
        <TimeChips times={times} chosen={time} isOutOfDate={isOutOfDate} onTime={choose} />
      ) : (
        !hasFailed && (
          <p className="hint" role="status">
            {texts.loadingTimes}
          </p>
        )
      )}
      {times?.length === 0 && !isOutOfDate && <p className="hint">{texts.noTimes}</p>}
      {hasFailed && (
        <p className="hint" data-warning role="alert">
          {texts.timesFailed}
        </p>
      )}
      <Field
        label={texts.otherTime}
        input={(attributes) => (
          <input
            {...attributes}
            type="time"
            className="time-field"
            value={time.slice(0, 5)}
            onChange={({ target: { value } }) => {
              if (value === '') return;
              const typed = `${value.slice(0, 5)}:00`;
              choose(typed);
              judge(typed);
            }}
          />
        )}
      />
    </fieldset>
  );
}
