import { useId, useRef, useState } from 'react';
import { momentOf } from '../moment.ts';
import { MainButton } from '../parts/main-button.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { useManage } from './manage-context.ts';
import type { BookedPolicy } from './policy-cost.ts';
import { useBookingChange } from './use-booking-change.ts';

/** The signature: a box that nobody ticks but the reader, and a button. */
export function SignForm({ policy }: { policy: BookedPolicy }) {
  const { text } = useManage();
  const { words } = text;
  const { run, isWorking, failure } = useBookingChange();
  const [isAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const hasFault = isMissing && !isAccepted;

  function sign() {
    setMissing(!isAccepted);
    if (isAccepted) void run({ type: 'sign' });
    else box.current?.focus();
  }

  return (
    <div className="part unprinted">
      <p className="notice">
        {text.fill(words.signBy, { moment: momentOf(text, policy.signDeadlineAt) })}
      </p>
      <div className="tick">
        <input
          type="checkbox"
          id={id}
          ref={box}
          checked={isAccepted}
          aria-invalid={hasFault}
          aria-describedby={hasFault ? `${id}-fault` : undefined}
          onChange={(event) => setAccepted(event.currentTarget.checked)}
        />
        <div>
          <label htmlFor={id}>{words.acceptPolicy}</label>
          {hasFault && (
            <p className="fault" id={`${id}-fault`}>
              {words.acceptFault}
            </p>
          )}
        </div>
      </div>
      <FailureNotice text={text} failure={failure} />
      <MainButton isWorking={isWorking} workingText={words.sending} onPress={sign}>
        {words.signPolicy}
      </MainButton>
    </div>
  );
}
