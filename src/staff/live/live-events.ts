import type { WallDate } from '../../domain/venue-time.ts';

/** The events of `GET /staff/v3/events`. */
export interface Hello {
  now: string;
  /** The version of the venue document. */
  venue: string;
  /** The versions of the work days that have bookings, from yesterday on. */
  days: Record<WallDate, string>;
}
export interface DayEvent {
  workDay: WallDate;
  version: string;
  /** The version before. */
  previous: string;
  /** The uuids of the bookings that came, changed or left; empty if it is not known which. */
  changed: string[];
  /** Such as `STAFF:…`; null if it is not known. */
  by: string | null;
}

export interface LiveListener {
  /** Resolves once what was missed has been read. */
  onHello: (hello: Hello) => Promise<void>;
  onDay: (event: DayEvent) => void;
  onVenue: () => void;
  /** What staff set for a day, or blocked on it, has changed. */
  onService: () => void;
  /** The server's time, every twenty seconds. */
  onBeat: (now: string) => void;
  /** The session has ended on the server: somebody signed this device out. */
  onSignedOut: () => void;
  /** Without a stream: time to ask for changes. */
  onPoll: () => Promise<void>;
}

/**
 * - `connecting`: what is on screen may be old
 * - `live`: each change arrives at once
 * - `polling`: the stream does not get through, so changes arrive within seconds
 */
export type LiveStatus = 'connecting' | 'live' | 'polling';
