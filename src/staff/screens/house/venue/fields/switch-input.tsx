import { useId } from 'react';
import { useField } from '../editor-context.ts';
import type { EditedFieldProps } from './edited-field.tsx';

/** Yes or no. */
export function SwitchInput({ path, label, hint }: EditedFieldProps) {
  const { value, set, isDisabled } = useField<boolean>(path);
  const id = useId();
  return (
    <div>
      <label className="switch">
        <input
          type="checkbox"
          checked={value}
          disabled={isDisabled}
          aria-describedby={hint && `${id}-hint`}
          onChange={({ target }) => set(target.checked)}
        />
        {label}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
