import { Suspense } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { StaffRule } from '../../../domain/availability/staff-rules.ts';
import type { StaffPermission } from '../../../domain/permission.ts';
import { useMessages } from '../../messages/messages.ts';
import { useSession } from '../../session/session.ts';
import { NotApprovedError, useApproval } from '../take-over/use-approval.tsx';
import { OfferRefusal } from './offer-refusal.tsx';
import { useWaitListChange, type WaitListChange, waitListRequest } from './use-wait-list-change.ts';

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
