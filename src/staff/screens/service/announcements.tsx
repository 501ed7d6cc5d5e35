import { useEffect, useRef, useState } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { nameOf, tableText } from '../../bookings/booking-text.ts';
import { useMessages } from '../../messages/messages.ts';
import type { StaffMessages } from '../../messages/staff-messages.ts';
import { isNewUuid } from '../../outbox/outbox-entry.ts';
import { useOutbox } from '../../outbox/outbox-provider.tsx';
import { timeOf, type VenueFormat } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { areAnnounced } from './announced-changes.ts';

/** Changes of others are gathered for so long, and said together. */
const PAUSE_MS = 10_000;

/** Tells screen readers what others changed, at most every ten seconds. Own taps are said at once, elsewhere. */
export function Announcements({ bookings }: { bookings: readonly StaffBooking[] | null }) {
  const messages = useMessages();
  const { format } = useSession();
  const outbox = useOutbox();
  const [said, setSaid] = useState('');
  const before = useRef<ReadonlyMap<string, StaffBooking> | null>(null);
  const gathered = useRef(new Map<string, { booking: StaffBooking; text: string }>());

  useEffect(() => {
    if (!bookings) return;
    const known = before.current;
    before.current = new Map(bookings.map((booking) => [booking.uuid, booking]));
    if (!known || !areAnnounced()) return;
    for (const booking of bookings) {
      if (isNewUuid(booking.uuid)) continue;
      const text = changeText(known.get(booking.uuid), booking, messages, format);
      if (text !== null) gathered.current.set(booking.uuid, { booking, text });
    }
  }, [bookings, messages, format]);

  useEffect(() => {
    const timer = setInterval(() => {
      // Only now: an event may have told of an own tap before its answer came.
      const others = [...gathered.current.values()].filter(({ booking }) => !outbox.isOwn(booking));
      gathered.current.clear();
      if (others.length === 0) return;
      const texts = others.map(({ text }) => text).join(', ');
      setSaid(messages.service.changes(others.length, texts));
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, [messages, outbox]);

  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

/** What changed, in a few words; null if it is nothing that anybody waits for. */
function changeText(
  before: StaffBooking | undefined,
  after: StaffBooking,
  messages: StaffMessages,
  format: VenueFormat,
): string | null {
  const { changeOf } = messages.service;
  const who = nameOf(after, messages);
  if (!before) return changeOf.added(who);
  if (before.version === after.version) return null;
  if (before.status !== after.status) return messages.moved[after.status](who);
  if (before.bookingAt !== after.bookingAt)
    return changeOf.time(who, timeOf(after.bookingAt, format));
  const tables = tableText(after.tables, messages);
  if (tableText(before.tables, messages) !== tables) return changeOf.tables(who, tables);
  return changeOf.other(who);
}
