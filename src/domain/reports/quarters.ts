import { coversOf } from '../availability/party.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import { outcomeOf, type ReportBooking } from './report-booking.ts';
import { addParty, type PartyCount, type ReportVenue } from './totals.ts';

/** Who came for a quarter of an hour. */
export interface Quarter extends PartyCount {
  startAt: Instant;
}

const QUARTER_MS = 15 * MS_PER_MINUTE;

/** Collects the guests who came, by the quarter hour of their booking; walk-ins by that in which they came. */
export class QuarterTally {
  readonly #byStart = new Map<Instant, PartyCount>();

  add(venue: ReportVenue, booking: ReportBooking): void {
    if (outcomeOf(booking) !== 'CAME') return;
    // Every time zone is a whole number of quarter hours from UTC, so quarters begin together everywhere.
    const startAt = booking.bookingAt - (booking.bookingAt % QUARTER_MS);
    const count = this.#byStart.get(startAt) ?? { parties: 0, covers: 0 };
    this.#byStart.set(startAt, count);
    addParty(count, coversOf(venue, booking));
  }

  /** From the first to the last with guests, those in between without any included. */
  quarters(): Quarter[] {
    const starts = [...this.#byStart.keys()];
    if (starts.length === 0) return [];
    const [first, last] = [Math.min(...starts), Math.max(...starts)];
    return Array.from({ length: (last - first) / QUARTER_MS + 1 }, (_, index) => {
      const startAt = first + index * QUARTER_MS;
      return { startAt, ...(this.#byStart.get(startAt) ?? { parties: 0, covers: 0 }) };
    });
  }
}
