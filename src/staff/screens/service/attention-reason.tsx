import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { coversOf } from '../../../domain/availability/party.ts';
import type { BrokenRule } from '../../../domain/availability/staff-rules.ts';
import { toVenueIso } from '../../../domain/utc-offsets.ts';
import { nameOf, tableText } from '../../bookings/booking-text.ts';
import { differencesOf } from '../../bookings/differences.ts';
import { refusalText } from '../../bookings/refusal-text.ts';
import { useServerClock } from '../../live/server-clock-context.ts';
import { useMessages } from '../../messages/messages.ts';
import type { ChangeRefusal, OutboxEntry } from '../../outbox/outbox-entry.ts';
import { timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { WhyFull } from '../booking/why-full.tsx';
import { ruleSentences } from '../booking-sheet/time-meaning.ts';
import { seatsNow, tableHolders } from './table-holders.ts';

interface AttentionReasonProps {
  entry: OutboxEntry;
  refusal: ChangeRefusal;
  /** The booking as it is on screen now; null for a walk-in that the server does not have. */
  shown: StaffBooking | null;
  bookings: readonly StaffBooking[];
}

/** What stands against a tap. */
export function AttentionReason({ entry, refusal, shown, bookings }: AttentionReasonProps) {
  const { refusal: texts, tooLate } = useMessages().service;
  if (refusal.kind === 'gone') return <p>{texts.gone}</p>;
  if (refusal.kind === 'too-late') return <p>{tooLate}</p>;
  if (refusal.kind === 'changed')
    return <ChangedElsewhere snapshot={entry.snapshot} fresh={refusal.fresh} />;
  if (refusal.rules.length > 0)
    return <BrokenRules entry={entry} rules={refusal.rules} shown={shown} />;
  const { code } = refusal;
  if (code !== 'NO_AVAILABLE_SLOT') return <Sentence code={code} />;
  const { change, snapshot } = entry;
  if (change.kind === 'status' && change.to === 'CONFIRMED' && snapshot)
    return <WhyFull booking={snapshot} />;
  return <WhoHasIt entry={entry} shown={shown} bookings={bookings} />;
}

type Refused = Extract<ChangeRefusal, { kind: 'refused' }>;

function Sentence({ code }: Pick<Refused, 'code'>) {
  return <p>{refusalText(code, useMessages())}</p>;
}

/** The guests who have the tables, as far as this device knows. */
function WhoHasIt({ entry, shown, bookings }: Omit<AttentionReasonProps, 'refusal'>) {
  const messages = useMessages();
  const { venue } = useSession().session;
  const now = useServerClock().now();
  const holders = tableHolders(entry, shown, { bookings, venue, now });
  if (holders.length === 0) return <Sentence code="NO_AVAILABLE_SLOT" />;
  return holders.map(({ table, booking }) => (
    <p key={table.id}>
      {messages.service.taken(tableText([table], messages), nameOf(booking, messages))}
    </p>
  ));
}

interface ChangedElsewhereProps {
  snapshot: StaffBooking | null;
  fresh: StaffBooking;
}

function ChangedElsewhere({ snapshot, fresh }: ChangedElsewhereProps) {
  const messages = useMessages();
  const { format } = useSession();
  const differences = snapshot ? differencesOf(snapshot, fresh, format, messages) : [];
  return (
    <>
      <p>{messages.service.changedElsewhere}</p>
      <ul>
        {differences.map(({ field, onScreen, now }) => (
          <li key={field}>
            {field}: <s>{onScreen}</s> → <strong>{now}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

interface BrokenRulesProps extends Pick<AttentionReasonProps, 'entry' | 'shown'> {
  rules: readonly BrokenRule[];
}

/** The rules of the venue that stand against a change, a sentence for each. */
function BrokenRules({ entry, rules, shown }: BrokenRulesProps) {
  const { bookingSheet: texts } = useMessages('service');
  const { session, format } = useSession();
  const { change, tappedAt } = entry;
  const party = change.kind === 'walk-in' ? change.walkIn : shown;
  if (!party) return null;
  const tapped = toVenueIso(session.venue.utcOffsets, tappedAt);
  const at = seatsNow(change) || !shown ? tapped : shown.bookingAt;
  const judged = {
    time: timeOf(at, format),
    covers: coversOf(session.venue, party),
    highChairs: shown?.highChairs ?? 0,
    strollers: shown?.strollers ?? 0,
  };
  return (
    <ul>
      {ruleSentences(rules, judged, texts).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
