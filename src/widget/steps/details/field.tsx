import { type ReactNode, useId } from 'react';
import type { FieldError, UseFormReturn } from 'react-hook-form';
import type { DetailsField, DetailsInput } from '../../flow/details.ts';
import { homeExample } from '../../flow/phone.ts';
import { useWidget } from '../../widget-context.ts';
import type { FaultWords } from './details-schema.ts';

/** The methods of the form that its fields use. */
export type DetailsForm = Pick<
  UseFormReturn<DetailsInput>,
  'register' | 'watch' | 'formState' | 'handleSubmit' | 'setError' | 'subscribe'
>;

/** What a control needs to belong to its label, its hint and its fault. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

/** A field with its label above, its hint below, and its fault in words where there is one. */
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
  const fault = useFault(form, name);
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className="field" part="field">
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="hint"> {i18n.messages.optional}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': fault !== null })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Fault id={`${id}-fault`} messages={fault} />
    </div>
  );
}

/** A box to tick, with what it means beside it and more below. */
export function Tick(props: {
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
  const fault = useFault(form, name);
  return (
    <div className="tick" part="field">
      <input
        type="checkbox"
        id={id}
        aria-describedby={fault ? `${id}-fault` : undefined}
        aria-invalid={fault !== null}
        {...form.register(name)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {children}
        <Fault id={`${id}-fault`} messages={fault} />
      </div>
    </div>
  );
}

function Fault({ id, messages }: { id: string; messages: string | null }) {
  return (
    messages && (
      <p className="fault" id={id}>
        {messages}
      </p>
    )
  );
}

/** The fault of a field in the words of the language, which the schema and the server name only. */
function useFault(form: DetailsForm, name: DetailsField): string | null {
  const { i18n, venue } = useWidget();
  const error = form.formState.errors[name] as FieldError | undefined;
  if (!error) return null;
  const messages = i18n.messages[error.message as FaultWords] ?? i18n.messages.fieldFault;
  return i18n.format(messages, { example: homeExample(venue.country) });
}
