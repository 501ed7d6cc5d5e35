import { useId } from 'react';
import type { I18n } from '../i18n/i18n.ts';
import { Icon } from './icons.tsx';

/** A number with a − and a + button. */
export function Stepper(props: {
  i18n: I18n;
  label: string;
  /** Set if the label is visible beside the stepper already. */
  isLabelHidden?: boolean;
  value: number;
  /** The values that − and + lead to; null at the end of the range. */
  less: number | null;
  more: number | null;
  onChange: (value: number) => void;
}) {
  const { i18n, label, value, less, more, onChange } = props;
  const id = useId();
  return (
    <fieldset className="stepper">
      <legend className={props.isLabelHidden ? 'visually-hidden' : 'stepper-label'} id={id}>
        {label}
      </legend>
      <div className="stepper-buttons">
        <StepButton
          label={i18n.format(i18n.messages.fewer, { what: label })}
          icon="minus"
          to={less}
          onChange={onChange}
        />
        <output aria-labelledby={id}>{value}</output>
        <StepButton
          label={i18n.format(i18n.messages.more, { what: label })}
          icon="plus"
          to={more}
          onChange={onChange}
        />
      </div>
    </fieldset>
  );
}

/** Not `disabled` at the end of the range, because a disabled button loses focus. */
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
