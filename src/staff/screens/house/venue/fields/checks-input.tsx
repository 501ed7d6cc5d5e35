import { useEditing, useField } from '../editor-context.ts';
import type { Option } from './choice-input.tsx';
import { type EditedFieldProps, GroupFault } from './edited-field.tsx';

interface ChecksInputProps<Value> extends EditedFieldProps {
  options: readonly Option<Value>[];
}

/** Any number of values: the areas of a shift, for example. They are kept in the order of the options. */
export function ChecksInput<Value extends string | number>({
  path,
  label,
  hint,
  options,
}: ChecksInputProps<Value>) {
  const { value: chosen, set, fault, isDisabled } = useField<readonly Value[]>(path);
  const { faults } = useEditing();
  const entryFault = chosen.map((_, index) => faults.get(`${path}[${index}]`)).find(Boolean);
  const toggle = (value: Value, isChosen: boolean) =>
    set(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? isChosen : chosen.includes(each))),
    );
  return (
    <fieldset className="checks" disabled={isDisabled}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={({ target }) => toggle(option.value, target.checked)}
          />
          {option.label}
        </label>
      ))}
      {hint && <p className="hint">{hint}</p>}
      <GroupFault fault={fault ?? entryFault} />
    </fieldset>
  );
}
