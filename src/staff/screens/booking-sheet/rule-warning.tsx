import type { Ref } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../parts/icon.tsx';

interface RuleWarningProps {
  /** What stands against the booking, in sentences. */
  sentences: readonly string[];
  isAccepted: boolean;
  /** What follows from that. */
  acceptedText: string;
  /** Null if it cannot be booked anyway, because somebody has the tables. */
  onAccept: (() => void) | null;
  onTakeBack: () => void;
  acceptLabel: string;
  /** Gives up the chosen tables; null if none are chosen. */
  onFindTable: (() => void) | null;
  ref: Ref<HTMLDivElement>;
}

/** What stands against the chosen time, with the button that sets it aside. */
export function RuleWarning(props: RuleWarningProps) {
  const { sentences, isAccepted, acceptedText, onAccept, onTakeBack } = props;
  const { acceptLabel, onFindTable, ref } = props;
  const messages = useMessages('service');
  const texts = messages.bookingSheet;
  return (
    <div className="rule-warning" role="alert" ref={ref} tabIndex={-1}>
      <Icon name="warning" />
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {isAccepted && <p className="rule-accepted">{acceptedText}</p>}
      </div>
      <div className="rule-buttons">
        {onFindTable && (
          <button type="button" className="button" onClick={onFindTable}>
            {texts.findTable}
          </button>
        )}
        {isAccepted ? (
          <button type="button" className="button" onClick={onTakeBack}>
            {texts.notAnyway}
          </button>
        ) : (
          onAccept && (
            <button type="button" className="button" onClick={onAccept}>
              {acceptLabel}
            </button>
          )
        )}
      </div>
    </div>
  );
}
