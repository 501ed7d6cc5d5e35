import './take-over.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemError } from '../../../client/errors.ts';
import { useMessages } from '../../messages/messages.ts';
import { type Colleague, useColleaguesQuery } from './colleagues-query.ts';
import { PinPad } from './pin-pad.tsx';

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
