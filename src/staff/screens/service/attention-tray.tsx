import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { groupOf } from '../../../domain/booking-status.ts';
import { useApiClient } from '../../api-client.ts';
import { nameOf, partyOf, tableText } from '../../bookings/booking-text.ts';
import { differencesOf } from '../../bookings/differences.ts';
import { explainFullTime } from '../../bookings/explain-full-time.ts';
import { refusalText } from '../../bookings/refusal-text.ts';
import { useMessages } from '../../messages/messages.ts';
import type { StaffMessages } from '../../messages/staff-messages.ts';
import { isPossible } from '../../outbox/changed-booking.ts';
import {
  type ChangeRefusal,
  canForce,
  type OutboxEntry,
  type Tables,
  type TappedChange,
  type WalkIn,
} from '../../outbox/outbox-entry.ts';
import { useOutbox, useOutboxView } from '../../outbox/outbox-provider.tsx';
import { actionOf } from '../../outbox/tap-text.ts';
import { useTapWalkIn } from '../../outbox/use-tap.ts';
import { useSession } from '../../session/session.ts';
import { AskApproval } from '../take-over/ask-approval.tsx';

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
  const { change, snapshot, refusal } = entry;
  if (!refusal) return null;
  const texts = messages.service;
  const action = actionOf(change, snapshot, messages);
  const who = snapshot ? nameOf(snapshot, messages) : walkInText(change, messages);
  const fresh = refusal.kind === 'changed' ? refusal.fresh : (now ?? snapshot);
  const force =
    refusal.kind === 'refused' ? [...new Set(refusal.rules.map((each) => each.rule))] : [];
  // With the same version, it is the other booking of a swap that has changed: this swap is no longer possible.
  const isOtherChanged = refusal.kind === 'changed' && refusal.fresh.version === entry.version;
  const canProceed =
    fresh !== null &&
    !isOtherChanged &&
    isPossible(change, fresh) &&
    ((refusal.kind === 'changed' && change.kind !== 'undo') ||
      (force.length > 0 && canForce(change)) ||
      (refusal.kind === 'refused' && change.kind === 'ticket'));

  return (
    <div className="attention-card" role="alert">
      <p>
        <strong>{texts.notDone(action, who)}</strong>
      </p>
      <Reason
        refusal={refusal}
        snapshot={snapshot}
        isAccepting={isAccepting(entry)}
        holders={holdersOf(entry, bookings)}
      />
      <div className="attention-actions">
        {canProceed && fresh && (
          <button
            type="button"
            className="button"
            onClick={() => outbox.tryAgain(entry.id, fresh, force)}
          >
            {texts.doAnyway(action)}
          </button>
        )}
        {refusal.kind === 'refused' && refusal.code === 'FORBIDDEN' && (
          <Suspense>
            <AskApproval entry={entry} />
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
function walkInText(change: TappedChange, messages: StaffMessages): string {
  if (change.kind !== 'walk-in') return messages.walkIn;
  const { guest } = change.walkIn;
  const known = [guest?.name, guest?.label].filter(Boolean).join(', ') || messages.walkIn;
  return `${known} (${partyOf(change.walkIn, messages)})`;
}

interface ReasonProps {
  refusal: ChangeRefusal;
  snapshot: StaffBooking | null;
  isAccepting: boolean;
  /** Who has the tables that the change is about. */
  holders: readonly { table: Tables[number]; booking: StaffBooking }[];
}

function Reason({ refusal, snapshot, isAccepting: accepts, holders }: ReasonProps) {
  const messages = useMessages();
  const { format } = useSession();
  const texts = messages.service;
  if (refusal.kind === 'gone') return <p>{texts.gone}</p>;
  if (refusal.kind === 'too-late') return <p>{texts.tooLate}</p>;
  if (refusal.kind === 'refused') {
    if (refusal.rules.length > 0) {
      const rules = [...new Set(refusal.rules.map(({ rule }) => rule))];
      return (
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{texts.rule[rule]}</li>
          ))}
        </ul>
      );
    }
    if (accepts && snapshot) return <WhyFull booking={snapshot} detail={refusal.detail} />;
    if (refusal.code === 'NO_AVAILABLE_SLOT' && holders.length > 0)
      return holders.map(({ table, booking }) => (
        <p key={table.id}>{texts.taken(tableText([table], messages), nameOf(booking, messages))}</p>
      ));
    return <p>{refusalText(refusal.code, refusal.detail, messages)}</p>;
  }
  return (
    <>
      <p>{texts.changedElsewhere}</p>
      <ul>
        {snapshot &&
          differencesOf(snapshot, refusal.fresh, format, messages).map(
            ({ field, onScreen, now }) => (
              <li key={field}>
                {field}: <s>{onScreen}</s> → <strong>{now}</strong>
              </li>
            ),
          )}
      </ul>
    </>
  );
}

/** Why a request has no table, and what is free instead. */
function WhyFull({ booking, detail }: { booking: StaffBooking; detail: string }) {
  const apiClient = useApiClient();
  const messages = useMessages();
  const { session, format } = useSession();
  const { data } = useQuery({
    queryKey: [session.venue.accountId, 'why-full', booking.uuid, booking.version],
    queryFn: () => explainFullTime(apiClient, session, booking, format, messages),
  });
  return <p>{data ?? detail}</p>;
}

/** The guests who sit at the tables that a change names, as far as this device knows. */
function holdersOf({ change, bookingUuid }: OutboxEntry, bookings: readonly StaffBooking[]) {
  const wanted: Tables = tablesOf(change);
  return wanted.flatMap((table) => {
    const booking = bookings.find(
      ({ uuid, status, tables }) =>
        uuid !== bookingUuid &&
        groupOf(status) === 'seated' &&
        tables.some(({ id }) => id === table.id),
    );
    return booking ? [{ table, booking }] : [];
  });
}

function tablesOf(change: TappedChange): Tables {
  if (change.kind === 'walk-in') return change.walkIn.tables;
  return 'tables' in change ? (change.tables ?? []) : [];
}

function isAccepting({ change, refusal }: OutboxEntry): boolean {
  return (
    change.kind === 'status' &&
    change.to === 'CONFIRMED' &&
    refusal?.kind === 'refused' &&
    refusal.code === 'NO_AVAILABLE_SLOT'
  );
}
