import { Suspense } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { nameOf, partyOf } from '../../bookings/booking-text.ts';
import { canForce, kindOf, type TappedChange, undoneIdOf } from '../../changes/changes.ts';
import type { WalkIn } from '../../changes/create-walk-in.ts';
import { useMessages } from '../../messages/messages.ts';
import type { StaffMessages } from '../../messages/staff-messages.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { useOutbox, useOutboxView } from '../../outbox/outbox-provider.tsx';
import { useTapWalkIn } from '../../outbox/use-tap.ts';
import type { VenueFormat } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { AskApproval } from '../take-over/ask-approval.tsx';
import { AttentionReason } from './attention-reason.tsx';

/** The taps that the server refused: what stands against each, and what can be done now. */
export default function AttentionTray({ bookings }: { bookings: readonly StaffBooking[] }) {
  const messages = useMessages();
  const { entries } = useOutboxView();
  const refused = entries.filter(({ refusal }) => refusal !== null);
  return (
    <section className="attention" aria-label={messages.service.needsYouLabel}>
      {refused.map((entry) => (
        <AttentionCard
          key={entry.id}
          entry={entry}
          now={bookings.find(({ uuid }) => uuid === entry.bookingUuid)}
          bookings={bookings}
        />
      ))}
    </section>
  );
}

interface AttentionCardProps {
  entry: OutboxEntry;
  /** The booking as it is on screen now. */
  now: StaffBooking | undefined;
  bookings: readonly StaffBooking[];
}

function AttentionCard({ entry, now, bookings }: AttentionCardProps) {
  const messages = useMessages();
  const outbox = useOutbox();
  const tapWalkIn = useTapWalkIn();
  const { session, format } = useSession();
  const { change, snapshot, refusal } = entry;
  if (!refusal) return null;
  const texts = messages.service;
  const action = kindOf(change).label(change, snapshot, messages);
  const who = snapshot ? nameOf(snapshot, messages) : walkInText(change, messages, format);
  const fresh = refusal.kind === 'changed' ? refusal.fresh : (now ?? snapshot);
  const force =
    refusal.kind === 'refused' ? [...new Set(refusal.rules.map((each) => each.rule))] : [];
  // With the same version, it is the other booking of a swap that has changed: this swap is no longer possible.
  const isOtherChanged = refusal.kind === 'changed' && refusal.fresh.version === entry.version;
  const canProceed =
    fresh !== null &&
    !isOtherChanged &&
    kindOf(change).isPossible(change, fresh) &&
    ((refusal.kind === 'changed' && undoneIdOf(change) === null) ||
      (force.length > 0 && canForce(change)) ||
      (refusal.kind === 'refused' && change.kind === 'ticket'));
  const retry = canProceed && fresh ? { fresh, force } : null;
  const isForbidden = refusal.kind === 'refused' && refusal.code === 'FORBIDDEN';
  const isAboveRole = force.length > 0 && !session.staff.permissions.includes('rules:force');

  return (
    <div className="attention-card" role="alert">
      <p>
        <strong>{texts.notDone(action, who)}</strong>
      </p>
      <AttentionReason entry={entry} refusal={refusal} shown={fresh} bookings={bookings} />
      <div className="attention-actions">
        {retry && !isAboveRole && !isForbidden && (
          <button type="button" className="button" onClick={() => outbox.tryAgain(entry.id, retry)}>
            {texts.doAnyway(action)}
          </button>
        )}
        {(isForbidden || (retry && isAboveRole)) && (
          <Suspense>
            <AskApproval entry={entry} retry={isForbidden ? null : retry} />
          </Suspense>
        )}
        {change.kind === 'walk-in' &&
          change.walkIn.status === 'SEATED' &&
          refusal.kind !== 'too-late' && (
            <button
              type="button"
              className="button"
              onClick={() => {
                outbox.drop(entry.id);
                tapWalkIn({ ...change, walkIn: waiting(change.walkIn) }, entry.workDay);
              }}
            >
              {messages.walkInSheet.putOnListUnquoted}
            </button>
          )}
        <button type="button" className="button main" onClick={() => outbox.drop(entry.id)}>
          {texts.leaveIt}
        </button>
      </div>
    </div>
  );
}

/** Guests without a table for now. */
function waiting(walkIn: WalkIn): WalkIn {
  return {
    ...walkIn,
    status: 'WAIT_LIST_WALK_IN',
    tables: [],
    quotedWaitMinutes: null,
    until: null,
  };
}

/** By what staff recognize a walk-in that the server does not have. */
function walkInText(change: TappedChange, messages: StaffMessages, format: VenueFormat): string {
  if (change.kind !== 'walk-in') return messages.walkIn;
  const { guest } = change.walkIn;
  const known = [guest?.name, guest?.label].filter(Boolean).join(', ') || messages.walkIn;
  return `${known} (${partyOf(change.walkIn, messages, format)})`;
}
