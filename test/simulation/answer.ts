import type { Booking } from '../../src/domain/booking.ts';
import { holdsTable } from '../../src/domain/booking-status.ts';

/** What a booking looks like in an answer or in the database, as far as the model compares it. */
export interface SeenBooking
  extends Pick<
    Booking,
    | 'uuid'
    | 'version'
    | 'tableOnlyVersions'
    | 'status'
    | 'workDay'
    | 'bookingAt'
    | 'turnMinutes'
    | 'pax'
    | 'highChairs'
    | 'hotelRoom'
    | 'isWalkIn'
    | 'tableIds'
    | 'clientReferenceId'
    | 'createdAt'
  > {
  /** When its policy was signed; null if it was not or there is none. */
  signedAt: number | null;
  /** By when its policy must be signed; null if there is none. */
  signDeadlineAt: number | null;
}

/** What a client got for a request. */
export type Answer =
  | { outcome: 'bookings'; bookings: readonly SeenBooking[] }
  /** Of a retry, only the text is known. */
  | { outcome: 'created'; uuid: string; booking: SeenBooking | null; body: string }
  | { outcome: 'text'; text: string }
  | { outcome: 'refused'; code: string }
  /** It was carried out or not. */
  | { outcome: 'unknown'; reason: string };

export function seenBooking(booking: Booking): SeenBooking {
  const { cancellationPolicy: policy } = booking;
  return {
    uuid: booking.uuid,
    version: booking.version,
    tableOnlyVersions: booking.tableOnlyVersions,
    status: booking.status,
    workDay: booking.workDay,
    bookingAt: booking.bookingAt,
    turnMinutes: booking.turnMinutes,
    pax: booking.pax,
    highChairs: booking.highChairs,
    hotelRoom: booking.hotelRoom,
    isWalkIn: booking.isWalkIn,
    // Only while it holds them: the others are on record for an undo.
    tableIds: holdsTable(booking.status) ? booking.tableIds.toSorted((a, b) => a - b) : [],
    clientReferenceId: booking.clientReferenceId,
    createdAt: booking.createdAt,
    signedAt: policy?.signedAt ?? null,
    signDeadlineAt: policy?.signDeadlineAt ?? null,
  };
}

/** A short text for a history. */
export function describeAnswer(answer: Answer): string {
  switch (answer.outcome) {
    case 'bookings':
      return answer.bookings.map(describeBooking).join('; ') || 'no bookings';
    case 'created':
      return answer.booking ? describeBooking(answer.booking) : `${answer.uuid} again`;
    case 'text':
      return answer.text;
    case 'refused':
      return `refused: ${answer.code}`;
    case 'unknown':
      return `no answer: ${answer.reason}`;
  }
}

export function describeBooking(booking: SeenBooking): string {
  const { uuid, version, status, pax, workDay, tableIds, bookingAt } = booking;
  const time = new Date(bookingAt).toISOString().slice(11, 16);
  const tables = tableIds.length > 0 ? ` at ${tableIds.map((id) => `T${id}`).join('+')}` : '';
  return `${uuid} version ${version}: ${status}, ${pax} covers, ${workDay} ${time}Z${tables}`;
}
