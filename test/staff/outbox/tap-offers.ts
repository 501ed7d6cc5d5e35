import type { StaffBooking } from '../../../src/contract/staff/booking.ts';
import { groupOf, nextStatuses } from '../../../src/domain/booking-status.ts';
import type { Table } from '../../../src/domain/venue.ts';
import { listUndoableMoves } from '../../../src/staff/bookings/table-moves.ts';
import type { TappedChange } from '../../../src/staff/changes/changes.ts';
import { isNewUuid } from '../../../src/staff/outbox/outbox-entry.ts';
import { aWalkIn } from './an-entry.ts';

export interface Offer {
  change: TappedChange;
  booking: StaffBooking | null;
  /** The other booking of a swap, as it is on screen. */
  other: StaffBooking | null;
}

/** Everything that the screens offer for these bookings. */
export function offersOf(bookings: readonly StaffBooking[], tables: readonly Table[]): Offer[] {
  const all = tables.map(({ id, name, posId, floorPlanAreaId }) => ({
    id,
    name,
    posId: posId ?? name,
    floorPlanAreaId,
  }));
  const ofNobody: Offer[] = [...all.map((table) => [table]), []].map((own) => ({
    change: aWalkIn({ tables: own }),
    booking: null,
    other: null,
  }));
  const ofBookings = bookings.flatMap((booking) => {
    const changes: TappedChange[] = nextStatuses(booking.status, !isNewUuid(booking.uuid)).map(
      (to) => (to === 'CANCELED' ? { kind: 'cancel', reason: 'OTHER' } : { kind: 'status', to }),
    );
    const isOpen = groupOf(booking.status) !== 'closed';
    if (isOpen) {
      for (const text of ['by the window', 'calls back', null])
        if (text !== booking.privateNotes) changes.push({ kind: 'note', privateNotes: text });
      for (const table of all)
        if (booking.tables.every(({ id }) => id !== table.id))
          changes.push({ kind: 'tables', tables: [table], hasFixedTables: true, force: [] });
    }
    if (groupOf(booking.status) === 'seated')
      changes.push({ kind: 'ticket', ticket: { totalAmount: 4000 } });
    for (const { move } of listUndoableMoves([booking])) {
      const before = all.filter(({ name }) => move.from.includes(name));
      changes.push({ kind: 'table-move-undo', moveId: move.id, tables: before });
    }
    const own: Offer[] = changes.map((change) => ({ change, booking, other: null }));
    const others = bookings.filter(
      (each) =>
        isOpen &&
        each !== booking &&
        groupOf(each.status) !== 'closed' &&
        each.tables.length > 0 &&
        booking.tables.length > 0,
    );
    const swaps = others.map(
      (other): Offer => ({
        change: {
          kind: 'swap',
          with: other.uuid,
          withTables: other.tables,
          ownTables: booking.tables,
        },
        booking,
        other,
      }),
    );
    return [...own, ...swaps];
  });
  return [...ofNobody, ...ofBookings];
}
