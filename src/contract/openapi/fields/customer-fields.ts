import { CustomerAnswer, CustomerTag, PrivateCustomer, PublicCustomer } from '../../customer.ts';
import * as limits from '../../limits.ts';
import { described, describedValue } from '../described.ts';

/** Customers as they are answered. */
export const CUSTOMER_ANSWERS = {
  CustomerAnswer: describedValue(
    CustomerAnswer,
    'A customer in the shape that the integration’s data access gives: private or public.',
  ),
  PrivateCustomer: described(PrivateCustomer, 'A customer, for private data access.', {
    privateNotes: 'Notes for the venue’s own people.',
    visitFrequency: 'Days between two visits on average; null before the second.',
    averageOrderAmountPerPax: 'What one person spends on average, in cents; null without a ticket.',
    bookingReputation:
      'How reliable the bookings were: negative is poor, 0 is too little history, positive is good.',
    bookingsCount: 'How many bookings.',
    visitsCount: 'How many visits.',
    cancellationsCount: 'How many bookings were canceled.',
    noShowsCount: 'How often nobody came.',
    firstVisitAt: 'The first visit; null before it.',
    lastVisitAt: 'The latest visit; null before the first.',
    firstCancellationAt: 'The first cancellation; null without any.',
    nextVisitScheduledAt: 'The next booking to come; null without any.',
    tags: 'What the venue marked the customer with.',
    uuid: 'The customer’s identifier.',
    email: 'The email address.',
    phone: 'The phone number with country code (E.164).',
    birthDate: 'The date of birth.',
    postalCode: 'The postal code of the customer’s address.',
    isVip: 'The venue treats this customer as a very important guest.',
    isBusiness: 'The customer books for a company.',
    language: 'The language to write to the customer in.',
    acceptsImportantAlerts:
      'The customer agreed to alerts about their bookings, such as a closure because of the weather.',
    hasGdprConsent: 'The customer agreed to the processing of their data.',
    acceptsMarketing: 'The customer agreed to marketing.',
    country: 'The customer’s country, ISO 3166-1 alpha-2.',
    name: 'The customer’s full name.',
  }),
  PublicCustomer: described(
    PublicCustomer,
    'A customer, for public data access: no more than this integration sent itself.',
    {
      uuid: 'The customer’s identifier.',
      name: 'The name, as this integration last sent it.',
      language: 'The language, as this integration last sent it.',
    },
  ),
  CustomerTag: described(CustomerTag, 'A mark that the venue gives to customers.', {
    id: 'The tag’s id.',
    name: 'What it is called.',
    color: 'Its colour, for display.',
  }),
  Language: describedValue(limits.Language, 'A language, ISO 639-1.'),
  Country: describedValue(limits.Country, 'A country, ISO 3166-1 alpha-2, and XK for Kosovo.'),
};
