import type { StaffBooking, StaffTableMove } from '../../../contract/staff/booking.ts';
import { nameOfParty, tableText } from '../../bookings/booking-text.ts';
import { canChangeTables, canUndoMove } from '../../bookings/table-moves.ts';
import { TableRoute } from '../../bookings/table-route.tsx';
import { UndoMove } from '../../bookings/undo-move.tsx';
import { useTableChanges } from '../../bookings/use-table-changes.ts';
import { useMessages } from '../../messages/messages.ts';
import { timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';

interface BookingTablesProps {
  booking: StaffBooking;
  /** The bookings of the day on screen, among which are those that made room for this one. */
  others: readonly StaffBooking[];
}

/** Whether a booking stays at its tables, its moves, and those that made room for it. */
export function BookingTables({ booking, others }: BookingTablesProps) {
  const messages = useMessages();
  const texts = messages.tableChanges;
  const { setFixed } = useTableChanges();
  const { tableMoves, hasFixedTables } = booking;
  const canChange = canChangeTables(booking);
  if (!canChange && tableMoves.length === 0) return null;
  const tables = tableText(booking.tables, messages);
  return (
    <section className="facts">
      <h3>{texts.heading}</h3>
      {canChange && (
        <div className="table-change">
          <p>{hasFixedTables ? texts.isFixed(tables) : texts.isLoose(tables)}</p>
          <button
            type="button"
            className="button"
            onClick={() => setFixed(booking, !hasFixedTables)}
          >
            {hasFixedTables ? texts.loosen : texts.keep(tables)}
          </button>
        </div>
      )}
      <ul className="table-moves">
        {tableMoves.map((move) => (
          <MoveItem
            key={move.id}
            move={move}
            of={booking}
            moved={[booking, ...others].find(({ uuid }) => uuid === move.booking.uuid)}
          />
        ))}
      </ul>
    </section>
  );
}

interface MoveItemProps {
  move: StaffTableMove;
  /** The booking on screen. */
  of: StaffBooking;
  /** The booking that moved; undefined if it is not on the day on screen. */
  moved: StaffBooking | undefined;
}

function MoveItem({ move, of, moved }: MoveItemProps) {
  const messages = useMessages();
  const texts = messages.tableChanges;
  const { format } = useSession();
  const { undoneAt } = move;
  const isOwn = move.booking.uuid === of.uuid;
  return (
    <li className="table-change" data-undone={undoneAt !== null || undefined}>
      <p>
        {!isOwn && `${nameOfParty(move.booking, messages)}: `}
        <TableRoute {...move} />,{' '}
        {isOwn ? texts.madeRoomFor(nameOfParty(move.cause, messages)) : texts.madeRoomForThis}
        {undoneAt !== null && `, ${texts.undoneAt(timeOf(undoneAt, format))}`}
      </p>
      {moved && canUndoMove(moved, move) && <UndoMove booking={moved} move={move} />}
    </li>
  );
}
