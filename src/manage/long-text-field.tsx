import { useId } from 'react';
import { keepInView } from '../diner/parts/keep-in-view.ts';
import { useManage } from './manage-context.ts';

/** In code points, as the server counts. */
export const MAX_CHARACTERS = 1024;

/** A multi-line field. It shows an error once its text is too long, but does not truncate it. */
export function LongTextField(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { label, value, onChange } = props;
  const { i18n } = useManage();
  const id = useId();
  const isTooLong = [...value].length > MAX_CHARACTERS;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        value={value}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? `${id}-error` : undefined}
        onFocus={keepInView}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {isTooLong && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {i18n.messages.tooLong}
        </p>
      )}
    </div>
  );
}
