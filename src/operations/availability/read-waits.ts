import type { StaffWaitsQuery } from '../../contract/staff/waits.ts';
import { coversOf } from '../../domain/availability/party.ts';
import type { NamedBooking } from '../../domain/table-move.ts';
import type { Venue } from '../../domain/venue.ts';
import { workDayOf } from '../../domain/venue-time.ts';
import { isTableReady } from '../../domain/wait-list/ready-table.ts';
import { type ExpectedWait, expectedWait } from '../../domain/waits/expected-wait.ts';
import { listBookingNames, listBookings } from '../../store/bookings.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { readHabits } from './house-habits.ts';
import { readServiceDayForStaff } from './service-day.ts';

export interface WaitsView {
  venue: Venue;
  /** How many parties are on the door list. */
  ahead: number;
  /** Null if the party fits no tables. */
  wait: ExpectedWait | null;
  /** Who has to leave first; null if nobody has. */
  after: NamedBooking | null;
}

/** GET /staff/v3/waits: how long a party without a booking would wait now, behind those on the door list. */
export function readWaits(
  context: AppContext,
  principal: Principal,
  party: StaffWaitsQuery,
): Promise<WaitsView> {
  requirePermission(principal, 'availability:read');
  const { accountId } = principal;
  return context.store.read(async (db) => {
    const venue = await requireVenue(context, db, accountId);
    const workDay = workDayOf(venue, context.now());
    const day = await readServiceDayForStaff(context, db, venue, workDay);
    const waiting = await listBookings(db, { accountId, workDay, statuses: ['WAIT_LIST_WALK_IN'] });
    const ahead = waiting
      // What is ready for a party is taken already.
      .filter((booking) => !isTableReady(booking, day.now))
      .sort((a, b) => a.bookingAt - b.bookingAt || a.createdAt - b.createdAt)
      .map((booking) => ({
        bookingUuid: booking.uuid,
        covers: coversOf(venue, booking),
        turnMinutes: booking.turnMinutes,
      }));
    const habits = await readHabits(context, db, venue);
    const wait = expectedWait(day, ahead, coversOf(venue, party), habits);
    const uuid = wait?.after?.bookingUuid;
    const after = uuid ? ((await listBookingNames(db, [uuid])).get(uuid) ?? null) : null;
    return { venue, ahead: waiting.length, wait, after };
  });
}
