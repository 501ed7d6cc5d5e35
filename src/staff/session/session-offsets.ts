import type { QueryClient } from '@tanstack/react-query';
import type { StaffSession } from '../../contract/staff/session.ts';
import { offsetOf, type UtcOffset } from '../../domain/utc-offsets.ts';
import { cachedDays } from '../day-data/booking-queries.ts';

/**
 * A session with the venue's UTC offsets. Servers of the previous version do not send any, and sessions stored by it have
 * none; then the offsets of the bookings on this device are used, else that of the device.
 */
export function withUtcOffsets(cache: QueryClient, session: StaffSession): StaffSession {
  const { venue } = session;
  if ('utcOffsets' in venue) return session;
  const learnt = learntOffsets(cache, session.venue.accountId);
  const utcOffsets = learnt.length > 0 ? learnt : [offsetOfDevice()];
  return { ...session, venue: { ...session.venue, utcOffsets } };
}

function learntOffsets(cache: QueryClient, accountId: string): UtcOffset[] {
  return cachedDays(cache, accountId)
    .flatMap(({ day }) => day.bookings)
    .map(({ bookingAt }) => ({ from: bookingAt, offsetMinutes: offsetOf(bookingAt) }))
    .sort((a, b) => Date.parse(a.from) - Date.parse(b.from))
    .filter((each, index, all) => each.offsetMinutes !== all[index - 1]?.offsetMinutes);
}

function offsetOfDevice(): UtcOffset {
  return { from: '1970-01-01T00:00:00Z', offsetMinutes: -new Date().getTimezoneOffset() };
}
