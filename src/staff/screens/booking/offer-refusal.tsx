import { ProblemError } from '../../../client/errors.ts';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { StaffProblem } from '../../../contract/staff/rules.ts';
import { coversOf } from '../../../domain/availability/party.ts';
import type { BrokenRule } from '../../../domain/availability/staff-rules.ts';
import { errorText } from '../../bookings/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { ruleSentences } from '../booking-sheet/time-meaning.ts';
import { WhyFull } from './why-full.tsx';

interface OfferRefusalProps {
  booking: StaffBooking;
  error: Error;
}

/** Why a table could not be offered: the limits of the day, or that all tables are taken and what is free instead. */
export function OfferRefusal({ booking, error }: OfferRefusalProps) {
  const messages = useMessages();
  const problem: StaffProblem | null = error instanceof ProblemError ? error.problem : null;
  if (problem?.rules?.length) return <BrokenLimits booking={booking} rules={problem.rules} />;
  if (problem?.code === 'NO_AVAILABLE_SLOT') return <WhyFull booking={booking} />;
  return <p>{errorText(error, messages.waitList.offer, messages)}</p>;
}

interface BrokenLimitsProps {
  booking: StaffBooking;
  rules: readonly BrokenRule[];
}

function BrokenLimits({ booking, rules }: BrokenLimitsProps) {
  const { bookingSheet: texts } = useMessages('bookingSheet');
  const { session, format } = useSession();
  const { bookingAt, highChairs, strollers } = booking;
  const time = timeOf(bookingAt, format);
  const party = { time, covers: coversOf(session.venue, booking), highChairs, strollers };
  return ruleSentences(rules, party, texts).map((sentence) => <p key={sentence}>{sentence}</p>);
}
