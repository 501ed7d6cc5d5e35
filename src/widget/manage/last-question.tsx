import type { CancelReason } from '../../domain/booking.ts';
import { momentOf, wallClockAt } from '../moment.ts';
import { MainButton } from '../parts/main-button.tsx';
import { StepHeading } from '../parts/step-heading.tsx';
import { BookedLine } from './booked-line.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { KeepButton } from './keep-button.tsx';
import { type Manage, useManage } from './manage-context.ts';
import { type CancelingCost, costOfCanceling } from './policy-cost.ts';
import { useBookingChange } from './use-booking-change.ts';

/** Nothing is canceled before this is answered, and the answer says what it costs. */
export function LastQuestion({ reason }: { reason: CancelReason }) {
  const manage = useManage();
  const { managed, text } = manage;
  const { words } = text;
  const { run, isWorking, failure } = useBookingChange();
  const cost = costOfCanceling(managed.booking, Date.now());
  const yes =
    cost.type === 'fee'
      ? text.fill(words.cancelYesFee, { total: text.money(cost.amount, cost.currency) })
      : words.cancelYes;
  return (
    <div className="screen narrow">
      <StepHeading takesFocus>{words.lastQuestion}</StepHeading>
      <BookedLine />
      <p className={cost.type === 'fee' ? 'notice' : undefined}>{costWords(manage, cost)}</p>
      <div className="action-bar">
        <FailureNotice text={text} failure={failure} />
        <MainButton
          isWorking={isWorking}
          workingText={words.sending}
          onPress={() => void run({ type: 'cancel', cancelReason: reason })}
        >
          {yes}
        </MainButton>
        <KeepButton label={words.keepBooking} />
      </div>
    </div>
  );
}

function costWords({ managed, text }: Manage, cost: CancelingCost): string {
  const { words } = text;
  const at = (instant: number) =>
    momentOf(text, wallClockAt(instant, managed.start.venue.timezone));
  switch (cost.type) {
    case 'nothing':
      return words.cancelCostsNothing;
    case 'free':
      return text.fill(words.cancelFree, { moment: at(cost.until) });
    case 'fee':
      return text.fill(words.cancelFee, {
        moment: at(cost.since),
        total: text.money(cost.amount, cost.currency),
      });
  }
}
