import { CustomerAnswer, CustomerTag, PrivateCustomer, PublicCustomer } from '../../customer.ts';
import * as limits from '../../limits.ts';
import { described, describedValue } from '../described.ts';

/** Customers in responses. */
export const CUSTOMER_ANSWERS = {
  CustomerAnswer: describedValue(
    CustomerAnswer,
    'A customer in the shape of the integration’s data access: private or public.',
  ),
  PrivateCustomer: described(
    PrivateCustomer,
    'A customer with all fields, for private data access.',
    {
      privateNotes: 'The venue’s internal notes.',
      visitFrequency: 'The average number of days between visits; null before the second.',
      averageOrderAmountPerPax: 'The average spend per person in cents; null without a ticket.',
      bookingReputation:
        'How reliable the customer is: positive is good, negative is poor, 0 means too little history.',
      bookingsCount: 'The number of bookings.',
      visitsCount: 'The number of visits.',
      cancellationsCount: 'The number of canceled bookings.',
      noShowsCount: 'The number of no-shows.',
      firstVisitAt: 'The first visit; null before it.',
      lastVisitAt: 'The last visit; null before the first.',
      firstCancellationAt: 'The first cancellation; null without one.',
      nextVisitScheduledAt: 'The next booking; null without one.',
      tags: 'The venue’s tags for this customer.',
      uuid: 'The customer’s id.',
      email: 'The email address.',
      phone: 'The phone number with country code (E.164).',
      birthDate: 'The date of birth.',
      postalCode: 'The postal code of the customer’s address.',
      isVip: 'Whether the venue marked the customer as a VIP.',
      isBusiness: 'Whether the customer books for a company.',
      language: 'The language of messages to the customer.',
      acceptsImportantAlerts:
        'Whether the customer agreed to alerts about their bookings, such as a closure because of the weather.',
      hasGdprConsent:
        'Whether the customer consented to data processing with a booking. False for guests whom the venue only informed, or took over from another system.',
      acceptsMarketing: 'Whether the customer agreed to marketing.',
      country: 'The customer’s country, ISO 3166-1 alpha-2.',
      name: 'The customer’s full name.',
    },
  ),
  PublicCustomer: described(
    PublicCustomer,
    'A customer with reduced fields, for public data access: only what this integration sent.',
    {
      uuid: 'The customer’s id.',
      name: 'The name, as this integration last sent it.',
      language: 'The language, as this integration last sent it.',
    },
  ),
  CustomerTag: described(CustomerTag, 'A tag that the venue gives to customers.', {
    id: 'The tag’s id.',
    name: 'Its name.',
    color: 'Its colour, for display.',
  }),
  Language: describedValue(limits.Language, 'A language, ISO 639-1.'),
  Country: describedValue(limits.Country, 'A country, ISO 3166-1 alpha-2, and XK for Kosovo.'),
};
