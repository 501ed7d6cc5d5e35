import type {
  FoundCustomers,
  GuestBooking,
  GuestBookings,
  MergedCustomers,
  StaffCustomer,
} from '../../contract/staff/customers.ts';
import type { Booking } from '../../domain/booking.ts';
import type { Customer } from '../../domain/customer.ts';
import type { Told } from '../../domain/guest-history.ts';
import type { Venue } from '../../domain/venue.ts';
import { type Instant, toZonedIso } from '../../domain/venue-time.ts';
import { NO_VISITS, type VisitRecord, visitsAt } from '../../domain/visit-record.ts';
import type { CustomerProfile } from '../../operations/customers/customer-profile.ts';
import type { GuestBookingsView } from '../../operations/customers/list-guest-bookings.ts';
import type { Merge } from '../../operations/customers/merge-customers.ts';
import type { CustomerSearchView } from '../../operations/customers/search-customers.ts';
import { customerForStaff } from './customer-shape.ts';
import { tableShapes } from './table-changes-shape.ts';

const MAX_NEXT = 3;
/** The rest is read when somebody asks for it. */
const MAX_PAST = 10;

export function foundCustomersShape(view: CustomerSearchView): FoundCustomers {
  const { venue, now, found, bookings, hasMore } = view;
  const customers = found.map(({ customer, visits }) => {
    const own = bookings.filter(({ customerUuid }) => customerUuid === customer.uuid);
    const shape = privateOf(venue, customer, visits, now);
    const { tags, isVip, noShowsCount, lastVisitAt, earlierVisits, ...who } = shape;
    const { uuid, name, email, phone, visitsCount } = who;
    const nextBookings = own.slice(0, MAX_NEXT).map((each) => guestBookingShape(venue, each));
    const earlier = earlierVisits && { earlierVisits };
    const known = { tags, isVip, visitsCount, noShowsCount, lastVisitAt, ...earlier };
    return { uuid, name, email, phone, ...known, nextBookings };
  });
  return { customers, hasMore };
}

export function staffCustomerShape(profile: CustomerProfile): StaffCustomer {
  const { venue, now, version, customer, visits, history, notesWritten, alike } = profile;
  const at = (instant: Instant) => toZonedIso(venue.timezone, instant);
  const told = ({ text, bookingAt }: Told) => ({ text, bookingAt: at(bookingAt) });
  const shape = (booking: Booking) => guestBookingShape(venue, booking);
  return {
    ...privateOf(venue, customer, visits, now),
    version,
    spent: visits.spent,
    averagePax: history.averagePax,
    notesWritten: notesWritten && { by: notesWritten.by, at: at(notesWritten.at) },
    allergiesTold: history.allergies.map(told),
    wishesTold: history.wishes.map(told),
    nextBookings: history.next.map(shape),
    pastBookings: history.past.slice(0, MAX_PAST).map(shape),
    hasMoreBookings: history.past.length > MAX_PAST,
    alike: alike.map(({ customer: { uuid, name, email, phone }, visits: record }) => ({
      uuid,
      name,
      email,
      phone,
      visitsCount: record?.visitsCount ?? 0,
    })),
  };
}

export function guestBookingsShape({ venue, bookings, hasMore }: GuestBookingsView): GuestBookings {
  return { bookings: bookings.map((booking) => guestBookingShape(venue, booking)), hasMore };
}

export function mergedCustomersShape({ profile, moved }: Merge): MergedCustomers {
  return { customer: staffCustomerShape(profile), moved };
}

function privateOf(venue: Venue, customer: Customer, visits: VisitRecord | null, now: Instant) {
  const figures = visitsAt(visits ?? NO_VISITS, now);
  return customerForStaff(venue, { access: 'private', customer, visits: figures });
}

function guestBookingShape(venue: Venue, booking: Booking): GuestBooking {
  const { ticket } = booking;
  return {
    uuid: booking.uuid,
    workDay: booking.workDay,
    bookingAt: toZonedIso(venue.timezone, booking.bookingAt),
    status: booking.status,
    pax: booking.pax,
    paxChildren: booking.paxChildren,
    tables: tableShapes(venue, booking.tableIds),
    hasAllergies: booking.hasAllergies,
    allergiesDescription: booking.allergiesDescription,
    customerSpecialRequests: booking.customerSpecialRequests,
    specialOccasion: booking.specialOccasion,
    privateNotes: booking.privateNotes,
    ticketTotalAmount: ticket && ticket.closedAt !== null ? ticket.totalAmount : null,
  };
}
