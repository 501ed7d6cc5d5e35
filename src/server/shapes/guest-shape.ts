import type {
  FoundCustomers,
  GuestBooking,
  GuestBookings,
  MergedCustomers,
  StaffCustomer,
} from '../../contract/staff/customers.ts';
import { allBookedAs, type Contact, saysMore } from '../../domain/as-booked.ts';
import type { Booking } from '../../domain/booking.ts';
import type { Customer } from '../../domain/customer.ts';
import type { Told } from '../../domain/guest-history.ts';
import type { Venue } from '../../domain/venue.ts';
import { type Instant, toZonedIso } from '../../domain/venue-time.ts';
import { NO_VISITS, type VisitRecord, visitsAt } from '../../domain/visit-record.ts';
import { customerForStaff } from '../../operations/answers/customer-shape.ts';
import { tableShapes } from '../../operations/answers/table-changes-shape.ts';
import type { CustomerProfile } from '../../operations/customers/customer-profile.ts';
import type { GuestBookingsView } from '../../operations/customers/list-guest-bookings.ts';
import type { Merge } from '../../operations/customers/merge-customers.ts';
import type { CustomerSearchView } from '../../operations/customers/search-customers.ts';

type BookingsOfGuest = Pick<GuestBookingsView, 'venue' | 'customer' | 'whoBooked'>;

const MAX_NEXT = 3;
/** The rest is read when somebody asks for it. */
const MAX_PAST = 10;

export function foundCustomersShape(view: CustomerSearchView): FoundCustomers {
  const { venue, now, found, bookings, whoBooked, hasMore } = view;
  const customers = found.map(({ customer, visits, bookedAs }) => {
    const own = bookings.filter(({ customerUuid }) => customerUuid === customer.uuid);
    const isMatch = (booking: Booking) => booking.customerName === bookedAs?.name;
    const next = [...own.filter(isMatch), ...own.filter((booking) => !isMatch(booking))];
    const shape = privateOf(venue, customer, visits, now);
    const { tags, isVip, noShowsCount, lastVisitAt, earlierVisits, ...who } = shape;
    const { uuid, name, email, phone, visitsCount } = who;
    const shapeOf = shapesOf({ venue, customer, whoBooked });
    const nextBookings = next.slice(0, MAX_NEXT).map(shapeOf);
    const earlier = earlierVisits && { earlierVisits };
    const known = { tags, isVip, visitsCount, noShowsCount, lastVisitAt, ...earlier };
    const asBooked = bookedAs && { bookedAs };
    return { uuid, name, email, phone, ...known, ...asBooked, nextBookings };
  });
  return { customers, hasMore };
}

export function staffCustomerShape(profile: CustomerProfile): StaffCustomer {
  const { venue, now, version, customer, visits, history, notesWritten, alike, whoBooked } =
    profile;
  const at = (instant: Instant) => toZonedIso(venue.timezone, instant);
  const told = ({ text, bookingAt }: Told) => ({ text, bookingAt: at(bookingAt) });
  const shape = shapesOf(profile);
  const newestFirst = [...history.next.toReversed(), ...history.past];
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
    alsoBookedAs: allBookedAs(
      newestFirst.map((booking) => whoBooked(booking, customer)),
      customer,
    ),
    alike: alike.map(({ customer: { uuid, name, email, phone }, visits: record }) => ({
      uuid,
      name,
      email,
      phone,
      visitsCount: record?.visitsCount ?? 0,
    })),
  };
}

export function guestBookingsShape(view: GuestBookingsView): GuestBookings {
  const { bookings, hasMore } = view;
  return { bookings: bookings.map(shapesOf(view)), hasMore };
}

export function mergedCustomersShape({ profile, moved }: Merge): MergedCustomers {
  return { customer: staffCustomerShape(profile), moved };
}

function privateOf(venue: Venue, customer: Customer, visits: VisitRecord | null, now: Instant) {
  const figures = visitsAt(visits ?? NO_VISITS, now);
  return customerForStaff(venue, { access: 'private', customer, visits: figures });
}

/** The shape of each booking of a guest. */
function shapesOf({ venue, customer, whoBooked }: BookingsOfGuest) {
  return (booking: Booking) =>
    guestBookingShape(venue, booking, contactBeside(customer, whoBooked(booking, customer)));
}

/** A contact; null if it does not differ from the profile. */
function contactBeside(profile: Contact, contact: Contact): Contact | null {
  return saysMore(contact, profile) ? contact : null;
}

function guestBookingShape(venue: Venue, booking: Booking, bookedAs: Contact | null): GuestBooking {
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
    ...(bookedAs && { bookedAs }),
  };
}
