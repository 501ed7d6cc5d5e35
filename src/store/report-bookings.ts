import type { ReportBooking } from '../domain/reports/report-booking.ts';
import type { WallDate } from '../domain/venue-time.ts';
import { columnsOf } from './columns.ts';
import type { Db } from './db.ts';
import { prepared } from './prepared.ts';

const columns = columnsOf<ReportBooking>()({
  uuid: 'plain',
  workDay: 'plain',
  bookingAt: 'plain',
  status: 'plain',
  turnMinutes: 'plain',
  pax: 'plain',
  paxChildren: 'plain',
  shiftId: 'plain',
  shiftName: 'plain',
  isWalkIn: 'flag',
  quotedWaitMinutes: 'plain',
  channel: 'plain',
  partnerId: 'plain',
  tableReadyAt: 'plain',
  seatedAt: 'plain',
  endedAt: 'plain',
  utm: 'json',
  clientReferenceId: 'plain',
  ticket: 'json',
});

/** A page of the bookings of some work days. */
export interface ReportPage {
  accountId: string;
  to: WallDate;
  limit: number;
  /** It begins after this booking, in the order of the primary key. */
  after: { workDay: WallDate; bookingAt: number; uuid: string };
}

/** What reports read of bookings, in the order of the primary key, so that no page is sorted. */
export async function listReportBookings(db: Db, page: ReportPage): Promise<ReportBooking[]> {
  const { accountId, to, limit } = page;
  const { rows } = await readPage(db, { accountId, to, limit, ...page.after });
  return rows.map(columns.fromRow);
}

interface PageValues {
  accountId: string;
  to: WallDate;
  limit: number;
  workDay: WallDate;
  bookingAt: number;
  uuid: string;
}
const readPage = prepared((db, page: PageValues) =>
  db
    .selectFrom('bookings')
    .select(columns.names)
    .where('account_id', '=', page.accountId)
    .where((is) =>
      is(
        is.refTuple('work_day', 'booking_at', 'uuid'),
        '>',
        is.tuple(page.workDay, page.bookingAt, page.uuid),
      ),
    )
    .where('work_day', '<=', page.to)
    .where('status', '<>', 'DELETED')
    .orderBy('work_day')
    .orderBy('booking_at')
    .orderBy('uuid')
    .limit(page.limit),
);
