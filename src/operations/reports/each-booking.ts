import { setImmediate } from 'node:timers/promises';
import type { Period } from '../../domain/reports/period-report.ts';
import type { ReportBooking } from '../../domain/reports/report-booking.ts';
import { listReportBookings, type ReportPage } from '../../store/report-bookings.ts';
import type { Db } from '../../store/store.ts';

/** Reading and adding up so many takes a few milliseconds, in which no other request runs. */
const PAGE_SIZE = 250;

/** Passes over the bookings of a period, those of each work day one after another. Other requests run in between. */
export async function* eachBooking(
  db: Db,
  accountId: string,
  { from, to }: Period,
): AsyncGenerator<ReportBooking> {
  // No booking is at this instant: it is before all of the day.
  let after: ReportPage['after'] = { workDay: from, bookingAt: -1, uuid: '' };
  for (;;) {
    const page = await listReportBookings(db, { accountId, to, limit: PAGE_SIZE, after });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return;
    after = last;
    await setImmediate();
  }
}
