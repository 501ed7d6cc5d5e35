import type { Visits } from './customer.ts';

const MIN_ENDED_BOOKINGS = 3;
const MS_PER_DAY = 86_400_000;

/**
 * How reliable a guest has been: (visits − 2·no-shows − ½·late cancellations) ÷ ended bookings,
 * rounded to two decimals; 0 with fewer than three ended bookings. Negative is poor.
 */
export function bookingReputation(visits: Visits): number {
  const ended = visits.visitsCount + visits.noShowsCount + visits.cancellationsCount;
  if (ended < MIN_ENDED_BOOKINGS) return 0;
  const score = visits.visitsCount - 2 * visits.noShowsCount - visits.lateCancellationsCount / 2;
  // + 0 turns a rounded -0 into 0.
  return Math.round((score / ended) * 100) / 100 + 0;
}

/** Average days between visits; null with fewer than two visits. */
export function visitFrequency(visits: Visits): number | null {
  if (visits.visitsCount < 2 || visits.firstVisitAt === null || visits.lastVisitAt === null) {
    return null;
  }
  const days = (visits.lastVisitAt - visits.firstVisitAt) / MS_PER_DAY;
  return Math.round(days / (visits.visitsCount - 1));
}
