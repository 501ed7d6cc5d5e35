import { useId, useRef, useState } from 'react';
import type { CancelReason } from '../domain/booking.ts';
import { MainButton } from '../diner/parts/main-button.tsx';
import { StepHeading } from '../diner/parts/step-heading.tsx';
import { KeepButton } from './keep-button.tsx';
import { LastQuestion } from './last-question.tsx';
import { useManage } from './manage-context.ts';

/** Those that a diner can mean here: the others are a call, and a withdrawn consent. */
const REASONS = [
  'CHANGED_PLANS',
  'UNEXPECTED_SITUATION',
  'BOOKED_ANOTHER_PLACE',
  'UPDATE_BOOKING',
  'OTHER',
] as const satisfies CancelReason[];
type Reason = (typeof REASONS)[number];

/** First why, then whether really, with what it costs. */
export function CancelView() {
  const { i18n, headingTakesFocus } = useManage();
  const { messages } = i18n;
  const [reason, setReason] = useState<Reason | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const firstRadio = useRef<HTMLInputElement>(null);
  const id = useId();
  if (reason && isAsked) return <LastQuestion reason={reason} />;

  function goOn() {
    setMissing(reason === null);
    setAsked(reason !== null);
    if (reason === null) firstRadio.current?.focus();
  }

  const hasFault = isMissing && reason === null;
  return (
    <div className="screen narrow">
      <StepHeading takesFocus={headingTakesFocus}>{messages.cancelTitle}</StepHeading>
      <fieldset className="reasons" aria-describedby={hasFault ? `${id}-fault` : undefined}>
        <legend>{messages.cancelWhy}</legend>
        {REASONS.map((each, place) => (
          <label className="reason" key={each}>
            <input
              type="radio"
              name="cancel-reason"
              ref={place === 0 ? firstRadio : undefined}
              checked={reason === each}
              onChange={() => setReason(each)}
            />
            {messages[`reason${each}`]}
          </label>
        ))}
      </fieldset>
      {hasFault && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {messages.reasonFault}
        </p>
      )}
      <div className="action-bar">
        <MainButton isWorking={false} workingText={messages.continue} onPress={goOn}>
          {messages.continue}
        </MainButton>
        <KeepButton label={messages.keepBooking} />
      </div>
    </div>
  );
}
