import type { PrivateCustomer, PublicCustomer } from '../../contract/customer.ts';
import type { CustomerAsBooked, CustomerForStaff } from '../../contract/staff/customers.ts';
import { bookingReputation, visitFrequency } from '../../domain/reputation.ts';
import type { Venue } from '../../domain/venue.ts';
import { toZonedIso } from '../../domain/venue-time.ts';
import type { CustomerView } from '../bookings/booking-view.ts';

type CustomerViewFor<Access extends CustomerView['access']> = Extract<
  CustomerView,
  { access: Access }
>;

/** A customer in the shape for the caller's data access. */
export function customerShape(venue: Venue, view: CustomerView): PrivateCustomer | PublicCustomer {
  return view.access === 'private' ? privateCustomer(venue, view) : publicCustomer(view);
}

export function publicCustomer({ customer }: CustomerViewFor<'public'>): PublicCustomer {
  return { uuid: customer.uuid, name: customer.name, language: customer.language };
}

export function privateCustomer(
  venue: Venue,
  { customer, visits }: Omit<CustomerViewFor<'private'>, 'profile'>,
): PrivateCustomer {
  const at = (instant: number | null) =>
    instant === null ? null : toZonedIso(venue.timezone, instant);
  return {
    privateNotes: customer.privateNotes,
    visitFrequency: visitFrequency(visits),
    averageOrderAmountPerPax: visits.averageOrderAmountPerPax,
    bookingReputation: bookingReputation(visits),
    bookingsCount: visits.bookingsCount,
    visitsCount: visits.visitsCount,
    cancellationsCount: visits.cancellationsCount,
    noShowsCount: visits.noShowsCount,
    firstVisitAt: at(visits.firstVisitAt),
    lastVisitAt: at(visits.lastVisitAt),
    firstCancellationAt: at(visits.firstCancellationAt),
    nextVisitScheduledAt: at(visits.nextVisitScheduledAt),
    tags: [...customer.tags],
    uuid: customer.uuid,
    email: customer.email,
    phone: customer.phone,
    birthDate: customer.birthDate,
    postalCode: customer.postalCode,
    isVip: customer.isVip,
    isBusiness: customer.isBusiness,
    language: customer.language,
    acceptsImportantAlerts: customer.acceptsImportantAlerts,
    hasGdprConsent: customer.consentedAt !== null,
    acceptsMarketing: customer.acceptsMarketing,
    country: customer.country,
    name: customer.name,
  };
}

/** The fields for partners with private access, and those for staff only. */
export function customerForStaff(
  venue: Venue,
  view: Omit<CustomerViewFor<'private'>, 'profile'>,
): CustomerForStaff {
  const { earlierVisits } = view.customer;
  return { ...privateCustomer(venue, view), ...(earlierVisits && { earlierVisits }) };
}

/** The customer of a booking, as given with it, and what differs in the profile. */
export function customerAsBooked(venue: Venue, view: CustomerViewFor<'private'>): CustomerAsBooked {
  const { profile } = view;
  return { ...customerForStaff(venue, view), ...(profile && { profile }) };
}
