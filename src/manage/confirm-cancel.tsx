import { formatDateTime, toVenueDateTime } from '../diner/i18n/local-time.ts';
import { FailureNotice } from '../diner/parts/failure-notice.tsx';
import { MainButton } from '../diner/parts/main-button.tsx';
import { StepHeading } from '../diner/parts/step-heading.tsx';
import type { CancelReason } from '../domain/booking.ts';
import { BookedLine } from './booked-line.tsx';
import { type CancellationCost, cancellationCost } from './cancellation-cost.ts';
import { KeepButton } from './keep-button.tsx';
import { type ManageContext, useManage } from './manage-context.ts';
import { useBookingChange } from './use-booking-change.ts';

/** The last step before canceling, with what it costs. */
export function ConfirmCancel({ reason }: { reason: CancelReason }) {
  const manage = useManage();
  const { managed, i18n, now } = manage;
  const { messages } = i18n;
  const { run, isWorking, failure } = useBookingChange();
  const cost = cancellationCost(managed.booking, now);
  const yes =
    cost.type === 'fee'
      ? i18n.format(messages.confirmCancelFee, { total: i18n.money(cost.amount, cost.currency) })
      : messages.confirmCancel;
  return (
    <div className="screen narrow">
      <StepHeading takesFocus>{messages.confirmCancelTitle}</StepHeading>
      <BookedLine />
      <p className={cost.type === 'fee' ? 'notice' : undefined}>{costMessage(manage, cost)}</p>
      <div className="action-bar">
        <FailureNotice i18n={i18n} failure={failure} />
        <MainButton
          isWorking={isWorking}
          workingText={messages.sending}
          onPress={() => void run({ type: 'cancel', cancelReason: reason })}
        >
          {yes}
        </MainButton>
        <KeepButton label={messages.keepBooking} />
      </div>
    </div>
  );
}

function costMessage({ managed, i18n }: ManageContext, cost: CancellationCost): string {
  const { messages } = i18n;
  const at = (instant: number) =>
    formatDateTime(i18n, toVenueDateTime(instant, managed.start.venue.timezone));
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
