import { coversOf } from '../availability/party.ts';
import { MS_PER_MINUTE } from '../venue-time.ts';
import { medianOf } from './median.ts';
import { outcomeOf, type ReportBooking } from './report-booking.ts';
import type { ReportVenue } from './totals.ts';

/** How long parties of one size stayed. */
export interface StayLength {
  /** In covers; the last size has all larger parties, too. */
  covers: number;
  parties: number;
  plannedMinutes: number;
  realMinutes: number;
}

/** Parties of this size and all larger ones are one group: there are few of each. */
export const LARGEST_GROUP = 9;
/** A shorter or longer stay is a tap that was forgotten or corrected, not a visit. */
const LEAST_MINUTES = 10;
const MOST_MINUTES = 12 * 60;

/** Minutes from sitting down until leaving; null unless both are known, and plausible. */
export function stayMinutesOf(
  booking: Pick<ReportBooking, 'status' | 'isWalkIn' | 'seatedAt' | 'endedAt'>,
): number | null {
  const { seatedAt, endedAt } = booking;
  if (outcomeOf(booking) !== 'CAME' || seatedAt === null || endedAt === null) return null;
  const minutes = (endedAt - seatedAt) / MS_PER_MINUTE;
  return minutes >= LEAST_MINUTES && minutes <= MOST_MINUTES ? minutes : null;
}

/** Collects stays by party size. */
export class StayTally {
  readonly #bySize = new Map<number, { planned: number[]; real: number[] }>();

  add(venue: ReportVenue, booking: ReportBooking): void {
    const minutes = stayMinutesOf(booking);
    if (minutes === null) return;
    const size = Math.min(coversOf(venue, booking), LARGEST_GROUP);
    const stays = this.#bySize.get(size) ?? { planned: [], real: [] };
    this.#bySize.set(size, stays);
    stays.planned.push(booking.turnMinutes);
    stays.real.push(minutes);
  }

  /** Medians by party size, smallest first. */
  lengths(): StayLength[] {
    return [...this.#bySize]
      .map(([covers, { planned, real }]) => ({
        covers,
        parties: real.length,
        plannedMinutes: Math.round(medianOf(planned) ?? 0),
        realMinutes: Math.round(medianOf(real) ?? 0),
      }))
      .sort((a, b) => a.covers - b.covers);
  }
}
