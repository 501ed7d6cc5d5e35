import type { FoundCustomer } from '../../../contract/staff/customers.ts';
import { contactText } from '../../bookings/booking-text.ts';
import { visitTexts } from '../../bookings/visits-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { dateTimeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { matchedParts } from './matched-parts.ts';

/** A guest who was found: who they are, how often they came, and when they come next. */
export function GuestLine({ customer, search }: { customer: FoundCustomer; search: string }) {
  const messages = useMessages('service');
  const { format } = useSession();
  const { name, phone, email, isVip, noShowsCount, bookedAs } = customer;
  const [next] = customer.nextBookings;
  const { details } = messages;
  const known = [
    isVip && messages.badge.vip,
    ...visitTexts(customer, messages, format),
    noShowsCount > 0 && details.noShows(noShowsCount),
  ];
  return (
    <>
      <strong>
        <MatchedText text={name} search={search} />
      </strong>{' '}
      <span className="guest-contact">
        {[phone, email].map(
          (contact) =>
            contact !== null && (
              <span key={contact}>
                <MatchedText text={contact} search={search} />{' '}
              </span>
            ),
        )}
      </span>{' '}
      {bookedAs && (
        <span className="guest-contact">
          {details.alsoBookedAs}:{' '}
          <MatchedText text={contactText(bookedAs, customer)} search={search} />{' '}
        </span>
      )}
      <span className="guest-known">{known.filter(Boolean).join(', ')}</span>{' '}
      {next && (
        <span className="guest-next">
          {messages.guests.comes(dateTimeOf(next.bookingAt, format))}
        </span>
      )}
    </>
  );
}

/** A text in which what was searched for stands out. */
function MatchedText({ text, search }: { text: string; search: string }) {
  let start = 0;
  return matchedParts(text, search).map(({ text: part, isMatch }) => {
    const key = start;
    start += part.length;
    return isMatch ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
  });
}
