import { coversOf } from '../availability/party.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import { GroupTally, type ReportRow } from './group-by.ts';
import { outcomeOf, type ReportBooking } from './report-booking.ts';
import { type StayLength, StayTally } from './stays.ts';
import {
  addParty,
  addToTotals,
  emptyTotals,
  type PartyCount,
  type ReportVenue,
  type Totals,
} from './totals.ts';
import { type WaitSummary, WaitTally } from './waits.ts';

/** Who came for a quarter of an hour. */
interface Quarter extends PartyCount {
  startAt: Instant;
}

const QUARTER_MS = 15 * MS_PER_MINUTE;

/** Collects the guests who came, by the quarter hour of their booking; walk-ins by that in which they came. */
class QuarterTally {
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

/** The figures of one work day. */
export interface ServiceReport {
  totals: Totals;
  quarters: Quarter[];
  shifts: ReportRow[];
  channels: ReportRow[];
  stays: StayLength[];
  waits: WaitSummary | null;
}

/** @param bookings of one work day */
export function serviceReportOf(
  venue: ReportVenue,
  bookings: Iterable<ReportBooking>,
): ServiceReport {
  const totals = emptyTotals();
  const quarters = new QuarterTally();
  const shifts = new GroupTally('shift');
  const channels = new GroupTally('channel');
  const stays = new StayTally();
  const waits = new WaitTally();
  for (const booking of bookings) {
    addToTotals(totals, venue, booking);
    for (const tally of [quarters, shifts, channels, stays]) tally.add(venue, booking);
    waits.add(booking);
  }
  return {
    totals,
    quarters: quarters.quarters(),
    shifts: shifts.rows().rows,
    channels: channels.rows().rows,
    stays: stays.lengths(),
    waits: waits.summary(),
  };
}
