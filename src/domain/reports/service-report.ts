import { GroupTally, type ReportRow } from './group-by.ts';
import { type Quarter, QuarterTally } from './quarters.ts';
import type { ReportBooking } from './report-booking.ts';
import { type StayLength, StayTally } from './stays.ts';
import { addToTotals, emptyTotals, type ReportVenue, type Totals } from './totals.ts';
import { type WaitSummary, WaitTally } from './waits.ts';

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
