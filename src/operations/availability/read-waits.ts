import type { StaffWaitsQuery } from '../../contract/staff/waits.ts';
import { coversOf } from '../../domain/availability/party.ts';
import type { NamedBooking } from '../../domain/table-move.ts';
import type { Venue } from '../../domain/venue.ts';
import { workDayOf } from '../../domain/venue-time.ts';
import { isTableReady } from '../../domain/wait-list/ready-table.ts';
import { type ExpectedWait, expectedWaitInSteps } from '../../domain/waits/expected-wait.ts';
import { listBookingNames } from '../../store/bookings.ts';
import { listBookings } from '../../store/listed-bookings.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { read } from '../transactions.ts';
import { inPieces } from './in-pieces.ts';
import { readServiceDayForStaff } from './service-day.ts';
import { readVenueStats } from './venue-stats.ts';

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
export async function readWaits(
  context: AppContext,
  principal: Principal,
  party: StaffWaitsQuery,
): Promise<WaitsView> {
  const found = await read({ context, principal }, 'availability:read', async (tx) => {
    const { db, venue } = tx;
    const { accountId } = venue;
    const workDay = workDayOf(venue, context.now());
    const day = await readServiceDayForStaff(tx, workDay);
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
    const stats = await readVenueStats(tx);
    return { venue, day, ahead, waiting: waiting.length, stats };
  });
  const { venue, day, ahead, stats } = found;
  const steps = expectedWaitInSteps(day, ahead, coversOf(venue, party), stats);
  const wait = await inPieces(steps);
  const uuid = wait?.after?.bookingUuid;
  const names = uuid ? await context.store.lookUp((db) => listBookingNames(db, [uuid])) : null;
  return { venue, ahead: found.waiting, wait, after: names?.get(uuid ?? '') ?? null };
}
