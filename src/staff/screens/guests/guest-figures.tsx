import type { StaffCustomer } from '../../../contract/staff/customers.ts';
import { reputationText } from '../../bookings/booking-text.ts';
import { visitTexts } from '../../bookings/visits-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { moneyOf, shortDateOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { FactList } from '../booking/fact-list.tsx';

/** How often the guest came, and what they spent. */
export function GuestFigures({ customer }: { customer: StaffCustomer }) {
  const messages = useMessages('service');
  const { details, guests: texts } = messages;
  const { format } = useSession();
  const { noShowsCount, cancellationsCount, averagePax, spent } = customer;
  const perPerson = customer.averageOrderAmountPerPax;
  return (
    <FactList
      heading={texts.figures}
      facts={[
        [details.visitsLabel, visitTexts(customer, messages, format).join(', ')],
        noShowsCount > 0 && [messages.status.NO_SHOW, details.noShows(noShowsCount)],
        cancellationsCount > 0 && [
          messages.status.CANCELED,
          details.cancellations(cancellationsCount),
        ],
        [details.reputation, reputationText(customer, messages)],
        averagePax !== null && [
          texts.averageParty,
          new Intl.NumberFormat(format.locale).format(averagePax),
        ],
        spent > 0 && [texts.spent, moneyOf(spent, format)],
        perPerson !== null && [details.spendsLabel, details.spends(moneyOf(perPerson, format))],
      ]}
    />
  );
}

/** Allergies and wishes of earlier bookings, which the guest may not say again. */
export function GuestTold({
  customer: { allergiesTold, wishesTold },
}: {
  customer: StaffCustomer;
}) {
  const messages = useMessages('service');
  return (
    <>
      <ToldList heading={messages.details.allergies} told={allergiesTold} isDanger />
      <ToldList heading={messages.details.requests} told={wishesTold} />
    </>
  );
}

interface ToldListProps {
  heading: string;
  told: StaffCustomer['allergiesTold'];
  isDanger?: boolean;
}

function ToldList({ heading, told, isDanger = false }: ToldListProps) {
  const { format } = useSession();
  if (told.length === 0) return null;
  return (
    <section className="callout" data-tone={isDanger ? 'danger' : undefined}>
      <h3>{heading}</h3>
      <ul>
        {told.map(({ text, bookingAt }) => (
          <li key={text}>
            {text} <time dateTime={bookingAt}>({shortDateOf(bookingAt, format)})</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
