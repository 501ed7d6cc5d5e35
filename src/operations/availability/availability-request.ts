import type {
  AvailabilityFilters,
  BookingCriteria,
  ServiceDay,
} from '../../domain/availability/availability.ts';
import type { DesiredStatus } from '../../domain/booking-status.ts';
import type { Db } from '../../store/store.ts';
import { requireBooking } from '../bookings/require-booking.ts';
import { requireNamedCustomer } from '../customers/require-named-customer.ts';
import type { Principal } from '../principal.ts';

/** What every availability question says of the party, as it came in. */
export interface AvailabilityRequest {
  pax: number;
  paxChildren: number;
  status: DesiredStatus;
  customerUuid?: string | undefined;
  excludeBookingUuid?: string | undefined;
}

/** A wish for the bare party, nothing chosen yet. */
export function criteriaOf(party: AvailabilityRequest): BookingCriteria {
  return {
    status: party.status,
    pax: party.pax,
    paxChildren: party.paxChildren,
    floorPlanAreaId: null,
    experience: null,
    addOns: [],
    highChairs: 0,
    strollers: 0,
  };
}

/** The filters as sent, in the form that a judgement takes them. */
export function filtersOf(
  filters:
    | { [Name in keyof AvailabilityFilters]?: AvailabilityFilters[Name] | undefined }
    | undefined,
): AvailabilityFilters {
  return {
    experienceIds: filters?.experienceIds ?? [],
    floorPlanAreaIds: filters?.floorPlanAreaIds ?? [],
    shiftTypes: filters?.shiftTypes ?? [],
  };
}

/** The day as it is without the booking that a question leaves out: nothing of it is in use. */
export function withoutBooking(
  day: ServiceDay,
  { excludeBookingUuid }: AvailabilityRequest,
): ServiceDay {
  if (excludeBookingUuid === undefined) return day;
  const occupancies = day.occupancies.filter(
    ({ bookingUuid }) => bookingUuid !== excludeBookingUuid,
  );
  return { ...day, occupancies };
}

/**
 * That what a question refers to is there for the caller: a booking on what is not there would fail.
 * @throws Refusal CUSTOMER_NOT_FOUND, BOOKING_NOT_FOUND
 */
export async function requireReferences(
  db: Db,
  principal: Principal,
  party: AvailabilityRequest,
): Promise<void> {
  await requireNamedCustomer(db, principal, party.customerUuid, 'customerUuid');
  if (party.excludeBookingUuid !== undefined) {
    await requireBooking(db, principal, party.excludeBookingUuid, 'excludeBookingUuid');
  }
}
