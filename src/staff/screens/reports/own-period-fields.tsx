import { useId } from 'react';
import { useMessages } from '../../messages/messages.ts';
import type { Period } from './report-period.ts';

interface OwnPeriodFieldsProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** The first and the last day of a period of one's own. */
export function OwnPeriodFields({ period, onChange }: OwnPeriodFieldsProps) {
  const texts = useMessages('house').reports;
  const [fromId, toId, errorId] = [useId(), useId(), useId()];
  const isReversed = period.from > period.to;
  return (
    <div className="report-period no-print">
      <div className="field">
        <label htmlFor={fromId}>{texts.from}</label>
        <input
          id={fromId}
          type="date"
          value={period.from}
          onChange={({ target }) => onChange({ ...period, from: target.value })}
        />
      </div>
      <div className="field" data-invalid={isReversed || undefined}>
        <label htmlFor={toId}>{texts.to}</label>
        <input
          id={toId}
          type="date"
          value={period.to}
          aria-describedby={isReversed ? errorId : undefined}
          onChange={({ target }) => onChange({ ...period, to: target.value })}
        />
      </div>
      {isReversed && (
        <p id={errorId} className="field-error" role="alert">
          {texts.reversed}
        </p>
      )}
    </div>
  );
}
