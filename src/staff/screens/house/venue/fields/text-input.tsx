import { useField } from '../editor-context.ts';
import { completedText } from './completed-text.ts';
import { type EditedFieldProps, ShownField } from './edited-field.tsx';

interface TextInputProps extends EditedFieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  /** Whether the field may be empty: null in the document. */
  isOptional?: boolean;
  isLong?: boolean;
}

/** A line of text, or several. */
export function TextInput({
  path,
  label,
  hint,
  type = 'text',
  isOptional,
  isLong,
}: TextInputProps) {
  const { value, set, fault, isDisabled } = useField<string | null>(path);
  const onText = (text: string) => set(text === '' && isOptional ? null : text);
  return (
    <ShownField
      label={label}
      hint={hint}
      fault={fault}
      input={(attributes) =>
        isLong ? (
          <textarea
            {...attributes}
            rows={4}
            value={value ?? ''}
            disabled={isDisabled}
            onChange={({ target }) => onText(target.value)}
          />
        ) : (
          <input
            {...attributes}
            type={type}
            autoComplete={type === 'password' ? 'new-password' : undefined}
            value={value ?? ''}
            disabled={isDisabled}
            onChange={({ target }) => onText(target.value)}
            onBlur={() => {
              const completed = value && completedText(value, type);
              if (completed !== value) set(completed);
            }}
          />
        )
      }
    />
  );
}
