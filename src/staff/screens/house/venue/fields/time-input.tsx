import { useField } from '../editor-context.ts';
import { type EditedFieldProps, ShownField } from './edited-field.tsx';

interface TimeInputProps extends EditedFieldProps {
  /** Whether the field may be empty: null in the document. */
  isOptional?: boolean;
}

/** A time of day on the venue's clock, in whole minutes. */
export function TimeInput({ path, label, hint, isOptional }: TimeInputProps) {
  const { value, set, fault, isDisabled } = useField<string | null>(path);
  return (
    <ShownField
      label={label}
      hint={hint}
      fault={fault}
      input={(attributes) => (
        <input
          {...attributes}
          type="time"
          className="short"
          value={(value ?? '').slice(0, 5)}
          disabled={isDisabled}
          onChange={({ target: { value: time } }) => {
            if (time === '') set(isOptional ? null : '');
            else set(`${time.slice(0, 5)}:00`);
          }}
        />
      )}
    />
  );
}
