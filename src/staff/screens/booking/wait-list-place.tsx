import { useId, useState } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { tableText } from '../../bookings/booking-text.ts';
import { errorText } from '../../bookings/error-text.ts';
import { useServerNow } from '../../live/server-clock-context.ts';
import { useMessages } from '../../messages/messages.ts';
import type { StaffMessages } from '../../messages/staff-messages.ts';
import { dateTimeOf, timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { OfferButton } from './offer-button.tsx';
import { useWaitListChange, type WaitListChange } from './use-wait-list-change.ts';

const MAX_REASON_LENGTH = 200;

/** The place of a party on the wait list: its offer, and what staff can do about it. */
export function WaitListPlace({ booking }: { booking: StaffBooking }) {
  const messages = useMessages();
  const { waitList: texts } = messages;
  const { format } = useSession();
  const { mutate, isPending, error, variables } = useWaitListChange(booking);
  const [reason, setReason] = useState('');
  const reasonId = useId();
  const { waitList: place } = booking;
  // A list that the device kept from before an upgrade has no places.
  if (!place) return null;
  if (booking.status === 'WAIT_LIST_WALK_IN') return <ReadyTable booking={booking} />;
  const { state, offer, joinedAt, skipReason } = place;
  const mayReturn = state !== 'WAITING' && state !== 'OFFERED';
  return (
    <section className="facts wait-list-place">
      <h3>{texts.heading}</h3>
      <p>
        <strong>
          {offer ? texts.offeredUntil(dateTimeOf(offer.endsAt, format)) : texts.states[state]}
        </strong>
        {skipReason !== null && `: ${skipReason}`}
      </p>
      {offer && <p>{tableText(offer.tables, messages)}</p>}
      <p className="quiet-text">{texts.joined(dateTimeOf(joinedAt, format))}</p>
      {!booking.customer?.email && <p>{texts.noAddress}</p>}
      <div className="wait-list-actions">
        {offer ? (
          <button
            type="button"
            className="button"
            disabled={isPending}
            onClick={() => mutate({ kind: 'withdraw-offer' })}
          >
            {texts.withdraw}
          </button>
        ) : (
          <OfferButton booking={booking} />
        )}
        {mayReturn && (
          <button
            type="button"
            className="button"
            disabled={isPending}
            onClick={() => mutate({ kind: 'skip-party', isSkipped: false, reason: null })}
          >
            {texts.putBack}
          </button>
        )}
      </div>
      {state !== 'SKIPPED' && (
        <details className="log">
          <summary>{texts.skip}</summary>
          <label className="field" htmlFor={reasonId}>
            <span>{texts.reason}</span>
            <input
              id={reasonId}
              type="text"
              autoComplete="off"
              maxLength={MAX_REASON_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
          <button
            type="button"
            className="button danger-text"
            disabled={isPending}
            onClick={() =>
              mutate({ kind: 'skip-party', isSkipped: true, reason: reason.trim() || null })
            }
          >
            {texts.skip}
          </button>
        </details>
      )}
      {error && (
        <p className="field-error" role="alert">
          {errorText(error, labelOf(variables, texts), messages)}
        </p>
      )}
      <p className="quiet-text">{texts.hint}</p>
    </section>
  );
}

/** The table that is, or was, kept for guests at the door. What staff can do is among the actions of their row. */
function ReadyTable({ booking }: { booking: StaffBooking }) {
  const messages = useMessages();
  const { format } = useSession();
  const now = useServerNow();
  const offer = booking.waitList?.offer;
  if (!offer) return null;
  const isKept = now < Date.parse(offer.endsAt);
  const { tableReady, tableReadyUntil, tableReadyOver } = messages.service;
  return (
    <section className="facts">
      <h3>{tableReady}</h3>
      <p>
        <strong>{(isKept ? tableReadyUntil : tableReadyOver)(timeOf(offer.endsAt, format))}</strong>
      </p>
      {/* Until the server has found one, it has no name. */}
      {offer.tables.length > 0 && <p>{tableText(offer.tables, messages)}</p>}
    </section>
  );
}

/** The button that a change was made with. */
function labelOf(change: WaitListChange | undefined, texts: StaffMessages['waitList']): string {
  if (change?.kind === 'withdraw-offer') return texts.withdraw;
  if (change?.kind === 'skip-party') return change.isSkipped ? texts.skip : texts.putBack;
  return texts.offer;
}
