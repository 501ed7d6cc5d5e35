import { useId } from 'react';
import { nameOf, nameOfParty } from '../../bookings/booking-text.ts';
import type { UndoableMove } from '../../bookings/table-moves.ts';
import { TableRoute } from '../../bookings/table-route.tsx';
import { UndoMove } from '../../bookings/undo-move.tsx';
import { useMessages } from '../../messages/messages.ts';
import { timeOf } from '../../parts/venue-format.ts';
import { hrefOf, useRoute } from '../../route.ts';
import { useSession } from '../../session/session.ts';

/** The bookings of the day that moved to other tables to make room. */
export function TableMoveList({ moves }: { moves: readonly UndoableMove[] }) {
  const messages = useMessages();
  const texts = messages.tableChanges;
  const { format } = useSession();
  const route = useRoute();
  const headingId = useId();
  if (moves.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <details className="more-parties">
        <summary>
          <h2 id={headingId}>{texts.dayHeading}</h2>
          <span className="tab-count">{moves.length}</span>
        </summary>
        <ul className="table-moves">
          {moves.map(({ booking, move }) => (
            <li className="table-change" key={move.id}>
              <p>
                <time dateTime={booking.bookingAt}>{timeOf(booking.bookingAt, format)}</time>{' '}
                <a href={hrefOf({ ...route, booking: booking.uuid })}>
                  {nameOf(booking, messages)}
                </a>
                : <TableRoute {...move} />, {texts.madeRoomFor(nameOfParty(move.cause, messages))}
              </p>
              <UndoMove booking={booking} move={move} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
