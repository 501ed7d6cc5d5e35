import type { CalendarRequest } from '../contract/availability.ts';
import type { Availability } from '../domain/availability/judgement.ts';
import type { DesiredStatus } from '../domain/booking-status.ts';
import type { Promo, Venue } from '../domain/venue.ts';
import { addDays, daysBetween, type WallDate } from '../domain/venue-time.ts';
import { filtersOf, requireReferences, wishOf } from './availability-question.ts';
import { findPromo } from './codes.ts';
import { type House, requireVenue } from './house.ts';
import { judgeDays } from './judge-days.ts';
import { type Principal, permit } from './principal.ts';

export interface CalendarView {
  venue: Venue;
  /** What was wished for. */
  status: DesiredStatus;
  workDays: { date: WallDate; availability: Availability }[];
  promo: Promo | null;
}

/** POST /availability/calendar: which work days of a range can be booked, and why the others not. */
export async function checkCalendar(
  house: House,
  principal: Principal,
  request: CalendarRequest,
): Promise<CalendarView> {
  permit(principal, 'availability:read');
  const { dateStart, dateEnd, promoCode } = request;
  return house.store.read(async (db) => {
    const venue = await requireVenue(house, db, principal.accountId);
    await requireReferences(db, principal, request);
    const dates = Array.from({ length: daysBetween(dateStart, dateEnd) + 1 }, (_, index) =>
      addDays(dateStart, index),
    );
    const workDays = await judgeDays(house, db, venue, dates, {
      wish: wishOf(request),
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
