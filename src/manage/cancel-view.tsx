import { useId, useRef, useState } from 'react';
import { formatDateTime, toVenueDateTime } from '../diner/i18n/local-time.ts';
import { FailureNotice } from '../diner/parts/failure-notice.tsx';
import { MainButton } from '../diner/parts/main-button.tsx';
import { StepHeading } from '../diner/parts/step-heading.tsx';
import type { CancelReason } from '../domain/booking.ts';
import { BookedLine } from './booked-line.tsx';
import { cancelWordsOf } from './cancel-words.ts';
import { type CancellationCost, cancellationCost } from './cancellation-cost.ts';
import { KeepButton } from './keep-button.tsx';
import { type ManageContext, useManage } from './manage-context.ts';
import { useBookingChange } from './use-booking-change.ts';

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

/** The last step before canceling, with what it costs, or before leaving the wait list. */
function ConfirmCancel({ reason }: { reason: CancelReason }) {
  const manage = useManage();
  const { i18n } = manage;
  const { run, isWorking, failure } = useBookingChange();
  const { type, title, text, isCostly, yes, no } = textsOf(manage);
  return (
    <div className="screen narrow">
      <StepHeading takesFocus>{title}</StepHeading>
      <BookedLine />
      {text && <p className={isCostly ? 'notice' : undefined}>{text}</p>}
      <div className="action-bar">
        <FailureNotice i18n={i18n} failure={failure} />
        <MainButton
          isWorking={isWorking}
          workingText={i18n.messages.sending}
          onPress={() => void run({ type, cancelReason: reason })}
        >
          {yes}
        </MainButton>
        <KeepButton label={no} />
      </div>
    </div>
  );
}

function textsOf(manage: ManageContext) {
  const { managed, i18n, now } = manage;
  const { messages } = i18n;
  const { type, action, yes, no } = cancelWordsOf(manage);
  const words = { type, title: type === 'cancel' ? messages.confirmCancelTitle : action, yes, no };
  if (type === 'leave') return { ...words, text: messages.leaveText, isCostly: false };
  const cost = cancellationCost(managed.booking, now);
  const text = type === 'withdraw' && cost.type === 'nothing' ? null : costMessage(manage, cost);
  if (cost.type !== 'fee') return { ...words, text, isCostly: false };
  const total = i18n.money(cost.amount, cost.currency);
  return { ...words, text, isCostly: true, yes: i18n.format(messages.confirmCancelFee, { total }) };
}

function costMessage({ managed, i18n }: ManageContext, cost: CancellationCost): string {
  const { messages } = i18n;
  const { booking, start } = managed;
  const at = (instant: number) =>
    formatDateTime(i18n, toVenueDateTime(instant, start.venue.utcOffsets, booking.bookingAt));
  switch (cost.type) {
    case 'nothing':
      return messages.cancelCostsNothing;
    case 'free':
      return i18n.format(messages.cancelFree, { moment: at(cost.until) });
    case 'fee':
      return i18n.format(messages.cancelFee, {
        moment: at(cost.since),
        total: i18n.money(cost.amount, cost.currency),
      });
  }
}
