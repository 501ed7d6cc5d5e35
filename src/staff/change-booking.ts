import type { CallOptions, Client, Reply } from '../client/call.ts';
import { problemCodeOf } from '../client/errors.ts';
import type { BookingAnswer, PrivateBooking } from '../contract/booking.ts';
import { type Reading, readBooking, toReading } from './bookings.ts';
import { differencesOf } from './differences.ts';
import type { Wording } from './wording.ts';

/** The booking is no longer what the person had on screen when they decided. */
export class OutdatedPicture extends Error {
  readonly fresh: Reading;

  constructor(fresh: Reading) {
    super('The booking was changed elsewhere.');
    this.name = 'OutdatedPicture';
    this.fresh = fresh;
  }
}

export interface Change {
  /** The booking as it stood on screen when the person decided. */
  picture: PrivateBooking;
  /** The last reading that the page holds, for its version. */
  known: Reading | undefined;
  /** Sends the change; the options say for exactly which version of the booking. */
  send: (options: CallOptions) => Promise<Reply<BookingAnswer>>;
  /** Whether a booking that changed elsewhere already is what was wanted. */
  isDone?: (fresh: PrivateBooking) => boolean;
}

/** Whoever waits for a change hears after some two seconds that the connection is lost. */
const TRIES = 3;

/**
 * Changes a booking, but only the one that the person saw. Lists carry no versions, so where none
 * is known of this very picture, the booking is read first and compared; the version that is sent
 * along then closes the gap between reading and writing.
 * @throws OutdatedPicture where something that people act on differs; nothing was changed then
 */
export async function changeBooking(
  door: Client,
  { picture, known, send, isDone }: Change,
  wording: Wording,
): Promise<Reading> {
  const isSame = (fresh: Reading) => differencesOf(picture, fresh.booking, wording).length === 0;
  let reading =
    known?.booking.updatedAt === picture.updatedAt && isSame(known)
      ? known
      : await readBooking(door, picture.uuid);
  // One more try, for a change in between that touched nothing that anyone saw.
  for (let triesLeft = 1; ; triesLeft -= 1) {
    if (!isSame(reading)) {
      if (isDone?.(reading.booking)) return reading;
      throw new OutdatedPicture(reading);
    }
    try {
      return toReading(await send({ ifMatch: reading.etag ?? undefined, maxTries: TRIES }));
    } catch (failure) {
      if (problemCodeOf(failure) !== 'BOOKING_IS_OUTDATED') throw failure;
      reading = await readBooking(door, picture.uuid);
      if (triesLeft === 0) throw new OutdatedPicture(reading);
    }
  }
}
