import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { CustomerForStaff } from '../../../contract/staff/customers.ts';
import { formatDate } from '../../../ui/format.ts';
import { contactText, reputationText } from '../../bookings/booking-text.ts';
import { visitTexts } from '../../bookings/visits-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../parts/icon.tsx';
import { moneyOf } from '../../parts/venue-format.ts';
import { hrefOf, START } from '../../route.ts';
import { useSession } from '../../session/session.ts';
import { FactList } from './fact-list.tsx';

/** The guest’s contact details, history and notes. */
export function BookingGuest({ booking: { customer, isWalkIn } }: { booking: StaffBooking }) {
  const messages = useMessages('service');
  const texts = messages.details;
  const { session, format } = useSession();
  if (!customer) {
    return (
      <section className="facts">
        <h3>{texts.guest}</h3>
        <p className="quiet-text">{isWalkIn ? texts.noGuest : texts.withheld}</p>
      </section>
    );
  }
  const { phone, email, profile, birthDate, averageOrderAmountPerPax } = customer;
  return (
    <>
      <FactList
        heading={texts.guest}
        facts={[
          customer.isVip && [messages.badge.vip, messages.conflict.yes],
          [texts.visitsLabel, <History key="history" customer={customer} />],
          [texts.reputation, reputationText(customer, messages)],
          phone !== null && [
            texts.phone,
            <a key="phone" href={`tel:${phone}`}>
              {phone}
            </a>,
          ],
          email !== null && [
            texts.email,
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          profile && [messages.guestProfile, contactText(profile, customer)],
          [texts.language, languageName(customer.language, format.locale)],
          birthDate !== null && [
            texts.birthday,
            formatDate(format.locale, birthDate, { day: 'numeric', month: 'long' }),
          ],
          averageOrderAmountPerPax !== null && [
            texts.spendsLabel,
            texts.spends(moneyOf(averageOrderAmountPerPax, format)),
          ],
          customer.tags.length > 0 && [
            texts.tags,
            customer.tags.map(({ name }) => name).join(', '),
          ],
          customer.isBusiness && [texts.business, messages.conflict.yes],
        ]}
      />
      {session.staff.permissions.includes('customers:read') && (
        <a
          className="button open-profile"
          href={hrefOf({ ...START, place: 'guests', customer: customer.uuid })}
        >
          <Icon name="person" />
          {messages.openProfile}
        </a>
      )}
      {customer.privateNotes && (
        <div className="callout">
          <h3>{texts.guestNotes}</h3>
          <p>{customer.privateNotes}</p>
        </div>
      )}
    </>
  );
}

function History({ customer }: { customer: CustomerForStaff }) {
  const messages = useMessages();
  const texts = messages.details;
  const { format } = useSession();
  const { noShowsCount, cancellationsCount } = customer;
  const parts = [
    ...visitTexts(customer, messages, format),
    noShowsCount > 0 && texts.noShows(noShowsCount),
    cancellationsCount > 0 && texts.cancellations(cancellationsCount),
  ];
  return <>{parts.filter(Boolean).join(', ')}</>;
}

function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}
