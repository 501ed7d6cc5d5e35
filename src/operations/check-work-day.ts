import type { WorkDayRequest } from '../contract/availability.ts';
import { judgeDay } from '../domain/availability/judge-day.ts';
import type { DayJudgement, ServiceDay } from '../domain/availability/judgement.ts';
import type { DesiredStatus } from '../domain/booking-status.ts';
import type { Promo } from '../domain/venue.ts';
import type { WallDate } from '../domain/venue-time.ts';
import { filtersOf, leavingOut, requireReferences, wishOf } from './availability-question.ts';
import { findPromo } from './codes.ts';
import { type House, requireVenue } from './house.ts';
import { type Principal, permit } from './principal.ts';
import { readServiceDay } from './service-day.ts';

export interface WorkDayView {
  day: ServiceDay;
  /** What was wished for. */
  status: DesiredStatus;
  judgement: DayJudgement;
  promo: Promo | null;
}

/** POST /availability/work-days/{date}: the shifts of a work day and their time slots. */
export async function checkWorkDay(
  house: House,
  principal: Principal,
  workDay: WallDate,
  request: WorkDayRequest,
): Promise<WorkDayView> {
  permit(principal, 'availability:read');
  return house.store.read(async (db) => {
    const venue = await requireVenue(house, db, principal.accountId);
    await requireReferences(db, principal, request);
    const day = leavingOut(await readServiceDay(house, db, venue, workDay), request);
    return {
      day,
      status: request.status,
      judgement: judgeDay(day, wishOf(request), filtersOf(request.filters)),
      promo: request.promoCode ? findPromo(venue, request.promoCode, workDay) : null,
    };
  });
}
