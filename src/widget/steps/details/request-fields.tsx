import { type ReactNode, useState } from 'react';
import type { TimeSlot } from '../../../contract/availability.ts';
import { keepInView } from '../../../diner/parts/keep-in-view.ts';
import { useAfterPaint } from '../../../diner/parts/use-after-paint.ts';
import { SPECIAL_OCCASIONS } from '../../../domain/booking-notes.ts';
import type { DetailsField } from '../../flow/details.ts';
import type { FillingDetails } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';
import { CodeField, PromoField } from './code-fields.tsx';
import { CheckboxField, type DetailsForm, Field } from './field.tsx';

/** Limits the length of the select. */
const MAX_SELECTABLE_COUNT = 10;

/** Optional fields, collapsed because few diners need them. */
export function RequestFields(props: {
  flow: FillingDetails;
  form: DetailsForm;
  timeSlot: TimeSlot | null;
}) {
  const { flow, form, timeSlot } = props;
  const { i18n, venue, settings } = useWidget();
  const { messages } = i18n;
  const hasAllergies = form.watch('hasAllergies');
  return (
    <div className="folds">
      <CollapsibleFields
        form={form}
        title={messages.otherRequests}
        fields={[
          'allergiesDescription',
          'specialOccasion',
          'customerSpecialRequests',
          'highChairs',
          'strollers',
          'hotelRoom',
        ]}
      >
        <CheckboxField form={form} name="hasAllergies" label={messages.hasAllergies} />
        {hasAllergies && (
          <Field form={form} name="allergiesDescription" label={messages.allergiesDescription}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                onFocus={keepInView}
                {...form.register('allergiesDescription')}
              />
            )}
          </Field>
        )}
        <Field form={form} name="specialOccasion" label={messages.specialOccasion} isOptional>
          {(control) => (
            <select {...control} {...form.register('specialOccasion')}>
              <option value="">{messages.noOccasion}</option>
              {SPECIAL_OCCASIONS.map((occasion) => (
                <option key={occasion} value={occasion}>
                  {messages[`occasion${occasion}`]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          form={form}
          name="customerSpecialRequests"
          label={messages.customerSpecialRequests}
          isOptional
        >
          {(control) => (
            <textarea
              {...control}
              rows={3}
              onFocus={keepInView}
              {...form.register('customerSpecialRequests')}
            />
          )}
        </Field>
        <CountField
          form={form}
          name="highChairs"
          label={messages.highChairs}
          max={timeSlot?.highChairsAvailable.available ?? 0}
        />
        <CountField
          form={form}
          name="strollers"
          label={messages.strollers}
          max={timeSlot?.strollersAvailable.available ?? 0}
        />
        <CheckboxField
          form={form}
          name="needsAccessibleSeating"
          label={messages.needsAccessibleSeating}
        />
        <Field form={form} name="hotelRoom" label={messages.hotelRoom} isOptional>
          {(control) => (
            <input {...control} type="text" autoComplete="off" {...form.register('hotelRoom')} />
          )}
        </Field>
      </CollapsibleFields>
      {(venue.hasPromos || venue.hasRedemptionCodes) && (
        <CollapsibleFields
          form={form}
          title={messages.codes}
          fields={['promoCode', 'redemptionCode']}
          startsOpen={settings.promoCode !== null}
        >
          {venue.hasPromos && <PromoField form={form} flow={flow} />}
          {venue.hasRedemptionCodes && (
            <CodeField form={form} name="redemptionCode" label={messages.redemptionCode} />
          )}
        </CollapsibleFields>
      )}
    </div>
  );
}

/** Collapsed until opened, or until one of the fields has an error. */
function CollapsibleFields(props: {
  form: DetailsForm;
  title: string;
  fields: DetailsField[];
  /** Set if a field is prefilled. */
  startsOpen?: boolean;
  children: ReactNode;
}) {
  const { form, title, fields, startsOpen = false, children } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  const hasError = fields.some((field) => form.formState.errors[field]);
  const isShown = isOpen || hasError;
  // The form is on screen sooner without fields that nobody sees yet.
  const isPainted = useAfterPaint();
  return (
    <details
      className="fold"
      open={isShown}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      <div className="fields">{(isShown || isPainted) && children}</div>
    </details>
  );
}

function CountField(props: {
  form: DetailsForm;
  name: 'highChairs' | 'strollers';
  label: string;
  max: number;
}) {
  const { form, name, label } = props;
  // Keeps the chosen number, even if another time has fewer.
  const max = Math.max(Math.min(props.max, MAX_SELECTABLE_COUNT), form.watch(name));
  if (max === 0) return null;
  return (
    <Field form={form} name={name} label={label} isOptional>
      {(control) => (
        <select {...control} {...form.register(name, { valueAsNumber: true })}>
          {[...Array(max + 1).keys()].map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
