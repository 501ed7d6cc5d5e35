import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';

interface FieldProps {
  label: ReactNode;
  /** The label is read out and not shown, where the place says it already. */
  isLabelUnseen?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  input: ReactElement<{
    id?: string;
    'aria-invalid'?: boolean;
    'aria-describedby'?: string | undefined;
  }>;
}

/** A field with its label, its hint, and what is wrong with it, all tied together. */
export function Field({ label, isLabelUnseen, hint, error, input }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label htmlFor={id} className={isLabelUnseen ? 'unseen' : undefined}>
        {label}
      </label>
      {cloneElement(input, {
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
