import { useId, useRef, useState } from 'react';
import { formatDateTime } from '../diner/i18n/local-time.ts';
import { FailureNotice } from '../diner/parts/failure-notice.tsx';
import { MainButton } from '../diner/parts/main-button.tsx';
import type { BookedPolicy } from './cancellation-cost.ts';
import { useManage } from './manage-context.ts';
import { useBookingChange } from './use-booking-change.ts';

/** Signs the cancellation policy: a checkbox and a button. */
export function SignForm({ policy }: { policy: BookedPolicy }) {
  const { managed, i18n } = useManage();
  const { messages } = i18n;
  const { run, isWorking, failure } = useBookingChange();
  const [isAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const hasError = isMissing && !isAccepted;

  function sign() {
    setMissing(!isAccepted);
    if (isAccepted) void run({ type: 'sign' });
    else box.current?.focus();
  }

  return (
    <div className="part unprinted">
      <p className="notice">
        {i18n.format(messages.policyText, {
          deadline: formatDateTime(i18n, policy.signDeadlineAt),
        })}
        {/* A request has no table yet. */}
        {managed.booking.status === 'CONFIRMED' && ` ${messages.policyLate}`}
      </p>
      <div className="checkbox-field">
        <input
          type="checkbox"
          id={id}
          ref={box}
          checked={isAccepted}
          aria-invalid={hasError}
          aria-describedby={hasError ? `${id}-error` : undefined}
          onChange={(event) => setAccepted(event.currentTarget.checked)}
        />
        <div>
          <label htmlFor={id}>{messages.acceptPolicy}</label>
          {hasError && (
            <p className="field-error" id={`${id}-error`}>
              {messages.acceptError}
            </p>
          )}
        </div>
      </div>
      <FailureNotice i18n={i18n} failure={failure} />
      <MainButton isWorking={isWorking} workingText={messages.sending} onPress={sign}>
        {messages.signPolicy}
      </MainButton>
    </div>
  );
}
