import { type Booking, nextVersion } from '../../domain/booking.ts';
import type { ChangeCause } from '../../domain/journal.ts';
import type { TableHold } from '../../domain/table-hold.ts';
import type { Venue } from '../../domain/venue.ts';
import {
  offerOf,
  placeOf,
  type TableOffer,
  type WaitListState,
} from '../../domain/wait-list/wait-list-place.ts';
import type { Db } from '../../store/store.ts';
import { deleteHold, insertHold } from '../../store/table-holds.ts';
import { scheduleCheck } from '../../store/wait-list-checks.ts';
import { saveBooking } from '../bookings/save-booking.ts';
import type { AppContext } from '../context.ts';

/** Offers tables to a party on the wait list, and keeps them for it until the offer ends. */
export async function saveOffer(
  context: AppContext,
  db: Db,
  venue: Venue,
  cause: ChangeCause,
  booking: Booking,
  offer: TableOffer,
): Promise<Booking> {
  const after = withPlace(context, booking, { state: 'OFFERED', offer });
  const { uuid: id, accountId, workDay } = after;
  // An earlier offer to it ends here. One of the same moment is the same to the booking, but not its tables.
  await saveBooking(context, db, venue, cause, booking, after);
  if (offerOf(booking)?.offeredAt === offer.offeredAt)
    await deleteHold(db, { id, accountId, workDay });
  await insertHold(db, holdOf(after, offer));
  await scheduleCheck(db, { accountId, workDay, dueAt: offer.endsAt });
  return after;
}

/** Ends the offer to a party, if it has one, and gives it another state. Nothing is kept for it any more. */
export async function savePlace(
  context: AppContext,
  db: Db,
  venue: Venue,
  cause: ChangeCause,
  booking: Booking,
  state: Exclude<WaitListState, 'OFFERED'>,
  skipReason: string | null = null,
): Promise<Booking> {
  const after = withPlace(context, booking, { state, offer: null, skipReason });
  await saveBooking(context, db, venue, cause, booking, after);
  return after;
}

function withPlace(
  context: AppContext,
  booking: Booking,
  place: { state: WaitListState; offer: TableOffer | null; skipReason?: string | null },
): Booking {
  const current = placeOf(booking);
  if (!current) throw new Error(`The booking ${booking.uuid} is not on the wait list.`);
  return nextVersion(
    booking,
    { waitList: { joinedAt: current.joinedAt, skipReason: null, ...place } },
    context.now(),
  );
}

/** The hold of an offer has the id of its booking, so that whatever leaves out the booking leaves it out too. */
function holdOf(booking: Booking, { offeredAt, endsAt, tableIds }: TableOffer): TableHold {
  return {
    id: booking.uuid,
    accountId: booking.accountId,
    workDay: booking.workDay,
    kind: 'OFFER',
    bookingAt: booking.bookingAt,
    turnMinutes: booking.turnMinutes,
    pax: booking.pax,
    paxChildren: booking.paxChildren,
    highChairs: booking.highChairs,
    strollers: booking.strollers,
    floorPlanAreaId: booking.floorPlanAreaId,
    experienceId: booking.experience?.experienceId ?? null,
    addOns: booking.addOns.map(({ addOnId, quantity }) => ({ addOnId, quantity })),
    tableIds,
    createdAt: offeredAt,
    expiresAt: endsAt,
    isProlonged: false,
    secretHash: null,
    clientHash: null,
  };
}
