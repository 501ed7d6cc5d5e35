import type {
  AvailabilityFilters,
  BookingCriteria,
  ServiceDay,
} from '../../domain/availability/availability.ts';
import type { DesiredStatus } from '../../domain/booking-status.ts';
import { requireBooking } from '../bookings/require-booking.ts';
import { requireRequestedCustomer } from '../customers/require-requested-customer.ts';
import type { Tx } from '../tx.ts';

/** What every availability request has in common. */
export interface AvailabilityRequest {
  pax: number;
  paxChildren: number;
  status: DesiredStatus;
  customerUuid?: string | undefined;
  excludeBookingUuid?: string | undefined;
}

/** The criteria of a party that has chosen only its size and the status. */
export function criteriaOf(request: AvailabilityRequest): BookingCriteria {
  return {
    status: request.status,
    pax: request.pax,
    paxChildren: request.paxChildren,
    floorPlanAreaId: null,
    experience: null,
    addOns: [],
    highChairs: 0,
    strollers: 0,
  };
}

/** The filters with defaults for what was not sent. */
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

/** The day without the booking that the request excludes. */
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
 * Throws unless the customer and the booking that a request refers to exist and the caller may see them.
 * @throws Refusal CUSTOMER_NOT_FOUND, BOOKING_NOT_FOUND
 */
export async function requireReferences(
  tx: Tx<'principal'>,
  request: AvailabilityRequest,
): Promise<void> {
  await requireRequestedCustomer(tx, request.customerUuid, 'customerUuid');
  if (request.excludeBookingUuid !== undefined) {
    await requireBooking(tx, request.excludeBookingUuid, 'excludeBookingUuid');
  }
}
