import { useId, useMemo } from 'react';
import { partyOf, tableText } from '../../bookings/booking-text.ts';
import { visitCounts } from '../../bookings/visits-text.ts';
import { useDay } from '../../day-data/use-day.ts';
import { useMessages } from '../../messages/messages.ts';
import { timeOf } from '../../parts/venue-format.ts';
import { type GuestOfDay, guestsOfDay } from '../../service/guests-of-day.ts';
import { useSession } from '../../session/session.ts';
import { GuestLink } from './guest-link.tsx';

/** The guests of today, before anybody searches. Nothing until the day is known: the search works without it. */
export function TodaysGuests({ chosenUuid }: { chosenUuid: string | null }) {
  const texts = useMessages('service').guests;
  const { day } = useDay(useSession().session.venue.today);
  const headingId = useId();
  const guests = useMemo(() => guestsOfDay(day?.bookings ?? []), [day]);
  if (guests.length === 0) return null;
  return (
    <section className="guests-today" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.today}</h2>
      <ul className="guests-found">
        {guests.map((guest) => (
          <li key={guest.booking.uuid}>
            <GuestLink uuid={guest.customer.uuid} isChosen={guest.customer.uuid === chosenUuid}>
              <TodaysGuest guest={guest} />
            </GuestLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TodaysGuest({ guest: { customer, booking } }: { guest: GuestOfDay }) {
  const messages = useMessages('service');
  const { format } = useSession();
  const { name, isVip } = customer;
  const visit = [
    timeOf(booking.bookingAt, format),
    partyOf(booking, messages, format),
    tableText(booking.tables, messages),
  ];
  const known = [isVip && messages.badge.vip, ...visitCounts(customer, messages)];
  return (
    <>
      <strong>{name}</strong>{' '}
      <span className="guest-known">{visit.filter(Boolean).join(', ')}</span>{' '}
      <span className="guest-known">{known.filter(Boolean).join(', ')}</span>
    </>
  );
}
