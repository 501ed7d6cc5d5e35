import { type ComponentProps, useId } from 'react';
import { Icon } from './icon.tsx';
import { messages } from './messages.ts';

interface StepperProps {
  label: string;
  /** Sizes that are one tap away. */
  quick: readonly number[];
  quickLabel?: (n: number) => string;
  value: number;
  least: number;
  most: number;
  step?: number;
  onValue: (value: number) => void;
  error?: string | undefined;
  input: ComponentProps<'input'>;
}

/** A number to be set by thumb: the usual ones at once, any other by steps or by typing. */
export function Stepper(props: StepperProps) {
  const { label, quick, quickLabel, value, least, most, step = 1, onValue, error, input } = props;
  const id = useId();
  const to = (n: number) => onValue(Math.min(most, Math.max(least, n)));
  const current = Number.isNaN(value) ? least : value;
  return (
    <div className="field stepper" data-invalid={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="stepper-row">
        <div className="stepper-quick">
          {quick.map((n) => (
            <button
              key={n}
              type="button"
              className="button"
              aria-pressed={n === value}
              onClick={() => to(n)}
            >
              {quickLabel?.(n) ?? n}
            </button>
          ))}
        </div>
        <div className="stepper-free">
          <button type="button" className="button square" onClick={() => to(current - step)}>
            <Icon name="minus" />
            <span className="unseen">{messages.walkInForm.fewer}</span>
          </button>
          <input
            {...input}
            id={id}
            type="number"
            inputMode="numeric"
            min={least}
            max={most}
            aria-invalid={error !== undefined}
            aria-describedby={error && `${id}-error`}
          />
          <button type="button" className="button square" onClick={() => to(current + step)}>
            <Icon name="plus" />
            <span className="unseen">{messages.walkInForm.more}</span>
          </button>
        </div>
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
