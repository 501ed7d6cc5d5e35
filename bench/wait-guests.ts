import { seededRandom } from '../src/demo/seeded-random.ts';
import { turnMinutesOf } from '../src/domain/availability/party.ts';
import type { Venue } from '../src/domain/venue.ts';
import { minuteOf } from '../src/domain/venue-time.ts';
import { generatedRequests } from './seating-days.ts';

/**
 * The guests of an evening, and what they will do: when they come, how long they stay, what staff tap meanwhile.
 * Sizes and times are those of `seating-days.ts`.
 */

/** A party of an evening. Minutes are after midnight. */
export interface Guests {
  id: string;
  covers: number;
  turnMinutes: number;
  /** For when they have a booking; null for walk-ins. */
  bookedMinute: number | null;
  /** Null if they do not come. */
  comesMinute: number | null;
  /** From sitting down until staff say that they left. */
  stayMinutes: number;
  /** How long before they leave staff tap this; null where nobody does. */
  dessertsBefore: number | null;
  billBefore: number | null;
  paidBefore: number | null;
  /** The longest wait that they agree to. */
  patienceMinutes: number;
  /** How long after their quote they still wait. */
  graceMinutes: number;
  /** When they leave the door list for another reason, after so many minutes; null if they do not. */
  givesUpMinutes: number | null;
}

/** Covers per seat that have bookings, and that come without one. */
export interface Demand {
  booked: number;
  walkIns: number;
}

const DINNER_FROM = minuteOf('19:00:00');
export const NO_SHOWS = 0.06;
/** Bookings come later than booked, by so many minutes. */
export const LATENESS = { around: 3, within: 9, least: -15, most: 28 };
/** Real stays in parts of the planned ones: small parties stay shorter, large ones longer. */
const STAYS = [
  { upTo: 2, median: 0.9 },
  { upTo: 4, median: 0.97 },
  { upTo: 6, median: 1.04 },
  { upTo: 100, median: 1.05 },
] as const;
/** The spread of stays: the standard deviation of their logarithm. */
export const STAY_SPREAD = 0.22;
export const DESSERTS = { share: 0.5, around: 30, within: 7 };
export const BILL = { share: 0.7, around: 14, within: 4 };
export const PAID = { share: 0.7, around: 6, within: 2 };
const PATIENCE = { around: 45, within: 15 };
export const GRACE_MINUTES = { least: 10, most: 40 };
export const GIVE_UP_SHARE = 0.08;

/** What staff tap before guests leave. */
export interface Tap {
  /** For how many of the parties they do. */
  share: number;
  /** How many minutes before they leave: the mean, and its standard deviation. */
  around: number;
  within: number;
}

/** How long half of the parties of a size stay at most. */
export function medianStay(covers: number, turnMinutes: number): number {
  const { median } = STAYS.find(({ upTo }) => covers <= upTo) ?? STAYS[0];
  return turnMinutes * median;
}

/**
 * Who comes on an evening, those with bookings in the order in which they booked.
 * @param pace how long guests of this house stay, in parts of what is usual
 */
export function guestsOf(venue: Venue, evening: number, demand: Demand, pace: number): Guests[] {
  const random = seededRandom(7919 * evening + venue.tables.length);
  const some = (isBooked: boolean) =>
    generatedRequests(
      venue,
      isBooked ? evening : evening + 500_000,
      isBooked ? demand.booked : demand.walkIns,
    )
      .filter(({ startMinute }) => startMinute >= DINNER_FROM)
      .map(({ covers, startMinute }, index) => {
        const turnMinutes = turnMinutesOf(venue, null, null, covers);
        const around = ({ around, within }: { around: number; within: number }) =>
          Math.max(1, Math.round(around + within * random.normal()));
        const tapped = (tap: { share: number; around: number; within: number }) =>
          random.chance(tap.share) ? around(tap) : null;
        const late = Math.round(LATENESS.around + LATENESS.within * random.normal());
        const isNoShow = isBooked && random.chance(NO_SHOWS);
        return {
          id: `${isBooked ? 'booked' : 'walk-in'}-${index}`,
          covers,
          turnMinutes,
          bookedMinute: isBooked ? startMinute : null,
          comesMinute: isNoShow
            ? null
            : isBooked
              ? startMinute + Math.max(LATENESS.least, Math.min(LATENESS.most, late))
              : startMinute + random.integer(-7, 7),
          stayMinutes: Math.round(
            medianStay(covers, turnMinutes) * pace * Math.exp(STAY_SPREAD * random.normal()),
          ),
          dessertsBefore: tapped(DESSERTS),
          billBefore: tapped(BILL),
          paidBefore: tapped(PAID),
          patienceMinutes: around(PATIENCE),
          graceMinutes: random.integer(GRACE_MINUTES.least, GRACE_MINUTES.most),
          givesUpMinutes: random.chance(GIVE_UP_SHARE) ? random.integer(3, 40) : null,
        };
      });
  return [...some(true), ...some(false)];
}
