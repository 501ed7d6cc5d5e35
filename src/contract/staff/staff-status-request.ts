import * as z from 'zod/mini';
import { BOOKING_STATUSES, holdsTable } from '../../domain/booking-status.ts';
import * as limits from '../limits.ts';
import { UpdateBookingStatusRequest } from '../partner/update-booking-status.ts';
import { NamedTables } from './named-tables.ts';
import { Force } from './rules.ts';
import { Tap } from './tap.ts';

const WITH_TABLES = BOOKING_STATUSES.filter(holdsTable).join(', ');

/** PUT /staff/v3/bookings/{bookingUuid}/status: with `tables`, the guests get these with the new status. */
export const StaffStatusRequest = z
  .strictObject({
    ...UpdateBookingStatusRequest.shape,
    tables: z.optional(NamedTables),
    ...Force,
    ...Tap,
  })
  .check(
    limits.rule<StatusFields>(
      'tables',
      `is allowed only with a status that holds tables: ${WITH_TABLES}`,
      ({ tables, status }) => tables === undefined || !isWithoutTables(status),
    ),
    limits.rule<StatusFields>(
      'force',
      'is allowed only with tables, or to confirm a request',
      ({ tables, force, status }) =>
        force === undefined || tables !== undefined || status === 'CONFIRMED',
    ),
  );
export type StaffStatusRequest = z.infer<typeof StaffStatusRequest>;

interface StatusFields {
  status?: unknown;
  tables?: unknown;
  force?: unknown;
}

/** Unknown statuses are an issue of their own. */
function isWithoutTables(status: unknown): boolean {
  const known = BOOKING_STATUSES.find((each) => each === status);
  return known !== undefined && !holdsTable(known);
}
