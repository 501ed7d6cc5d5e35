import { ProblemError } from '../../../client/errors.ts';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { StaffProblem } from '../../../contract/staff/rules.ts';
import { coversOf } from '../../../domain/availability/party.ts';
import type { BrokenRule, StaffRule } from '../../../domain/availability/staff-rules.ts';
import { errorText } from '../../bookings/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { ruleSentences } from '../booking-sheet/time-meaning.ts';
import { WhyFull } from './why-full.tsx';

interface OfferRefusalProps {
  booking: StaffBooking;
  /** The party in words, as in the button that was pressed. */
  who: string | undefined;
  error: Error;
  /** Whether the role allows rules to be set aside; if not, somebody else is asked. */
  mayForce: boolean;
  /** Offers a table with these rules set aside. */
  onOfferAnyway: (force: readonly StaffRule[]) => void;
}

/** Why a table could not be offered: the limits of the day, or that all tables are taken and what is free instead. */
export function OfferRefusal(props: OfferRefusalProps) {
  const { booking, error } = props;
  const messages = useMessages();
  const problem: StaffProblem | null = error instanceof ProblemError ? error.problem : null;
  if (problem?.rules?.length) return <BrokenLimits {...props} rules={problem.rules} />;
  if (problem?.code === 'NO_AVAILABLE_SLOT') return <WhyFull booking={booking} />;
  return <p>{errorText(error, messages.waitList.offer, messages)}</p>;
}

interface BrokenLimitsProps extends Omit<OfferRefusalProps, 'error'> {
  rules: readonly BrokenRule[];
}

function BrokenLimits({ booking, who, rules, mayForce, onOfferAnyway }: BrokenLimitsProps) {
  const messages = useMessages('service');
  const { bookingSheet: texts } = messages;
  const { session, format } = useSession();
  const { bookingAt, highChairs, strollers } = booking;
  const time = timeOf(bookingAt, format);
  const party = { time, covers: coversOf(session.venue, booking), highChairs, strollers };
  const label = mayForce ? texts.offerAnyway : texts.askManager;
  return (
    <>
      {ruleSentences(rules, party, texts).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <button
        type="button"
        className="button"
        aria-label={who && messages.moveOf(label, who)}
        onClick={() => onOfferAnyway([...new Set(rules.map(({ rule }) => rule))])}
      >
        {label}
      </button>
    </>
  );
}
