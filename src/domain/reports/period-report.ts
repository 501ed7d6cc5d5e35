import { addDays, daysBetween, type WallDate } from '../venue-time.ts';
import { GroupTally, type ReportGroup, type ReportRow } from './group-by.ts';
import type { ReportBooking } from './report-booking.ts';
import { type StayLength, StayTally } from './stays.ts';
import { addToTotals, emptyTotals, type ReportVenue, type Totals } from './totals.ts';
import { type WaitSummary, WaitTally } from './waits.ts';

/** Work days; both are part of it. */
export interface Period {
  from: WallDate;
  to: WallDate;
}

export interface PeriodReport {
  totals: Totals;
  rows: ReportRow[];
  /** What is beyond the most rows; null if nothing is. */
  others: Totals | null;
  stays: StayLength[];
  waits: WaitSummary | null;
}

/** Collects the figures of a period, booking by booking, so that a year need not be in memory at once. */
export class PeriodTally {
  readonly #venue: ReportVenue;
  readonly #totals = emptyTotals();
  readonly #groups: GroupTally;
  readonly #stays = new StayTally();
  readonly #waits = new WaitTally();

  constructor(venue: ReportVenue, { from, to }: Period, by: ReportGroup) {
    this.#venue = venue;
    const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n));
    this.#groups = new GroupTally(by, days);
  }

  add(booking: ReportBooking): void {
    addToTotals(this.#totals, this.#venue, booking);
    this.#groups.add(this.#venue, booking);
    this.#stays.add(this.#venue, booking);
    this.#waits.add(booking);
  }

  report(): PeriodReport {
    return {
      totals: this.#totals,
      ...this.#groups.rows(),
      stays: this.#stays.lengths(),
      waits: this.#waits.summary(),
    };
  }
}
