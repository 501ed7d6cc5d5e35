import './take-over.css';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { ProblemError } from '../../../client/errors.ts';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../parts/icon.tsx';
import { type Colleague, useColleaguesQuery } from './colleagues-query.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

const LENGTH = 4;

interface ColleaguePinProps {
  /** Who can be chosen. */
  isAsked: (colleague: Colleague) => boolean;
  /** Shown if that is nobody. */
  nobody: string;
  isPending: boolean;
  error: Error | null;
  onPin: (staff: string, pin: string) => void;
}

/** A colleague’s name, then their PIN. */
export function ColleaguePin({ isAsked, nobody, isPending, error, onPin }: ColleaguePinProps) {
  const messages = useMessages('service');
  const texts = messages.team;
  const { data: colleagues, isError } = useQuery(useColleaguesQuery());
  const [chosen, setChosen] = useState<Colleague | null>(null);
  if (isError && !colleagues)
    return (
      <p className="problem" role="alert">
        {texts.failed}
      </p>
    );
  if (!colleagues) return <p role="status">{messages.loading}</p>;
  const asked = colleagues.filter((each) => each.hasPin && isAsked(each));
  if (asked.length === 0) return <p>{nobody}</p>;
  if (!chosen)
    return (
      <ul className="colleagues">
        {asked.map((colleague) => (
          <li key={colleague.uuid}>
            <button type="button" className="button tall wide" onClick={() => setChosen(colleague)}>
              {colleague.name}
              <span className="quiet-text">{texts.roles[colleague.role]}</span>
            </button>
          </li>
        ))}
      </ul>
    );
  return (
    <>
      <p>
        <strong>{texts.pinOf(chosen.name)}</strong>
      </p>
      {error && (
        <p className="problem" role="alert">
          {pinErrorText(error, texts)}
        </p>
      )}
      <PinPad
        key={chosen.uuid}
        label={texts.pinOf(chosen.name)}
        isPending={isPending}
        onPin={(pin) => onPin(chosen.uuid, pin)}
      />
      <button type="button" className="button quiet wide" onClick={() => setChosen(null)}>
        {texts.otherName}
      </button>
    </>
  );
}

function pinErrorText(
  error: Error,
  texts: ReturnType<typeof useMessages<'service'>>['team'],
): string {
  if (!(error instanceof ProblemError)) return texts.failed;
  const { problem, retryAfterSeconds } = error;
  if (problem.status === 429) return texts.waitSeconds(retryAfterSeconds);
  return problem.status === 422 ? texts.pinWrong : texts.failed;
}

interface PinPadProps {
  /** Of the field. */
  label: string;
  isPending: boolean;
  /** Gets the PIN with its fourth digit. */
  onPin: (pin: string) => void;
}

/** Four digits, by taps or by keys. The field has no keyboard of its own on a tablet, since the pad is one. */
function PinPad({ label, isPending, onPin }: PinPadProps) {
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
