import type { PrivateBooking } from '../../contract/booking.ts';
import { tablesOf } from '../booking-words.ts';
import { messages } from '../messages.ts';
import { useSession } from '../session.ts';
import { momentOf, moneyOf, timeOf } from '../wording.ts';
import { FactList } from './fact-list.tsx';

const words = messages.details;

/** How the guests sit, and for how long. */
export function Visit({ booking }: { booking: PrivateBooking }) {
  const { wording } = useSession();
  const tables = tablesOf(booking);
  const { specialOccasion, highChairs, strollers, turnMinutes, bookingAt } = booking;
  return (
    <FactList
      heading={words.visit}
      facts={[
        specialOccasion && [words.occasion, messages.occasion[specialOccasion]],
        booking.needsAccessibleSeating && [words.accessible, words.needed],
        highChairs > 0 && [words.highChairs, highChairs],
        strollers > 0 && [words.strollers, strollers],
        booking.hotelRoom && [words.hotelRoom, booking.hotelRoom],
        tables !== '' && [
          words.tables,
          booking.hasFixedTables ? `${tables} (${words.fixedTables})` : tables,
        ],
        booking.floorPlanArea && [words.area, booking.floorPlanArea.name],
        [
          words.duration,
          <>
            {words.minutes(turnMinutes)},{' '}
            {words.until(timeOf(later(booking.seatedAt ?? bookingAt, turnMinutes), wording))}
            {booking.isTimeLimited && <p className="hint">{words.timeLimited}</p>}
          </>,
        ],
        booking.cancelReason && [words.cancelReason, messages.cancelReason[booking.cancelReason]],
      ]}
    />
  );
}

/** When what happened. */
export function Hours({ booking }: { booking: PrivateBooking }) {
  const { wording } = useSession();
  const at = (word: string, moment: string | null) =>
    moment !== null && ([word, timeOf(moment, wording)] as const);
  const on = (word: string, moment: string | null) =>
    moment !== null && ([word, momentOf(moment, wording)] as const);
  return (
    <FactList
      heading={words.timesHeading}
      facts={[
        at(words.booked, booking.bookingAt),
        booking.quotedWaitMinutes !== null && [
          words.quotedWait,
          words.minutes(booking.quotedWaitMinutes),
        ],
        at(words.tableReady, booking.tableReadyAt),
        at(words.arrived, booking.arrivedAt),
        at(words.seated, booking.seatedAt),
        at(words.ended, booking.endedAt),
        on(words.created, booking.createdAt),
        on(words.updated, booking.updatedAt),
      ]}
    />
  );
}

/** How the booking came in, and its ticket. */
export function Origin({ booking }: { booking: PrivateBooking }) {
  const { wording } = useSession();
  const { ticketTotalAmount } = booking;
  return (
    <FactList
      heading={words.origin}
      facts={[
        [words.channel, words.channels[booking.channel]],
        booking.bookingExternalId && [words.externalId, booking.bookingExternalId],
        booking.isReconfirmedByCustomer
          ? [words.reconfirmed, words.reconfirmedByGuest]
          : booking.isReconfirmed && [words.reconfirmed, words.reconfirmedByHand],
        booking.promo && [words.promo, booking.promo.name],
        ticketTotalAmount !== null && [words.ticketTotal, moneyOf(ticketTotalAmount, wording)],
        booking.ticketExternalId && [words.ticketNumber, booking.ticketExternalId],
      ]}
    />
  );
}

/** So many minutes later, on the same clock: the offset in the text stays as it is. */
function later(dateTime: string, minutes: number): string {
  const local = Date.parse(`${dateTime.slice(0, 19)}Z`) + minutes * 60_000;
  return new Date(local).toISOString().slice(0, 19) + dateTime.slice(19);
}
