import { useFormContext, useWatch } from 'react-hook-form';
import { notesBy, SPECIAL_OCCASIONS } from '../../../domain/booking-notes.ts';
import { tableText } from '../../bookings/booking-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { Field } from '../../parts/field.tsx';
import { useSession } from '../../session/session.ts';
import { ExperienceField } from './experience-field.tsx';
import type { Occupied } from './occupied-tables.ts';
import type { SheetForm } from './sheet-form.ts';
import type { SheetMode, SheetScope } from './sheet-scope.ts';
import { TableTiles } from './table-tiles.tsx';

interface OrderFieldsProps {
  mode: SheetMode;
  scope: SheetScope;
  /** The booking as it is; null for a new one. */
  initial: SheetForm | null;
  /** The tables that the server finds for the chosen time, in words; empty if they are not known. */
  foundTables: string;
  /** How long the party usually stays; null if it is not known. */
  usualMinutes: number | null;
  /** The stay, if time and duration are known. */
  stay: Occupied | null;
}

const DURATIONS = Array.from({ length: 20 }, (_, index) => 15 * (index + 2));

/** Table, allergies and notes; what is needed less often comes last. */
export function OrderFields(props: OrderFieldsProps) {
  const { mode, scope, initial, foundTables, usualMinutes, stay } = props;
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  const { register, formState } = useFormContext<SheetForm>();
  const { errors } = formState;
  const { session } = useSession();
  const hasAreas = session.venue.floorPlanAreas.length > 1;
  return (
    <>
      {scope.hasTables && (
        <TableField
          mode={mode}
          scope={scope}
          initial={initial}
          foundTables={foundTables}
          stay={stay}
        />
      )}
      <div className="sheet-row">
        <Field
          label={texts.allergies}
          error={errors.allergies?.message}
          input={(attributes) => (
            <textarea {...attributes} {...register('allergies')} rows={1} autoComplete="off" />
          )}
        />
        {notesBy('STAFF').map((name) => (
          <Field
            key={name}
            label={messages.staffNotes[name]}
            error={errors[name]?.message}
            input={(attributes) => (
              <textarea {...attributes} {...register(name)} rows={1} autoComplete="off" />
            )}
          />
        ))}
      </div>
      {initial?.hasUnknownAllergies && (
        <label className="sheet-check">
          <input type="checkbox" {...register('hasUnknownAllergies')} />
          {texts.unknownAllergies}
        </label>
      )}
      <div className="sheet-row">
        <Field
          label={texts.wishes}
          error={errors.wishes?.message}
          input={(attributes) => (
            <textarea {...attributes} {...register('wishes')} rows={1} autoComplete="off" />
          )}
        />
        <Field
          label={texts.occasion}
          error={errors.occasion?.message}
          input={(attributes) => (
            <select {...attributes} {...register('occasion')}>
              <option value="">{texts.noOccasion}</option>
              {SPECIAL_OCCASIONS.map((each) => (
                <option key={each} value={each}>
                  {messages.occasion[each]}
                </option>
              ))}
            </select>
          )}
        />
      </div>
      <label className="sheet-check">
        <input type="checkbox" {...register('isHighlighted')} />
        {texts.highlight}
      </label>
      {scope.hasParty && (
        <label className="sheet-check">
          <input type="checkbox" {...register('isExemptFromPace')} />
          {texts.exemptFromPace}
        </label>
      )}
      {scope.hasParty && (
        <div className="sheet-row">
          <DurationField mode={mode} usualMinutes={usualMinutes} />
          <Field
            label={texts.highChairs}
            error={errors.highChairs?.message}
            input={(attributes) => (
              <input
                {...attributes}
                {...register('highChairs', { valueAsNumber: true })}
                type="number"
                inputMode="numeric"
                min={0}
                max={1000}
              />
            )}
          />
          {scope.hasTime && hasAreas && <AreaField />}
          {mode.kind === 'new' && <ExperienceField />}
        </div>
      )}
    </>
  );
}

type TableFieldProps = Pick<
  OrderFieldsProps,
  'mode' | 'scope' | 'initial' | 'foundTables' | 'stay'
>;

/** The tables: found by themselves, or chosen from those of the venue. */
function TableField({ mode, scope, initial, foundTables, stay }: TableFieldProps) {
  const { session } = useSession();
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  const { setValue, control, formState } = useFormContext<SheetForm>();
  const chosen = useWatch({ control, name: 'tables' });
  const date = useWatch({ control, name: 'date' });
  // Guests in the house keep some.
  const mayHaveNone = scope.hasTime || (initial?.tables ?? []).length === 0;
  const names = tableText(
    session.venue.tables.filter(({ id }) => chosen.includes(id)),
    messages,
  );
  const error = formState.errors.tables?.message;
  const choose = (ids: number[]) => {
    if (ids.length > 0 || mayHaveNone) setValue('tables', ids);
  };
  return (
    <details className="table-field">
      <summary>
        <span className="table-field-label">{texts.tables}</span>{' '}
        <span>
          {names || (foundTables === '' ? texts.tablesToFind : texts.tablesFound(foundTables))}
        </span>
      </summary>
      {chosen.length > 0 && mayHaveNone && (
        <button type="button" className="button" onClick={() => choose([])}>
          {texts.tablesToFind}
        </button>
      )}
      {error && <p className="field-error">{error}</p>}
      <TableTiles
        date={date}
        stay={stay}
        exceptUuid={mode.kind === 'new' ? null : mode.booking.uuid}
        chosen={chosen}
        onChosen={choose}
      />
    </details>
  );
}

function DurationField({ mode, usualMinutes }: Pick<OrderFieldsProps, 'mode' | 'usualMinutes'>) {
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  const { setValue, control, formState } = useFormContext<SheetForm>();
  const turnMinutes = useWatch({ control, name: 'turnMinutes' });
  const usual =
    mode.kind !== 'new'
      ? texts.sameDuration(mode.booking.turnMinutes)
      : usualMinutes === null
        ? texts.usualDuration
        : texts.usualMinutes(usualMinutes);
  return (
    <Field
      label={texts.duration}
      error={formState.errors.turnMinutes?.message}
      input={(attributes) => (
        <select
          {...attributes}
          value={turnMinutes ?? ''}
          onChange={({ target }) =>
            setValue('turnMinutes', target.value === '' ? null : Number(target.value))
          }
        >
          <option value="">{usual}</option>
          {DURATIONS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {texts.minutes(minutes)}
            </option>
          ))}
        </select>
      )}
    />
  );
}

function AreaField() {
  const { session } = useSession();
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  const { setValue, control, formState } = useFormContext<SheetForm>();
  const area = useWatch({ control, name: 'floorPlanAreaId' });
  return (
    <Field
      label={texts.area}
      error={formState.errors.floorPlanAreaId?.message}
      input={(attributes) => (
        <select
          {...attributes}
          value={area ?? ''}
          onChange={({ target }) =>
            setValue('floorPlanAreaId', target.value === '' ? null : Number(target.value))
          }
        >
          <option value="">{texts.anyArea}</option>
          {session.venue.floorPlanAreas.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    />
  );
}
