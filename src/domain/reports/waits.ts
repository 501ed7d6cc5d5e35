import { MS_PER_MINUTE } from '../venue-time.ts';
import { medianOf } from './median.ts';
import { outcomeOf, type ReportBooking } from './report-booking.ts';

/** How the waits at the door came true. */
export interface WaitSummary {
  /** That were told a wait, and got a table. */
  parties: number;
  quotedMinutes: number;
  realMinutes: number;
  /** Whose table was ready at most ten minutes before or after what they were told. */
  withinTen: number;
  /** Who waited more than ten minutes longer, and more than ten minutes less. */
  longer: number;
  shorter: number;
}

const TOLERANCE_MINUTES = 10;

/**
 * Minutes from coming to the door until a table was ready; null for parties that were told no wait or got no table. A
 * walk-in is booked for the minute in which it came.
 */
export function realWaitMinutesOf(booking: ReportBooking): number | null {
  const { isWalkIn, quotedWaitMinutes, bookingAt } = booking;
  const readyAt = booking.tableReadyAt ?? booking.seatedAt;
  if (!isWalkIn || quotedWaitMinutes === null || readyAt === null) return null;
  if (outcomeOf(booking) !== 'CAME') return null;
  return Math.max(0, (readyAt - bookingAt) / MS_PER_MINUTE);
}

/** Collects the waits of parties from the door list. */
export class WaitTally {
  readonly #quoted: number[] = [];
  readonly #real: number[] = [];

  add(booking: ReportBooking): void {
    const real = realWaitMinutesOf(booking);
    if (real === null || booking.quotedWaitMinutes === null) return;
    this.#quoted.push(booking.quotedWaitMinutes);
    this.#real.push(real);
  }

  /** Null if nobody waited. */
  summary(): WaitSummary | null {
    const [quotedMinutes, realMinutes] = [medianOf(this.#quoted), medianOf(this.#real)];
    if (quotedMinutes === null || realMinutes === null) return null;
    const late = this.#real.map((real, index) => real - (this.#quoted[index] ?? 0));
    const longer = late.filter((minutes) => minutes > TOLERANCE_MINUTES).length;
    const shorter = late.filter((minutes) => minutes < -TOLERANCE_MINUTES).length;
    const parties = late.length;
    return {
      parties,
      quotedMinutes: Math.round(quotedMinutes),
      realMinutes: Math.round(realMinutes),
      withinTen: parties - longer - shorter,
      longer,
      shorter,
    };
  }
}
