import type { CalendarRequest } from '../../contract/availability.ts';
import type { Availability } from '../../domain/availability/judgement.ts';
import type { DesiredStatus } from '../../domain/booking-status.ts';
import type { Promo, Venue } from '../../domain/venue.ts';
import { addDays, daysBetween, type WallDate } from '../../domain/venue-time.ts';
import type { AppContext } from '../context.ts';
import { type Principal, permit } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { criteriaOf, filtersOf, requireReferences } from './availability-request.ts';
import { findPromo } from './codes.ts';
import { judgeDays } from './judge-days.ts';

export interface CalendarView {
  venue: Venue;
  /** What was wished for. */
  status: DesiredStatus;
  workDays: { date: WallDate; availability: Availability }[];
  promo: Promo | null;
}

/** POST /availability/calendar: which work days of a range can be booked, and why the others not. */
export async function checkCalendar(
  context: AppContext,
  principal: Principal,
  request: CalendarRequest,
): Promise<CalendarView> {
  permit(principal, 'availability:read');
  const { dateStart, dateEnd, promoCode } = request;
  return context.store.read(async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    await requireReferences(db, principal, request);
    const dates = Array.from({ length: daysBetween(dateStart, dateEnd) + 1 }, (_, index) =>
      addDays(dateStart, index),
    );
    const workDays = await judgeDays(context, db, venue, dates, {
      criteria: criteriaOf(request),
      filters: filtersOf(request.filters),
      excludeBookingUuid: request.excludeBookingUuid,
    });
    return {
      venue,
      status: request.status,
      workDays,
      promo: promoCode ? findPromo(venue, promoCode, dateStart, dateEnd) : null,
    };
  });
}
