import { type ComponentProps, useId } from 'react';
import { useMessages } from '../messages/messages.ts';
import { Icon } from './icon.tsx';

interface StepperProps {
  label: string;
  /** Values with a button of their own. */
  presets: readonly number[];
  value: number;
  min: number;
  max: number;
  step?: number;
  onValue: (value: number) => void;
  error?: string | undefined;
  input: ComponentProps<'input'>;
}

/** A number field with buttons for the usual values and for one step down or up. */
export function Stepper(props: StepperProps) {
  const messages = useMessages();
  const { label, presets, value, min, max, step = 1, onValue, error, input } = props;
  const id = useId();
  const set = (n: number) => onValue(Math.min(max, Math.max(min, n)));
  const current = Number.isNaN(value) ? min : value;
  return (
    <div className="field stepper" data-invalid={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="stepper-row">
        <div className="stepper-quick">
          {presets.map((n) => (
            <button
              key={n}
              type="button"
              className="button"
              aria-pressed={n === value}
              onClick={() => set(n)}
            >
              {n}
            </button>
          ))}
        </div>
        <div className="stepper-free">
          <button type="button" className="button square" onClick={() => set(current - step)}>
            <Icon name="minus" />
            <span className="visually-hidden">{messages.stepper.fewer}</span>
          </button>
          <input
            {...input}
            id={id}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            aria-invalid={error !== undefined}
            aria-describedby={error && `${id}-error`}
          />
          <button type="button" className="button square" onClick={() => set(current + step)}>
            <Icon name="plus" />
            <span className="visually-hidden">{messages.stepper.more}</span>
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
