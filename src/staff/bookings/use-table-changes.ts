import type { StaffBooking, StaffTableMove } from '../../contract/staff/booking.ts';
import type { Tables } from '../changes/change-kind.ts';
import { useTap } from '../outbox/use-tap.ts';
import { useSession } from '../session/session.ts';

interface TableChanges {
  /** Gives a booking back the tables that it had before a move. */
  undo: (booking: StaffBooking, move: StaffTableMove) => void;
  /** Fixes a booking to its tables, or lets it move. */
  setFixed: (booking: StaffBooking, hasFixedTables: boolean) => void;
  /** Moves a booking to other tables. */
  moveTo: (booking: StaffBooking, tables: Tables) => void;
}

/** Changes the tables of bookings. */
export function useTableChanges(): TableChanges {
  const { session } = useSession();
  const tap = useTap();
  const assign = (booking: StaffBooking, tables: Tables, hasFixedTables: boolean) =>
    tap({ kind: 'tables', tables, hasFixedTables, force: [] }, booking);
  return {
    undo: (booking, move) => {
      const tables = session.venue.tables.filter(({ name }) => move.from.includes(name));
      tap({ kind: 'table-move-undo', moveId: move.id, tables }, booking);
    },
    setFixed: (booking, hasFixedTables) => assign(booking, booking.tables, hasFixedTables),
    moveTo: (booking, tables) => assign(booking, tables, booking.hasFixedTables),
  };
}
