import { useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../parts/icon.tsx';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
const LENGTH = 4;

interface PinPadProps {
  /** Of the field. */
  label: string;
  isPending: boolean;
  /** Gets the PIN with its fourth digit. */
  onPin: (pin: string) => void;
}

/** Four digits, by taps or by keys. The field has no keyboard of its own on a tablet, since the pad is one. */
export function PinPad({ label, isPending, onPin }: PinPadProps) {
  const { team: texts } = useMessages('service');
  const [pin, setPin] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The button of the name, which had the focus, is gone.
  useLayoutEffect(() => field.current?.focus(), []);
  const enter = (typed: string) => {
    if (isPending) return;
    const digits = typed.replaceAll(/\D/g, '').slice(0, LENGTH);
    setPin(digits.length === LENGTH ? '' : digits);
    if (digits.length === LENGTH) onPin(digits);
  };
  return (
    <div className="pin-pad" aria-busy={isPending}>
      <input
        ref={field}
        type="password"
        inputMode="none"
        autoComplete="off"
        aria-label={label}
        value={pin}
        onChange={({ target }) => enter(target.value)}
      />
      <p className="visually-hidden" role="status">
        {texts.digitsEntered(pin.length)}
      </p>
      <div className="pin-keys">
        {DIGITS.map((digit) => (
          <button
            key={digit}
            type="button"
            className="button tall"
            onClick={() => enter(pin + digit)}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          className="button quiet tall"
          onClick={() => setPin(pin.slice(0, -1))}
        >
          <Icon name="left" />
          <span className="visually-hidden">{texts.deleteDigit}</span>
        </button>
      </div>
    </div>
  );
}
