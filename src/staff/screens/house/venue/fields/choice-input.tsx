import { useField } from '../editor-context.ts';
import { type EditedFieldProps, ShownField } from './edited-field.tsx';

export interface Option<Value> {
  value: Value;
  label: string;
}

interface ChoiceInputProps<Value> extends EditedFieldProps {
  options: readonly Option<Value>[];
}

/** One of several values, which may be null for "none". */
export function ChoiceInput<Value extends string | number | null>({
  path,
  label,
  hint,
  options,
}: ChoiceInputProps<Value>) {
  const { value, set, fault, isDisabled } = useField<Value>(path);
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <ShownField
      label={label}
      hint={hint}
      fault={fault}
      input={(attributes) => (
        <select
          {...attributes}
          value={chosen}
          disabled={isDisabled}
          onChange={({ target }) => {
            const option = options[Number(target.value)];
            if (option) set(option.value);
          }}
        >
          {/* The value refers to something that is no longer in the document. */}
          {chosen === -1 && <option value={-1}>–</option>}
          {options.map((option, index) => (
            <option key={option.label} value={index}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    />
  );
}
