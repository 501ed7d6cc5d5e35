import { useId, useRef, useState } from 'react';
import { MainButton } from '../diner/parts/main-button.tsx';
import { StepHeading } from '../diner/parts/step-heading.tsx';
import type { CancelReason } from '../domain/booking.ts';
import { cancelWordsOf } from './cancel-words.ts';
import { ConfirmCancel } from './confirm-cancel.tsx';
import { KeepButton } from './keep-button.tsx';
import { useManage } from './manage-context.ts';

/** The reasons that a diner can choose here: all except a phone call and a withdrawn consent. */
const REASONS = [
  'CHANGED_PLANS',
  'UNEXPECTED_SITUATION',
  'BOOKED_ANOTHER_PLACE',
  'UPDATE_BOOKING',
  'OTHER',
] as const satisfies CancelReason[];
type Reason = (typeof REASONS)[number];

/** Asks why the guests cancel, withdraw their request or leave the wait list, then for confirmation with the cost. */
export function CancelView() {
  const manage = useManage();
  const { i18n, headingTakesFocus } = manage;
  const { messages } = i18n;
  const { type, action, no } = cancelWordsOf(manage);
  const [reason, setReason] = useState<Reason | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const firstRadio = useRef<HTMLInputElement>(null);
  const id = useId();
  if (reason && isConfirming) return <ConfirmCancel reason={reason} />;

  function proceed() {
    setMissing(reason === null);
    setConfirming(reason !== null);
    if (reason === null) firstRadio.current?.focus();
  }

  const hasError = isMissing && reason === null;
  return (
    <div className="screen narrow">
      <StepHeading takesFocus={headingTakesFocus}>
        {type === 'cancel' ? messages.cancelTitle : action}
      </StepHeading>
      <fieldset className="reasons" aria-describedby={hasError ? `${id}-error` : undefined}>
        <legend>{messages.reasonTitle}</legend>
        {REASONS.map((each, index) => (
          <label className="reason" key={each}>
            <input
              type="radio"
              name="cancel-reason"
              ref={index === 0 ? firstRadio : undefined}
              checked={reason === each}
              onChange={() => setReason(each)}
            />
            {messages[`reason${each}`]}
          </label>
        ))}
      </fieldset>
      {hasError && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {messages.reasonError}
        </p>
      )}
      <div className="action-bar">
        <MainButton isWorking={false} workingText={messages.continue} onPress={proceed}>
          {messages.continue}
        </MainButton>
        <KeepButton label={no} />
      </div>
    </div>
  );
}
