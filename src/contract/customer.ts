import * as z from 'zod/mini';
import { named, record } from './described.ts';
import * as limits from './limits.ts';

/** A customer as an integration with public access sees them: only what it sent itself. */
export const PublicCustomer = record(
  'PublicCustomer',
  'A customer with reduced fields, for public data access: only what this integration sent.',
  {
    uuid: [z.string(), 'The customer’s id.'],
    name: [z.string(), 'The name, as this integration last sent it.'],
    language: [limits.Language, 'The language, as this integration last sent it.'],
  },
);
export type PublicCustomer = z.infer<typeof PublicCustomer>;

export const CustomerTag = record('CustomerTag', 'A tag that the venue gives to customers.', {
  id: [z.int(), 'The tag’s id.'],
  name: [z.string(), 'Its name.'],
  color: [z.string(), 'Its colour, for display.'],
});
const Counted = z.int().check(z.gte(0));

export const PrivateCustomer = record(
  'PrivateCustomer',
  'A customer with all fields, for private data access.',
  {
    privateNotes: [z.nullable(limits.Notes), 'The venue’s internal notes.'],
    visitFrequency: [
      z.nullable(Counted),
      'The average number of days between visits; null before the second.',
    ],
    averageOrderAmountPerPax: [
      z.nullable(Counted),
      'The average spend per person in cents; null without a ticket.',
    ],
    bookingReputation: [
      z.number(),
      'How reliable the customer is: positive is good, negative is poor, 0 means too little history.',
    ],
    bookingsCount: [Counted, 'The number of bookings.'],
    visitsCount: [Counted, 'The number of visits.'],
    cancellationsCount: [Counted, 'The number of canceled bookings.'],
    noShowsCount: [Counted, 'The number of no-shows.'],
    firstVisitAt: [z.nullable(limits.DateTime), 'The first visit; null before it.'],
    lastVisitAt: [z.nullable(limits.DateTime), 'The last visit; null before the first.'],
    firstCancellationAt: [z.nullable(limits.DateTime), 'The first cancellation; null without one.'],
    nextVisitScheduledAt: [z.nullable(limits.DateTime), 'The next booking; null without one.'],
    tags: [z.array(CustomerTag), 'The venue’s tags for this customer.'],
    uuid: [z.string(), 'The customer’s id.'],
    email: [z.nullable(z.string()), 'The email address.'],
    phone: [z.nullable(z.string()), 'The phone number with country code (E.164).'],
    birthDate: [z.nullable(limits.WallDate), 'The date of birth.'],
    postalCode: [z.nullable(limits.PostalCode), 'The postal code of the customer’s address.'],
    isVip: [z.boolean(), 'Whether the venue marked the customer as a VIP.'],
    isBusiness: [z.boolean(), 'Whether the customer books for a company.'],
    language: [limits.Language, 'The language of messages to the customer.'],
    acceptsImportantAlerts: [
      z.boolean(),
      'Whether the customer agreed to alerts about their bookings, such as a closure because of the weather.',
    ],
    hasGdprConsent: [
      z.boolean(),
      'Whether the customer consented to data processing with a booking. False for guests whom the venue only informed, or took over from another system.',
    ],
    acceptsMarketing: [z.boolean(), 'Whether the customer agreed to marketing.'],
    country: [z.string(), 'The customer’s country, ISO 3166-1 alpha-2.'],
    /** At least three characters from partners, one from diners and staff. */
    name: [limits.text({ min: 1, max: 255 }), 'The customer’s full name.'],
  },
);
export type PrivateCustomer = z.infer<typeof PrivateCustomer>;

export const CustomerAnswer = named(
  'CustomerAnswer',
  'A customer in the shape of the integration’s data access: private or public.',
  z.union([PrivateCustomer, PublicCustomer]),
);
export type CustomerAnswer = z.infer<typeof CustomerAnswer>;
