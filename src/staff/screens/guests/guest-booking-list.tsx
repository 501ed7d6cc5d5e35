import { useState } from 'react';
import type { GuestBooking, StaffCustomer } from '../../../contract/staff/customers.ts';
import type { Contact } from '../../../domain/as-booked.ts';
import { differenceText, partyOf, tableText } from '../../bookings/booking-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { dateTimeOf, moneyOf } from '../../parts/venue-format.ts';
import { hrefOf, START } from '../../route.ts';
import { useSession } from '../../session/session.ts';
import { useAllBookings } from './guest-calls.ts';

/** The bookings of a guest: those to come, and the visits. */
export function GuestBookingList({ customer }: { customer: StaffCustomer }) {
  const messages = useMessages('service');
  const texts = messages.guests;
  const { nextBookings, pastBookings, hasMoreBookings } = customer;
  const [showsAll, setShowsAll] = useState(false);
  const { data: all, error, refetch } = useAllBookings(customer.uuid, showsAll);
  const coming = new Set(nextBookings.map(({ uuid }) => uuid));
  const past = all?.filter(({ uuid }) => !coming.has(uuid)) ?? pastBookings;
  return (
    <>
      <BookingRows heading={texts.coming} customer={customer} bookings={nextBookings} />
      <BookingRows heading={texts.earlier} customer={customer} bookings={past} />
      {nextBookings.length + past.length === 0 && <p className="quiet-text">{texts.noBookings}</p>}
      {error && (
        <div role="alert" className="guests-failure">
          <p>{texts.profileFailed}</p>
          <button type="button" className="button" onClick={() => void refetch()}>
            {messages.tryAgain}
          </button>
        </div>
      )}
      {hasMoreBookings && !all && !error && (
        <button
          type="button"
          className="button"
          aria-busy={showsAll || undefined}
          onClick={() => setShowsAll(true)}
        >
          {texts.showAll}
        </button>
      )}
    </>
  );
}

interface BookingRowsProps {
  heading: string;
  customer: Contact;
  bookings: readonly GuestBooking[];
}

function BookingRows({ heading, customer, bookings }: BookingRowsProps) {
  if (bookings.length === 0) return null;
  return (
    <section className="guest-bookings">
      <h3>{heading}</h3>
      <ul>
        {bookings.map((booking) => (
          <li key={booking.uuid}>
            <BookingRow customer={customer} booking={booking} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BookingRow({ customer, booking }: { customer: Contact; booking: GuestBooking }) {
  const messages = useMessages('service');
  const { session, format } = useSession();
  const { uuid, workDay, bookingAt, status, tables, ticketTotalAmount, privateNotes } = booking;
  const date = workDay === session.venue.today ? null : workDay;
  const facts = [
    differenceText(booking.bookedAs, customer),
    partyOf(booking, messages, format),
    tableText(tables, messages),
    ticketTotalAmount !== null && moneyOf(ticketTotalAmount, format),
    booking.specialOccasion !== null && messages.occasion[booking.specialOccasion],
  ];
  return (
    <a
      className="guest-booking"
      href={hrefOf({ ...START, date, booking: uuid })}
      data-status={status}
    >
      <time dateTime={bookingAt}>{dateTimeOf(bookingAt, format)}</time>{' '}
      <span className="search-status">{messages.status[status]}</span>{' '}
      <span className="guest-booking-facts">{facts.filter(Boolean).join(', ')}</span>{' '}
      {privateNotes && <span className="guest-booking-note">{privateNotes}</span>}
    </a>
  );
}
