import type { CalendarRequest } from '../../contract/partner/check-calendar.ts';
import type { Availability } from '../../domain/availability/availability.ts';
import type { DesiredStatus } from '../../domain/booking-status.ts';
import type { Promo, Venue } from '../../domain/venue.ts';
import { addDays, daysBetween, type WallDate } from '../../domain/venue-time.ts';
import type { Tx } from '../tx.ts';
import { criteriaOf, filtersOf } from './availability-request.ts';
import { readCalendarDays } from './calendar-days.ts';
import { findPromo } from './promo-codes.ts';

export interface CalendarView {
  venue: Venue;
  /** The desired status. */
  status: DesiredStatus;
  workDays: { date: WallDate; availability: Availability }[];
  promo: Promo | null;
}

/**
 * Reads what the availability of every work day from `dateStart` to `dateEnd` depends on, without permission
 * checks; also used by GET /start.
 * @param network of the client; calendars of one run in `context.calendarLimits`
 * @returns evaluates it, which needs the database no more; throws RateLimitError
 */
export async function readCalendar(
  tx: Tx<'venue'>,
  request: CalendarRequest,
  network: string,
): Promise<() => Promise<CalendarView>> {
  const { venue } = tx;
  const { status, dateStart, dateEnd, promoCode } = request;
  const dates = Array.from({ length: daysBetween(dateStart, dateEnd) + 1 }, (_, index) =>
    addDays(dateStart, index),
  );
  const evaluate = await readCalendarDays(tx, dates, {
    criteria: criteriaOf(request),
    filters: filtersOf(request.filters),
    excludeBookingUuid: request.excludeBookingUuid,
    network,
  });
  const days = { from: dateStart, to: dateEnd };
  const promo = promoCode ? findPromo(venue, promoCode, days) : null;
  return async () => ({ venue, status, workDays: await evaluate(), promo });
}
