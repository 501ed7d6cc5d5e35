import { useMemo } from 'react';
import { toVenueIso } from '../../../../domain/utc-offsets.ts';
import type { Instant } from '../../../../domain/venue-time.ts';
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

/** As many instants as a few days have. */
const REMEMBERED = 1000;

export function useRoomClock(): RoomClock {
  const { session, format } = useSession();
  const { utcOffsets } = session.venue;
  return useMemo(() => {
    const dateTime = remembered((at) => toVenueIso(utcOffsets, at));
    return {
      time: (at) => timeOf(dateTime(at), format),
      shortTime: (at) => shortTimeOf(dateTime(at), format),
      dateTime,
    };
  }, [utcOffsets, format]);
}

/** The tables have the same few instants after each tap, and a time zone's calculation takes a while. */
function remembered(textOf: (at: Instant) => string): (at: Instant) => string {
  const known = new Map<Instant, string>();
  return (at) => {
    let text = known.get(at);
    if (text === undefined) {
      if (known.size >= REMEMBERED) known.clear();
      text = textOf(at);
      known.set(at, text);
    }
    return text;
  };
}
