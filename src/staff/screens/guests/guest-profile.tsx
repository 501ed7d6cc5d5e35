import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { problemCodeOf } from '../../../client/errors.ts';
import type { StaffCustomer } from '../../../contract/staff/customers.ts';
import { contactText } from '../../bookings/booking-text.ts';
import { loadWithTexts } from '../../messages/load-message-part.ts';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../parts/icon.tsx';
import { hrefOf, START } from '../../route.ts';
import { useSession } from '../../session/session.ts';
import { GuestAdministration } from './guest-administration.tsx';
import { GuestBookingList } from './guest-booking-list.tsx';
import { useProfile } from './guest-calls.ts';
import { GuestContact } from './guest-contact.tsx';
import { GuestFigures, GuestTold } from './guest-figures.tsx';
import { GuestNotes } from './guest-notes.tsx';
import { GuestTags } from './guest-tags.tsx';

const BookingSheet = lazy(() =>
  loadWithTexts('service', import('../booking-sheet/booking-sheet.tsx')),
);

/** Everything that staff know about a guest. Mounted anew for each, to take the focus. */
export function GuestProfile({ uuid }: { uuid: string }) {
  const messages = useMessages('service');
  const texts = messages.guests;
  const profile = useRef<HTMLElement>(null);
  const { data, error, refetch } = useProfile(uuid);
  const isGone = problemCodeOf(error) === 'CUSTOMER_NOT_FOUND';
  useLayoutEffect(() => profile.current?.focus(), []);
  return (
    <section ref={profile} className="guest-profile" aria-label={texts.profile} tabIndex={-1}>
      <a className="button quiet guests-back" href={hrefOf({ ...START, place: 'guests' })}>
        <Icon name="left" />
        {messages.back}
      </a>
      {data && !isGone ? (
        <Profile customer={data} />
      ) : error ? (
        <div className="guests-failure" role="alert">
          <p className="state-title">{isGone ? texts.gone : texts.profileFailed}</p>
          {isGone ? (
            <p className="quiet-text">{texts.goneWhy}</p>
          ) : (
            <button type="button" className="button" onClick={() => void refetch()}>
              {messages.tryAgain}
            </button>
          )}
        </div>
      ) : (
        <div className="skeleton" aria-busy="true">
          <span className="skeleton-block" data-width="title" />
          <span className="skeleton-block" data-width="72" />
          <span className="skeleton-block" data-width="48" />
        </div>
      )}
    </section>
  );
}

function Profile({ customer }: { customer: StaffCustomer }) {
  const { guests: texts, details } = useMessages('service');
  const { session } = useSession();
  const { permissions } = session.staff;
  const [isBooking, setIsBooking] = useState(false);
  const mayChange = permissions.includes('customers:update');
  const { uuid, name, phone, email, alsoBookedAs } = customer;
  return (
    <>
      <header className="guest-head">
        <h2>{name}</h2>
        {permissions.includes('bookings:create') && (
          <button type="button" className="button main" onClick={() => setIsBooking(true)}>
            {texts.bookAgain}
          </button>
        )}
      </header>
      {alsoBookedAs.length > 0 && (
        <p className="quiet-text">
          {details.alsoBookedAs}:{' '}
          {alsoBookedAs.map((contact) => contactText(contact, customer)).join('; ')}
        </p>
      )}
      <GuestContact customer={customer} mayChange={mayChange} />
      <GuestTold customer={customer} />
      <GuestNotes key={customer.uuid} customer={customer} mayChange={mayChange} />
      <GuestTags customer={customer} mayChange={mayChange} />
      <GuestFigures customer={customer} />
      <GuestBookingList customer={customer} />
      <GuestAdministration customer={customer} />
      {isBooking && (
        <Suspense>
          <BookingSheet
            mode={{ kind: 'new', date: session.venue.today, guest: { uuid, name, phone, email } }}
            onClose={() => setIsBooking(false)}
            onDone={() => setIsBooking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
