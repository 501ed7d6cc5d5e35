import { useId } from 'react';
import type { Text } from '../text.ts';
import { Icon } from './icons.tsx';

/** A number with one button for less and one for more. */
export function Stepper(props: {
  text: Text;
  label: string;
  /** Shown beside the buttons by whoever uses this, and then not repeated. */
  isLabelHidden?: boolean;
  value: number;
  /** Where a press leads; null where it leads nowhere. */
  less: number | null;
  more: number | null;
  onChange: (value: number) => void;
}) {
  const { text, label, value, less, more, onChange } = props;
  const id = useId();
  return (
    <fieldset className="stepper">
      <legend className={props.isLabelHidden ? 'unseen' : 'stepper-label'} id={id}>
        {label}
      </legend>
      <div className="stepper-buttons">
        <StepButton
          label={text.fill(text.words.fewer, { what: label })}
          icon="minus"
          to={less}
          onChange={onChange}
        />
        <output aria-labelledby={id}>{value}</output>
        <StepButton
          label={text.fill(text.words.more, { what: label })}
          icon="plus"
          to={more}
          onChange={onChange}
        />
      </div>
    </fieldset>
  );
}

/** Stays in reach of the keyboard at its end, or focus would be lost in the middle of stepping. */
function StepButton(props: {
  label: string;
  icon: 'minus' | 'plus';
  to: number | null;
  onChange: (value: number) => void;
}) {
  const { label, icon, to, onChange } = props;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={to === null}
      onClick={() => {
        if (to !== null) onChange(to);
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
