import { STAFF_PATHS } from '../../contract/paths.ts';
import type { AssignTablesRequest } from '../../contract/staff/assign-tables.ts';
import type { StaffBooking, StaffTableMove } from '../../contract/staff/booking.ts';
import type { UndoTableMoveRequest } from '../../contract/staff/undo-table-move.ts';
import { useApiClient } from '../api-client.ts';
import { useMessages } from '../messages/messages.ts';
import { useNotifications } from '../notifications/notifications.tsx';
import { nameOf, tableText } from './booking-text.ts';
import { canChangeTables, canUndoMove } from './table-moves.ts';
import { useBookingChange } from './use-booking-change.ts';

type Tables = StaffBooking['tables'];

interface TableChanges {
  /** Gives a booking back the tables that it had before a move. */
  undo: (snapshot: StaffBooking, move: StaffTableMove) => void;
  /** Fixes a booking to its tables, or lets it move. */
  setFixed: (snapshot: StaffBooking, hasFixedTables: boolean) => void;
  /** Moves a booking to other tables. */
  moveTo: (snapshot: StaffBooking, tables: Tables) => void;
}

/** Changes the tables of bookings. */
export function useTableChanges(): TableChanges {
  const messages = useMessages();
  const texts = messages.tableChanges;
  const apiClient = useApiClient();
  const change = useBookingChange();
  const { notify } = useNotifications();

  const send = (
    snapshot: StaffBooking,
    operation: 'assign-tables' | 'undo-table-move',
    body: AssignTablesRequest | UndoTableMoveRequest,
    {
      action,
      isPossible,
      doneText,
    }: {
      action: string;
      isPossible: (fresh: StaffBooking) => boolean;
      doneText: (booking: StaffBooking) => string;
    },
  ) => {
    const path = STAFF_PATHS[operation].path.replace('{bookingUuid}', snapshot.uuid);
    change({
      snapshot,
      action,
      send: (options) => apiClient.request({ method: 'PUT', path, body }, options),
      isPossible,
      onDone: ({ booking }) => notify({ text: doneText(booking), isProblem: false }),
    });
  };
  const assign = (
    snapshot: StaffBooking,
    tables: Tables,
    hasFixedTables: boolean,
    action: string,
    doneText: (booking: StaffBooking) => string,
  ) => {
    const body = { tables: tables.map(({ posId }) => posId), hasFixedTables };
    send(snapshot, 'assign-tables', body, { action, isPossible: canChangeTables, doneText });
  };

  return {
    undo: (snapshot, move) =>
      send(
        snapshot,
        'undo-table-move',
        { moveId: move.id },
        {
          action: texts.undo,
          isPossible: (fresh) => canUndoMove(fresh, move),
          doneText: (booking) =>
            texts.undone(nameOf(booking, messages), tableText(booking.tables, messages)),
        },
      ),
    setFixed: (snapshot, hasFixedTables) => {
      const tables = tableText(snapshot.tables, messages);
      assign(
        snapshot,
        snapshot.tables,
        hasFixedTables,
        hasFixedTables ? texts.keep(tables) : texts.loosen,
        (booking) =>
          hasFixedTables
            ? texts.kept(nameOf(booking, messages), tables)
            : texts.loosened(nameOf(booking, messages)),
      );
    },
    moveTo: (snapshot, tables) =>
      assign(
        snapshot,
        tables,
        snapshot.hasFixedTables,
        texts.moveTo(tableText(tables, messages)),
        (booking) => texts.moved(nameOf(booking, messages), tableText(booking.tables, messages)),
      ),
  };
}
