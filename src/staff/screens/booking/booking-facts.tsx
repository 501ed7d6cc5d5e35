import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { toVenueIso } from '../../../domain/utc-offsets.ts';
import { tableNames } from '../../bookings/booking-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { dateTimeOf, moneyOf, timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { FactList } from './fact-list.tsx';

/** Tables, seating needs and duration. */
export function Visit({ booking }: { booking: StaffBooking }) {
  const messages = useMessages();
  const texts = messages.details;
  const { session, format } = useSession();
  const tables = tableNames(booking);
  const { specialOccasion, highChairs, strollers, turnMinutes, bookingAt } = booking;
  const startAt = Date.parse(booking.seatedAt ?? bookingAt);
  const plannedEnd = toVenueIso(session.venue.utcOffsets, startAt + turnMinutes * 60_000);
  return (
    <FactList
      heading={texts.visit}
      facts={[
        specialOccasion && [texts.occasion, messages.occasion[specialOccasion]],
        booking.needsAccessibleSeating && [texts.accessible, texts.needed],
        highChairs > 0 && [texts.highChairs, highChairs],
        strollers > 0 && [texts.strollers, strollers],
        booking.hotelRoom && [texts.hotelRoom, booking.hotelRoom],
        tables !== '' && [
          texts.tables,
          booking.hasFixedTables ? `${tables} (${texts.fixedTables})` : tables,
        ],
        booking.floorPlanArea && [texts.area, booking.floorPlanArea.name],
        [
          texts.duration,
          <>
            {texts.minutes(turnMinutes)}, {texts.until(timeOf(plannedEnd, format))}
            {booking.isTimeLimited && <p className="hint">{texts.timeLimited}</p>}
          </>,
        ],
        booking.cancelReason && [texts.cancelReason, messages.cancelReason[booking.cancelReason]],
      ]}
    />
  );
}

/** The times of the visit’s events. */
export function Timeline({ booking }: { booking: StaffBooking }) {
  const texts = useMessages().details;
  const { format } = useSession();
  const at = (label: string, dateTime: string | null) =>
    dateTime !== null && ([label, timeOf(dateTime, format)] as const);
  const on = (label: string, dateTime: string | null) =>
    dateTime !== null && ([label, dateTimeOf(dateTime, format)] as const);
  return (
    <FactList
      heading={texts.timesHeading}
      facts={[
        at(texts.booked, booking.bookingAt),
        booking.quotedWaitMinutes !== null && [
          texts.quotedWait,
          texts.minutes(booking.quotedWaitMinutes),
        ],
        at(texts.tableReady, booking.tableReadyAt),
        at(texts.arrived, booking.arrivedAt),
        at(texts.seated, booking.seatedAt),
        at(texts.ended, booking.endedAt),
        on(texts.created, booking.createdAt),
        on(texts.updated, booking.updatedAt),
      ]}
    />
  );
}

/** Channel, external numbers and the ticket. */
export function Origin({ booking }: { booking: StaffBooking }) {
  const texts = useMessages().details;
  const { format } = useSession();
  const { ticketTotalAmount } = booking;
  return (
    <FactList
      heading={texts.origin}
      facts={[
        [texts.channel, texts.channels[booking.channel]],
        booking.bookingExternalId && [texts.externalId, booking.bookingExternalId],
        booking.isReconfirmedByCustomer
          ? [texts.reconfirmed, texts.reconfirmedByGuest]
          : booking.isReconfirmed && [texts.reconfirmed, texts.reconfirmedByVenue],
        booking.promo && [texts.promo, booking.promo.name],
        ticketTotalAmount !== null && [texts.ticketTotal, moneyOf(ticketTotalAmount, format)],
        booking.ticketExternalId && [texts.ticketNumber, booking.ticketExternalId],
      ]}
    />
  );
}
