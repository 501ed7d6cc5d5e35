import { type ReactNode, useId } from 'react';
import type { FieldError, UseFormReturn } from 'react-hook-form';
import type { DetailsField, DetailsInput } from '../../flow/details.ts';
import { useWidget } from '../../widget-context.ts';
import type { FieldErrorKey } from './details-rules.ts';

/** The parts of the form that its fields and `useCreateBooking` use. */
export type DetailsForm = Pick<
  UseFormReturn<DetailsInput>,
  'register' | 'watch' | 'formState' | 'setError'
>;

/** Connects a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

/** A field with its label, hint and error. */
export function Field(props: {
  form: DetailsForm;
  name: DetailsField;
  label: string;
  hint?: string | undefined;
  isOptional?: boolean;
  children: (control: ControlProps) => ReactNode;
}) {
  const { form, name, label, hint, isOptional, children } = props;
  const { i18n } = useWidget();
  const id = useId();
  const error = useFieldError(form, name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field" part="field">
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="hint"> {i18n.messages.optional}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error !== null })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldErrorText id={`${id}-error`} message={error} />
    </div>
  );
}

/** A checkbox with its label, error and further content. */
export function CheckboxField(props: {
  form: DetailsForm;
  name: DetailsField &
    (
      | 'acceptsTimeLimit'
      | 'hasGdprConsent'
      | 'acceptsMarketing'
      | 'hasAllergies'
      | 'needsAccessibleSeating'
    );
  label: string;
  children?: ReactNode;
}) {
  const { form, name, label, children } = props;
  const id = useId();
  const error = useFieldError(form, name);
  return (
    <div className="checkbox-field" part="field">
      <input
        type="checkbox"
        id={id}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error !== null}
        {...form.register(name)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {children}
        <FieldErrorText id={`${id}-error`} message={error} />
      </div>
    </div>
  );
}

function FieldErrorText({ id, message }: { id: string; message: string | null }) {
  return (
    message && (
      <p className="field-error" id={id}>
        {message}
      </p>
    )
  );
}

/** The error message of a field, or null. */
function useFieldError(form: DetailsForm, name: DetailsField): string | null {
  const { i18n, venue } = useWidget();
  const error = form.formState.errors[name] as FieldError | undefined;
  if (!error) return null;
  const message = i18n.messages[error.message as FieldErrorKey] ?? i18n.messages.fieldError;
  return i18n.format(message, { example: venue.phoneExample });
}
