import { type Booking, nextVersion } from '../../domain/booking.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { TableHold } from '../../domain/table-hold.ts';
import { MS_PER_MINUTE } from '../../domain/venue-time.ts';
import {
  offerOf,
  placeOf,
  type TableOffer,
  type WaitListState,
} from '../../domain/wait-list/wait-list-place.ts';
import { deleteHold, insertHold } from '../../store/table-holds.ts';
import { scheduleCheck } from '../../store/wait-list-checks.ts';
import { saveBooking } from '../bookings/save-booking.ts';
import type { AppContext } from '../context.ts';
import type { Tx } from '../tx.ts';
import { scheduleChecks } from './scheduled-checks.ts';

/** Offers tables to a party on the wait list, and keeps them for it until the offer ends. */
export async function saveOffer(
  tx: Tx<'venue' | 'cause'>,
  booking: Booking,
  offer: TableOffer,
): Promise<Booking> {
  const { context, db } = tx;
  const after = withPlace(context, booking, { state: 'OFFERED', offer });
  const { uuid: id, accountId, workDay } = after;
  // An earlier offer to it ends here. One of the same moment is the same to the booking, but not its tables.
  await saveBooking(tx, { before: booking, after });
  if (offerOf(booking)?.offeredAt === offer.offeredAt)
    await deleteHold(db, { id, accountId, workDay });
  await insertHold(db, holdOf(after, offer));
  await scheduleCheck(db, { accountId, workDay, dueAt: offer.endsAt });
  return after;
}

/** Ends the offer to a party, if it has one, and gives it another state. Nothing is kept for it any more. */
export async function savePlace(
  tx: Tx<'venue' | 'cause'>,
  booking: Booking,
  place: { state: Exclude<WaitListState, 'OFFERED'>; skipReason?: string | null },
): Promise<Booking> {
  const { context } = tx;
  const after = withPlace(context, booking, { ...place, offer: null });
  await saveBooking(tx, { before: booking, after });
  return after;
}

/** Keeps tables for guests at the door, who are told that these are ready, until they are kept no longer. */
export async function saveReadyTable(
  tx: Tx<'venue' | 'cause'>,
  booking: Booking,
  ready: TableOffer,
): Promise<Booking> {
  const { context, db, cause } = tx;
  const { bookingAt: joinedAt, workDay } = booking;
  const after = nextVersion(
    booking,
    {
      tableReadyAt: cause.tappedAt ?? ready.offeredAt,
      waitList: { joinedAt, state: 'OFFERED', offer: ready, skipReason: null },
    },
    context.now(),
  );
  // What was kept for them before ends here.
  await saveBooking(tx, { before: booking, after });
  await insertHold(db, holdOf(after, ready));
  // The tables may be for somebody on the wait list then.
  await scheduleChecks(tx, workDay, ready.endsAt);
  return after;
}

/** Ends what keeps tables for guests at the door. They wait on. */
export async function endReadyTable(tx: Tx<'venue' | 'cause'>, booking: Booking): Promise<void> {
  const { context } = tx;
  const after = nextVersion(booking, { tableReadyAt: null, waitList: null }, context.now());
  await saveBooking(tx, { before: booking, after });
}

/** The refusal of tables for which others would move, for a party that may not take them. */
export function othersWouldMove(): Refusal {
  return new Refusal(
    'NO_AVAILABLE_SLOT',
    'Others would have to move to other tables for this offer, which may never be taken up. Move them first.',
  );
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
    // Guests at the door have been there for a while, and whoever had the tables has left.
    bookingAt: Math.max(booking.bookingAt, offeredAt - (offeredAt % MS_PER_MINUTE)),
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
    isExemptFromPace: booking.isExemptFromPace,
    secretHash: null,
    clientHash: null,
  };
}
