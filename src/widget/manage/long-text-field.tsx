import { useId } from 'react';
import { keepInSight } from '../parts/keep-in-sight.ts';
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
  const { text } = useManage();
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
        onFocus={keepInSight}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {isTooLong && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {text.words.tooLong}
        </p>
      )}
    </div>
  );
}
