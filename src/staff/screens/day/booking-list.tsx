import { type ReactNode, useId } from 'react';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { useChangingUuids } from '../../bookings/use-booking-change.ts';
import { useMessages } from '../../messages/messages.ts';
import { hrefOf, useRoute } from '../../route.ts';
import { BookingRow } from './booking-row.tsx';
import type { Counts } from './day-groups.ts';

interface BookingListProps {
  heading: string;
  counts?: Counts;
  /** Highlights a list that needs an answer. */
  isUrgent?: boolean;
  /** Whether a collapsible list is expanded at first; null if it is not collapsible. */
  isExpanded?: boolean | null;
  bookings: StaffBooking[];
  openUuid: string | null;
  /** The current time in minutes since 1970, for delays. */
  minute: number;
}

/** Bookings under one heading, with their totals. */
export function BookingList(props: BookingListProps) {
  const { heading, counts, isUrgent, isExpanded = null, bookings, openUuid, minute } = props;
  const headingId = useId();
  const route = useRoute();
  const changing = useChangingUuids();

  const head = (
    <div className="group-head">
      <h2 id={headingId}>{heading}</h2>
      {counts ? <CountsLine {...counts} /> : <p className="counts">{bookings.length}</p>}
    </div>
  );
  return (
    <section className="group" data-urgent={isUrgent || undefined} aria-labelledby={headingId}>
      <Collapsible head={head} isExpanded={isExpanded}>
        <ul className="rows">
          {bookings.map((booking) => (
            <BookingRow
              key={booking.uuid}
              booking={booking}
              href={hrefOf({ ...route, booking: booking.uuid })}
              isOpen={booking.uuid === openUuid}
              isChanging={changing.includes(booking.uuid)}
              minute={minute}
            />
          ))}
        </ul>
      </Collapsible>
    </section>
  );
}

interface CollapsibleProps {
  head: ReactNode;
  isExpanded: boolean | null;
  children: ReactNode;
}

function Collapsible({ head, isExpanded, children }: CollapsibleProps) {
  if (isExpanded === null) {
    return (
      <>
        {head}
        {children}
      </>
    );
  }
  // Uncontrolled: the person expands and collapses it. The key resets it when the default changes.
  return (
    <details className="fold" open={isExpanded} key={String(isExpanded)}>
      <summary>{head}</summary>
      {children}
    </details>
  );
}

function CountsLine({ bookings, covers, expected, present }: Counts) {
  const messages = useMessages();
  const { day } = messages;
  return (
    <p className="counts">
      <span>{day.bookings(bookings)}</span>
      <span>{day.covers(covers)}</span>
      {expected > 0 && <span className="counts-strong">{day.expected(expected)}</span>}
      {present > 0 && <span className="counts-strong">{day.present(present)}</span>}
    </p>
  );
}
