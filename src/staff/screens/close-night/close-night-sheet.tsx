import './close-night.css';
import { useState } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { addDays, type Instant, type WallDate } from '../../../domain/venue-time.ts';
import { nameOf, partyOf } from '../../bookings/booking-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { useNotifications } from '../../notifications/notifications.tsx';
import { useOutbox } from '../../outbox/outbox-provider.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { isFirstPress } from '../../parts/first-press.ts';
import { timeOf } from '../../parts/venue-format.ts';
import { hrefOf, START } from '../../route.ts';
import {
  CLOSED_AS,
  UNFINISHED_KINDS,
  type UnfinishedKind,
  unfinishedParties,
} from '../../service/unfinished-parties.ts';
import { useSession } from '../../session/session.ts';
import { NoteForTomorrow } from './note-for-tomorrow.tsx';

interface CloseNightSheetProps {
  date: WallDate;
  bookings: readonly StaffBooking[];
  now: Instant;
  onClose: () => void;
}

/**
 * What is left of a night, each kind with one tap, and the way to its figures. Nothing happens by itself: only somebody
 * who was there knows who came.
 */
export default function CloseNightSheet({ date, bookings, now, onClose }: CloseNightSheetProps) {
  const texts = useMessages('service').closeNight;
  const { permissions } = useSession().session.staff;
  const unfinished = unfinishedParties(bookings, now);
  const isDone = UNFINISHED_KINDS.every((kind) => unfinished[kind].length === 0);
  return (
    <Dialog heading={texts.heading} onClose={onClose} size="large">
      <div className="close-night">
        <p role="status">{isDone ? texts.nothingLeft : texts.whatIsLeft}</p>
        {UNFINISHED_KINDS.map((kind) => (
          <UnfinishedGroup key={kind} kind={kind} parties={unfinished[kind]} />
        ))}
        {unfinished.coming.length > 0 && (
          <p className="quiet-text">{texts.coming(unfinished.coming.length)}</p>
        )}
        {permissions.includes('tonight:change') && <NoteForTomorrow date={addDays(date, 1)} />}
        {permissions.includes('reports:read') && (
          <a
            className={isDone ? 'button main tall' : 'button tall'}
            href={hrefOf({ ...START, place: 'reports', date })}
          >
            {texts.figures}
          </a>
        )}
      </div>
    </Dialog>
  );
}

/** So many changes a device can take back. Whoever closes more than that is asked whether they are sure. */
const MOST_UNDONE = 10;

interface UnfinishedGroupProps {
  kind: UnfinishedKind;
  parties: readonly StaffBooking[];
}

function UnfinishedGroup({ kind, parties }: UnfinishedGroupProps) {
  const messages = useMessages('service');
  const texts = messages.closeNight.kinds[kind];
  const { format } = useSession();
  const outbox = useOutbox();
  const { notify } = useNotifications();
  const [isSure, setIsSure] = useState(false);
  const asksAgain = isSure && parties.length > MOST_UNDONE;
  if (parties.length === 0) return null;

  const closeAll = () => {
    const change = { kind: 'status', to: CLOSED_AS[kind] } as const;
    const taps = parties.map((booking) => outbox.tap(change, booking, booking.workDay));
    notify({
      text: texts.done(parties.length),
      isProblem: false,
      action: {
        label: messages.undo,
        run: () => {
          for (const id of taps.toReversed()) if (outbox.canUndo(id)) outbox.undo(id);
        },
      },
    });
  };

  return (
    <section className="close-night-group">
      <div className="close-night-head">
        <h3>{texts.count(parties.length)}</h3>
        <button
          type="button"
          className="button tall"
          onClick={(event) => {
            if (!isFirstPress(event)) return;
            if (parties.length > MOST_UNDONE && !isSure) setIsSure(true);
            else closeAll();
          }}
        >
          {texts.close}
        </button>
      </div>
      {asksAgain && (
        <p role="alert" className="problem">
          {messages.closeNight.sure(parties.length)}
        </p>
      )}
      <ul>
        {parties.map((booking) => (
          <li key={booking.uuid}>
            {timeOf(booking.bookingAt, format)} {nameOf(booking, messages)},{' '}
            {partyOf(booking, messages, format)}
          </li>
        ))}
      </ul>
    </section>
  );
}
