import { useMemo } from 'react';
import { type Instant, toZonedIso } from '../../../../domain/venue-time.ts';
import { shortTimeOf, timeOf } from '../../../parts/venue-format.ts';
import { useSession } from '../../../session/session.ts';

/** Instants as times on the venue's clock. */
export interface RoomClock {
  time: (at: Instant) => string;
  /** Without AM or PM. */
  shortTime: (at: Instant) => string;
  /** A `date-time` of the API. */
  dateTime: (at: Instant) => string;
}

export function useRoomClock(): RoomClock {
  const { session, format } = useSession();
  const { timezone } = session.venue;
  return useMemo(() => {
    const dateTime = (at: Instant) => toZonedIso(timezone, at);
    return {
      time: (at) => timeOf(dateTime(at), format),
      shortTime: (at) => shortTimeOf(dateTime(at), format),
      dateTime,
    };
  }, [timezone, format]);
}
