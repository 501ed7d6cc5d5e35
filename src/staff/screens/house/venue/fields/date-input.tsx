import { useField } from '../editor-context.ts';
import { type EditedFieldProps, ShownField } from './edited-field.tsx';

/** A day. */
export function DateInput({ path, label, hint }: EditedFieldProps) {
  const { value, set, fault, isDisabled } = useField<string>(path);
  return (
    <ShownField
      label={label}
      hint={hint}
      fault={fault}
      input={(attributes) => (
        <input
          {...attributes}
          type="date"
          className="short"
          value={value}
          disabled={isDisabled}
          onChange={({ target }) => set(target.value)}
        />
      )}
    />
  );
}
