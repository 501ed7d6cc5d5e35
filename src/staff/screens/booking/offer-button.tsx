import { Suspense } from 'react';
import { ProblemError } from '../../../client/errors.ts';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { StaffProblem } from '../../../contract/staff/rules.ts';
import { coversOf } from '../../../domain/availability/party.ts';
import type { BrokenRule, StaffRule } from '../../../domain/availability/staff-rules.ts';
import type { StaffPermission } from '../../../domain/permission.ts';
import { errorText } from '../../bookings/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { ruleSentences } from '../booking-sheet/time-meaning.ts';
import { NotApprovedError, useApproval } from '../take-over/use-approval.tsx';
import { useWaitListChange, type WaitListChange, waitListRequest } from './use-wait-list-change.ts';
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

interface OfferButtonProps {
  booking: StaffBooking;
  /** The party in words, for the button's name where several parties have one. */
  who?: string;
}

/** What it takes to offer a table that a rule of the venue stands against. */
const FORCED_PERMISSIONS: StaffPermission[] = ['bookings:update', 'rules:force'];

/** Offers a table to a party on the wait list, and says why it was not possible, or what has to be set aside for it. */
export function OfferButton({ booking, who }: OfferButtonProps) {
  const messages = useMessages();
  const { waitList: texts } = messages;
  const { permissions } = useSession().session.staff;
  const approval = useApproval();
  const { mutate, isPending, error, variables } = useWaitListChange(booking);
  const setAside = variables?.kind === 'offer-table' ? (variables.force ?? []) : [];
  const mayForce = FORCED_PERMISSIONS.every((each) => permissions.includes(each));

  /** A refusal names only the rules that are not set aside yet. */
  async function offerAnyway(rules: readonly StaffRule[]) {
    const force = [...new Set([...setAside, ...rules])];
    const change: WaitListChange = { kind: 'offer-table', force };
    if (mayForce) return mutate(change);
    try {
      const request = waitListRequest(booking, change);
      mutate({ ...change, approval: await approval.ask(request, FORCED_PERMISSIONS) });
    } catch (reason) {
      // Who closed the dialog knows; what stands against the offer is still shown.
      if (!(reason instanceof NotApprovedError)) throw reason;
    }
  }

  return (
    <>
      <button
        type="button"
        className="button main"
        aria-label={who && messages.moveOf(texts.offer, who)}
        disabled={isPending}
        onClick={() => mutate({ kind: 'offer-table' })}
      >
        {isPending ? texts.offering : texts.offer}
      </button>
      {error && (
        <div className="field-error offer-error" role="alert">
          {/* What it may need to say why is loaded only then. */}
          <Suspense>
            <OfferRefusal
              booking={booking}
              who={who}
              error={error}
              mayForce={mayForce}
              onOfferAnyway={(force) => void offerAnyway(force)}
            />
          </Suspense>
        </div>
      )}
      {approval.dialog}
    </>
  );
}

/** Why a table could not be offered: the limits of the day, or that all tables are taken and what is free instead. */
function OfferRefusal(props: OfferRefusalProps) {
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
