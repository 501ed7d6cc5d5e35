import { type WallDate, weekdayOf } from '../venue-time.ts';
import type { ReportBooking } from './report-booking.ts';
import { addToTotals, emptyTotals, mergeTotals, type ReportVenue, type Totals } from './totals.ts';

export const REPORT_GROUPS = ['day', 'weekday', 'shift', 'channel', 'partner', 'campaign'] as const;
/** What the rows of a report stand for. */
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** The totals of one group of bookings. */
export interface ReportRow {
  /**
   * A work day, an ISO weekday, the id of a shift, a channel or `WALK_IN`, the id of a partner, a campaign. Null for
   * bookings without one.
   */
  key: string | null;
  /** The last name that bookings have for the key; null if the key is its own name. */
  name: string | null;
  totals: Totals;
}

/** Campaigns are whatever pages send, so there may be as many as bookings. */
const MAX_ROWS = 400;

/** The key of a booking, and a name for it. */
function keyOf(by: ReportGroup, booking: ReportBooking): Pick<ReportRow, 'key' | 'name'> {
  switch (by) {
    case 'day':
      return { key: booking.workDay, name: null };
    case 'weekday':
      return { key: String(weekdayOf(booking.workDay)), name: null };
    case 'shift':
      return { key: booking.shiftId, name: booking.shiftName };
    case 'channel':
      return { key: booking.isWalkIn ? 'WALK_IN' : booking.channel, name: null };
    case 'partner':
      return { key: booking.partnerId, name: null };
    case 'campaign':
      return { key: campaignOf(booking), name: null };
  }
}

/** Where a page said that its visitor came from: the campaign, else the source, else its own reference. */
function campaignOf({ utm, clientReferenceId }: ReportBooking): string | null {
  return utm.utmCampaign || utm.utmSource || clientReferenceId || null;
}

/** Collects totals by group. */
export class GroupTally {
  readonly #by: ReportGroup;
  readonly #rows = new Map<string | null, ReportRow>();

  /** @param days the work days that have a row, also without bookings */
  constructor(by: ReportGroup, days: readonly WallDate[] = []) {
    this.#by = by;
    if (by !== 'day') return;
    for (const day of days) this.#rows.set(day, { key: day, name: null, totals: emptyTotals() });
  }

  add(venue: ReportVenue, booking: ReportBooking): void {
    if (booking.status === 'DELETED') return;
    const { key, name } = keyOf(this.#by, booking);
    const row = this.#rows.get(key) ?? { key, name, totals: emptyTotals() };
    row.name = name;
    this.#rows.set(key, row);
    addToTotals(row.totals, venue, booking);
  }

  /** Days and weekdays in their order, others by covers. Beyond the limit, the smallest are added up. */
  rows(): { rows: ReportRow[]; others: Totals | null } {
    const rows = [...this.#rows.values()].sort(this.#order());
    const rest = rows.splice(MAX_ROWS);
    if (rest.length === 0) return { rows, others: null };
    const others = emptyTotals();
    for (const { totals } of rest) mergeTotals(others, totals);
    return { rows, others };
  }

  #order(): (a: ReportRow, b: ReportRow) => number {
    const byKey = (a: ReportRow, b: ReportRow) => ((a.key ?? '') < (b.key ?? '') ? -1 : 1);
    if (this.#by === 'day' || this.#by === 'weekday') return byKey;
    return (a, b) => b.totals.guests.covers - a.totals.guests.covers || byKey(a, b);
  }
}
