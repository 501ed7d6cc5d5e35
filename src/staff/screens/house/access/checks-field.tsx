import { useId } from 'react';

interface ChecksFieldProps<Value extends string> {
  label: string;
  /** In their order, which the chosen ones keep. */
  options: readonly Value[];
  textOf: Readonly<Record<Value, string>>;
  chosen: readonly Value[];
  onChosen: (chosen: Value[]) => void;
  error: string | undefined;
}

/** Any number of values, as ticks. */
export function ChecksField<Value extends string>(props: ChecksFieldProps<Value>) {
  const { label, options, textOf, chosen, onChosen, error } = props;
  const errorId = useId();
  const toggle = (value: Value, isChosen: boolean) =>
    onChosen(options.filter((each) => (each === value ? isChosen : chosen.includes(each))));
  return (
    <fieldset className="choice" aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) => toggle(option, target.checked)}
          />
          {textOf[option]}
        </label>
      ))}
      {error !== undefined && (
        <p className="field-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
