import type { StaffBooking } from '../../../../contract/staff/booking.ts';
import type { FoundCustomer, GuestBooking } from '../../../../contract/staff/customers.ts';
import { START, type StaffRoute } from '../../../route.ts';
import type { FoundBooking } from './search-bookings.ts';

/** What the search can open. */
export type SearchOption =
  | { kind: 'today'; key: string; found: FoundBooking }
  | { kind: 'guest'; key: string; customer: FoundCustomer; route: StaffRoute }
  | {
      kind: 'next';
      key: string;
      customer: FoundCustomer;
      booking: GuestBooking;
      route: StaffRoute;
    };

/** More letters find the others. */
const MAX_GUESTS = 8;

/** The bookings of the day, then the guests, each with their bookings of other days. */
export function searchOptions(
  found: readonly FoundBooking[],
  customers: readonly FoundCustomer[],
  ofDay: readonly StaffBooking[],
): SearchOption[] {
  const listed = new Set(ofDay.map(({ uuid }) => uuid));
  return [
    ...found.map((each) => ({ kind: 'today', key: each.booking.uuid, found: each }) as const),
    ...customers.slice(0, MAX_GUESTS).flatMap((customer): SearchOption[] => {
      const { uuid, nextBookings } = customer;
      const profile: StaffRoute = { ...START, place: 'guests', customer: uuid };
      const others = nextBookings.filter((booking) => !listed.has(booking.uuid));
      return [
        { kind: 'guest', key: uuid, customer, route: profile },
        ...others.map((booking): SearchOption => {
          const route = { ...START, date: booking.workDay, booking: booking.uuid };
          return { kind: 'next', key: booking.uuid, customer, booking, route };
        }),
      ];
    }),
  ];
}
