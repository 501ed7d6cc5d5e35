import { type ReactNode, useId } from 'react';
import type { PrivateBooking } from '../../contract/booking.ts';
import type { Counts } from '../day-groups.ts';
import { messages } from '../messages.ts';
import { hrefOf, usePlace } from '../place.ts';
import { useChanging } from '../use-booking-change.ts';
import { BookingRow } from './booking-row.tsx';

interface BookingListProps {
  heading: string;
  counts?: Counts;
  /** Wants an answer, so it stands out. */
  isUrgent?: boolean;
  /** Can be folded away: how it is at first. Null where it always stands open. */
  isUnfolded?: boolean | null;
  bookings: PrivateBooking[];
  openUuid: string | null;
  /** The present, in minutes since 1970: what is late changes by the minute. */
  minute: number;
}

/** Bookings under one heading, with what they come to. */
export function BookingList(props: BookingListProps) {
  const { heading, counts, isUrgent, isUnfolded = null, bookings, openUuid, minute } = props;
  const headingId = useId();
  const place = usePlace();
  const changing = useChanging();

  const head = (
    <div className="group-head">
      <h2 id={headingId}>{heading}</h2>
      {counts ? <CountsLine {...counts} /> : <p className="counts">{bookings.length}</p>}
    </div>
  );
  return (
    <section className="group" data-urgent={isUrgent || undefined} aria-labelledby={headingId}>
      <Foldable head={head} isUnfolded={isUnfolded}>
        <ul className="rows">
          {bookings.map((booking) => (
            <BookingRow
              key={booking.uuid}
              booking={booking}
              href={hrefOf({ ...place, booking: booking.uuid })}
              isOpen={booking.uuid === openUuid}
              isChanging={changing.includes(booking.uuid)}
              minute={minute}
            />
          ))}
        </ul>
      </Foldable>
    </section>
  );
}

interface FoldableProps {
  head: ReactNode;
  isUnfolded: boolean | null;
  children: ReactNode;
}

function Foldable({ head, isUnfolded, children }: FoldableProps) {
  if (isUnfolded === null) {
    return (
      <>
        {head}
        {children}
      </>
    );
  }
  // Drawn anew when its reason changes; in between it is the person who folds and unfolds it.
  return (
    <details className="fold" open={isUnfolded} key={String(isUnfolded)}>
      <summary>{head}</summary>
      {children}
    </details>
  );
}

function CountsLine({ bookings, covers, toCome, inHouse }: Counts) {
  const { day } = messages;
  return (
    <p className="counts">
      <span>{day.bookings(bookings)}</span>
      <span>{day.covers(covers)}</span>
      {toCome > 0 && <span className="counts-strong">{day.toCome(toCome)}</span>}
      {inHouse > 0 && <span className="counts-strong">{day.inHouse(inHouse)}</span>}
    </p>
  );
}
