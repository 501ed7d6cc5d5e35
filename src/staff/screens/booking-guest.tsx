import type { PrivateBooking } from '../../contract/booking.ts';
import type { PrivateCustomer } from '../../contract/customer.ts';
import { formatDate } from '../../ui/format.ts';
import { reputationWords } from '../booking-words.ts';
import { messages } from '../messages.ts';
import { useSession } from '../session.ts';
import { moneyOf, shortDateOf } from '../wording.ts';
import { FactList } from './fact-list.tsx';

const words = messages.details;

/** Who the guest is to the house. */
export function BookingGuest({ booking: { customer, isWalkIn } }: { booking: PrivateBooking }) {
  const { wording } = useSession();
  if (!customer) {
    return (
      <section className="facts">
        <h3>{words.guest}</h3>
        <p className="quiet-text">{isWalkIn ? words.noGuest : words.withheld}</p>
      </section>
    );
  }
  const { phone, email, birthDate, averageOrderAmountPerPax } = customer;
  return (
    <>
      <FactList
        heading={words.guest}
        facts={[
          customer.isVip && [messages.mark.vip, messages.conflict.yes],
          [words.visitsWord, <History key="history" customer={customer} />],
          [words.reputation, reputationWords(customer)],
          phone !== null && [
            words.phone,
            <a key="phone" href={`tel:${phone}`}>
              {phone}
            </a>,
          ],
          email !== null && [
            words.email,
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [words.language, languageName(customer.language, wording.locale)],
          birthDate !== null && [
            words.birthday,
            formatDate(wording.locale, birthDate, { day: 'numeric', month: 'long' }),
          ],
          averageOrderAmountPerPax !== null && [
            words.spendsWord,
            words.spends(moneyOf(averageOrderAmountPerPax, wording)),
          ],
          customer.tags.length > 0 && [
            words.tags,
            customer.tags.map(({ name }) => name).join(', '),
          ],
          customer.isBusiness && [words.business, messages.conflict.yes],
        ]}
      />
      {customer.privateNotes && (
        <div className="callout">
          <h3>{words.guestNotes}</h3>
          <p>{customer.privateNotes}</p>
        </div>
      )}
    </>
  );
}

function History({ customer }: { customer: PrivateCustomer }) {
  const { wording } = useSession();
  const { visitsCount, noShowsCount, cancellationsCount, lastVisitAt } = customer;
  const last = lastVisitAt === null ? null : words.lastVisit(shortDateOf(lastVisitAt, wording));
  const parts = [
    words.visits(visitsCount),
    visitsCount > 0 && last,
    noShowsCount > 0 && words.noShows(noShowsCount),
    cancellationsCount > 0 && words.cancellations(cancellationsCount),
  ];
  return <>{parts.filter(Boolean).join(', ')}</>;
}

function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}
