import { type FirstShift, type FirstTables, MEALS } from '../../../domain/first-venue.ts';
import { useLanguage, useMessages } from '../../messages/messages.ts';
import { useEditing, useField } from '../house/venue/editor-context.ts';
import { ChecksInput } from '../house/venue/fields/checks-input.tsx';
import { ListEditor } from '../house/venue/fields/list-editor.tsx';
import { NumberInput } from '../house/venue/fields/number-input.tsx';
import { TextInput } from '../house/venue/fields/text-input.tsx';
import { TimeInput } from '../house/venue/fields/time-input.tsx';
import { VenuePlace } from '../house/venue/sections/venue-facts.tsx';
import type { SetupDraft } from './setup-draft.ts';

/** The fields of the first run, in the order in which somebody thinks of them. */
export function SetupFields() {
  const { setup: texts } = useMessages('house');
  const { venue: labels } = useMessages('house');
  const { language } = useLanguage();
  return (
    <>
      <fieldset className="card">
        <legend>{texts.code}</legend>
        <TextInput path="code" label={texts.code} hint={texts.codeHint} />
      </fieldset>
      <fieldset className="card">
        <legend>{texts.you}</legend>
        <TextInput path="owner.name" label={texts.yourName} />
        <TextInput path="owner.email" label={labels.email} type="email" />
        <TextInput
          path="owner.password"
          label={texts.password}
          hint={texts.passwordHint}
          type="password"
        />
      </fieldset>
      <fieldset className="card">
        <legend>{texts.restaurant}</legend>
        <TextInput path="venue.name" label={labels.venueName} />
        <VenuePlace at="venue." locale={language} />
        <TextInput path="venue.address" label={labels.address} isOptional />
        <TextInput path="venue.phone" label={labels.phone} type="tel" isOptional />
        <TextInput
          path="website"
          label={texts.website}
          hint={texts.websiteHint}
          type="url"
          isOptional
        />
        <TextInput
          path="venue.privacyPolicyUrl"
          label={labels.privacyPolicyUrl}
          hint={texts.privacyPolicyHint}
          type="url"
        />
      </fieldset>
      <Meals />
      <ListEditor<FirstTables>
        path="venue.tables"
        label={labels.tables}
        hint={texts.tablesHint}
        addLabel={texts.addTables}
        titleOf={({ count, maxCovers }) => texts.tablesTitle(count, maxCovers)}
        create={() => ({ count: 2, maxCovers: 4 })}
      >
        {(path) => (
          <div className="fields-row">
            <NumberInput path={`${path}.count`} label={texts.tableCount} />
            <NumberInput path={`${path}.maxCovers`} label={labels.maxCovers} />
          </div>
        )}
      </ListEditor>
    </>
  );
}

/** Breakfast, lunch and dinner: each with its days and times, or not served. */
function Meals() {
  const { setup: texts } = useMessages('house');
  const { venue: labels } = useMessages('house');
  const { language } = useLanguage();
  const { set } = useEditing();
  const { value: shifts } = useField<SetupDraft['venue']['shifts']>('venue.shifts');
  const days = [1, 2, 3, 4, 5, 6, 7].map((value) => ({
    value,
    // The first of January 2024 was a Monday.
    label: new Intl.DateTimeFormat(language, { weekday: 'short' }).format(new Date(2024, 0, value)),
  }));
  const serve = (meal: FirstShift['id'], isServed: boolean) =>
    set(
      'venue.shifts',
      MEALS.flatMap((id) => {
        const shift = shifts.find((each) => each.id === id);
        if (id !== meal) return shift ?? [];
        return isServed ? { id, weekdays: [1, 2, 3, 4, 5, 6, 7], ...HOURS[id] } : [];
      }),
    );
  return (
    <>
      {MEALS.map((meal) => {
        const index = shifts.findIndex(({ id }) => id === meal);
        const at = `venue.shifts[${index}]`;
        return (
          <fieldset key={meal} className="card">
            <legend>{texts.meals[meal]}</legend>
            <label className="switch">
              <input
                type="checkbox"
                checked={index >= 0}
                onChange={({ target }) => serve(meal, target.checked)}
              />
              {texts.served}
            </label>
            {index >= 0 && (
              <>
                <ChecksInput path={`${at}.weekdays`} label={labels.weekdays} options={days} />
                <div className="fields-row">
                  <TimeInput path={`${at}.firstBookingTime`} label={labels.firstBookingTime} />
                  <TimeInput path={`${at}.lastBookingTime`} label={labels.lastBookingTime} />
                </div>
              </>
            )}
          </fieldset>
        );
      })}
    </>
  );
}

const HOURS: Readonly<
  Record<FirstShift['id'], Pick<FirstShift, 'firstBookingTime' | 'lastBookingTime'>>
> = {
  BREAKFAST: { firstBookingTime: '08:00:00', lastBookingTime: '11:00:00' },
  LUNCH: { firstBookingTime: '13:00:00', lastBookingTime: '15:00:00' },
  DINNER: { firstBookingTime: '20:00:00', lastBookingTime: '22:00:00' },
};
