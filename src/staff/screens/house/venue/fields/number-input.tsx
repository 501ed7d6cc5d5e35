import { useField } from '../editor-context.ts';
import { type EditedFieldProps, ShownField } from './edited-field.tsx';

interface NumberInputProps extends EditedFieldProps {
  /** Whether the field may be empty: null in the document. */
  isOptional?: boolean;
}

/** A whole number. An emptied one is NaN in the draft, so that it is a fault and not a zero. */
export function NumberInput({ path, label, hint, isOptional }: NumberInputProps) {
  const { value, set, fault, isDisabled } = useField<number | null>(path);
  const onText = (text: string) =>
    set(text === '' ? (isOptional ? null : Number.NaN) : Number(text));
  return (
    <ShownField
      label={label}
      hint={hint}
      fault={fault}
      input={(attributes) => (
        <input
          {...attributes}
          type="number"
          inputMode="numeric"
          className="short"
          value={value === null || Number.isNaN(value) ? '' : value}
          disabled={isDisabled}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    />
  );
}
