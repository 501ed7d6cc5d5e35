import { useId } from 'react';
import { keepInView } from '../diner/parts/keep-in-view.ts';
import { useManage } from './manage-context.ts';

/** As people count characters, and the server does. */
export const MOST_CHARACTERS = 1024;

/** Some lines of text. One that is too long says so as it becomes so, and loses nothing. */
export function LongTextField(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { label, value, onChange } = props;
  const { i18n } = useManage();
  const id = useId();
  const isTooLong = [...value].length > MOST_CHARACTERS;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        value={value}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? `${id}-fault` : undefined}
        onFocus={keepInView}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {isTooLong && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {i18n.messages.tooLong}
        </p>
      )}
    </div>
  );
}
