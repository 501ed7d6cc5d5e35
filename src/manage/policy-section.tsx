import { useId, useRef, useState } from 'react';
import { formatDateTime } from '../diner/i18n/local-time.ts';
import { FailureNotice } from '../diner/parts/failure-notice.tsx';
import { MainButton } from '../diner/parts/main-button.tsx';
import { pageTerms } from '../diner/policy/page-terms.ts';
import { TermsList } from '../diner/policy/terms-list.tsx';
import type { BookedPolicy } from './cancellation-cost.ts';
import { useManage } from './manage-context.ts';
import { permittedChanges } from './permitted-changes.ts';
import { useBookingChange } from './use-booking-change.ts';

/** The cancellation policy of the booking and its state. */
export function PolicySection() {
  const { managed, i18n, now } = useManage();
  const policy = managed.booking.cancellationPolicy;
  if (!policy) return null;
  const terms = pageTerms(i18n, i18n.messages, {
    policy,
    // A signature covers the terms as they were then.
    at: policy.signedAt ? Date.parse(policy.signedAt) : now,
    fee: policy.cancellationFeeAmount,
    covers: policy.guaranteedPax,
    currency: policy.currency,
    bookingAt: managed.booking.bookingAt,
    utcOffsets: managed.start.venue.utcOffsets,
  });
  return (
    <section className="part">
      <h3>{i18n.messages.policyTitle}</h3>
      {policy.status !== 'ENDED' && <TermsList terms={terms} />}
      <PolicyState policy={policy} />
      {permittedChanges(managed, now).sign && (
        // Changed terms need to be accepted again.
        <SignForm key={terms.join()} policy={policy} />
      )}
    </section>
  );
}

function PolicyState({ policy }: { policy: BookedPolicy }) {
  const { managed, i18n } = useManage();
  const { messages } = i18n;
  const { status, signedAt, endedAt, signDeadlineAt, currency } = policy;
  const at = (moment: string) => ({ moment: formatDateTime(i18n, moment) });
  const { name } = managed.start.venue;
  const amount = (cents: number) => ({ amount: i18n.money(cents, currency) });
  return (
    <>
      {signedAt && <p>{i18n.format(messages.signedAt, at(signedAt))}</p>}
      {status === 'EXPIRED' && (
        <p className="notice">
          {i18n.format(messages.policyExpired, { ...at(signDeadlineAt), venue: name })}
        </p>
      )}
      {status === 'ENDED' && endedAt && <p>{i18n.format(messages.policyEnded, at(endedAt))}</p>}
      {policy.chargedAmount > 0 && (
        <p>{i18n.format(messages.charged, amount(policy.chargedAmount))}</p>
      )}
      {policy.refundedAmount > 0 && (
        <p>{i18n.format(messages.refunded, amount(policy.refundedAmount))}</p>
      )}
    </>
  );
}

/** Signs the cancellation policy: a checkbox and a button. */
function SignForm({ policy }: { policy: BookedPolicy }) {
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
