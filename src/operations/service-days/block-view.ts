import type { Booking } from '../../domain/booking.ts';
import type { AffectedBooking } from '../../domain/service-day/affected-booking.ts';
import type { BlockEffect } from '../../domain/service-day/affected-by-block.ts';
import type { Block } from '../../domain/service-day/block.ts';
import type { Venue } from '../../domain/venue.ts';
import { listBookingsByUuid } from '../../store/bookings.ts';
import type { Tx } from '../tx.ts';
import { type GuestContact, listGuestContacts } from './guest-contacts.ts';

/** A block, with those who have one of its tables meanwhile, or are offered one. */
export interface BlockView {
  venue: Venue;
  /** Null if it is only considered. */
  block: Block | null;
  affected: readonly AffectedBooking[];
  contacts: ReadonlyMap<string, GuestContact>;
}

interface BlockEffectOnAll extends BlockEffect {
  block: Block | null;
  areMoved: boolean;
  /** The bookings on the wait list whose offers it ends. */
  offered: readonly Booking[];
}

export async function viewBlock(
  tx: Tx<'principal' | 'venue'>,
  { block, inTheWay, moves, areMoved, offered }: BlockEffectOnAll,
): Promise<BlockView> {
  const { db, venue } = tx;
  const uuids = inTheWay.map(({ bookingUuid }) => bookingUuid);
  const bookings = new Map(
    (await listBookingsByUuid(db, venue.accountId, uuids)).map((each) => [each.uuid, each]),
  );
  const newTables = new Map(moves.map((move) => [move.bookingUuid, move.tableIds]));
  const offers = offered.map((booking): AffectedBooking => {
    const others = { otherTableIds: null, otherStartAt: null };
    return { booking, reason: 'BLOCKED', ...others, isMoved: false };
  });
  const staying = inTheWay.flatMap(({ bookingUuid, tableIds }): AffectedBooking[] => {
    const booking = bookings.get(bookingUuid);
    if (!booking) return [];
    const otherTableIds = newTables.get(bookingUuid) ?? null;
    return [
      {
        booking: { ...booking, tableIds },
        reason: 'BLOCKED',
        otherTableIds,
        otherStartAt: null,
        isMoved: areMoved && otherTableIds !== null,
      },
    ];
  });
  const affected = [...staying, ...offers];
  return { venue, block, affected, contacts: await listGuestContacts(tx, affected) };
}
