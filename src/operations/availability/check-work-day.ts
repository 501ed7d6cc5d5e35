import type { WorkDayRequest } from '../../contract/availability.ts';
import type { DayResult, ServiceDay } from '../../domain/availability/availability.ts';
import { dayInSteps } from '../../domain/availability/evaluate-day.ts';
import type { DesiredStatus } from '../../domain/booking-status.ts';
import type { Promo } from '../../domain/venue.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import {
  criteriaOf,
  filtersOf,
  requireReferences,
  withoutBooking,
} from './availability-request.ts';
import { inPieces } from './in-pieces.ts';
import { limitWrongPromoCodes } from './promo-code-limit.ts';
import { findPromo } from './promo-codes.ts';
import { readServiceDay } from './service-day.ts';

export interface WorkDayView {
  day: ServiceDay;
  /** The desired status. */
  status: DesiredStatus;
  result: DayResult;
  promo: Promo | null;
}

/** POST /availability/work-days/{date}: the shifts of a work day and their time slots. */
export async function checkWorkDay(
  context: AppContext,
  principal: Principal,
  workDay: WallDate,
  request: WorkDayRequest,
): Promise<WorkDayView> {
  requirePermission(principal, 'availability:read');
  const { promoCode } = request;
  const read = () => readWorkDay(context, principal, workDay, request);
  return limitWrongPromoCodes(
    context,
    principal,
    { promoCode },
    read,
    ({ promo }) => promo !== null,
  );
}

async function readWorkDay(
  context: AppContext,
  principal: Principal,
  workDay: WallDate,
  request: WorkDayRequest,
): Promise<WorkDayView> {
  const read = await context.store.read(async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    await requireReferences(db, principal, request);
    const day = withoutBooking(await readServiceDay(context, db, venue, workDay), request);
    const promo = request.promoCode ? findPromo(venue, request.promoCode, workDay) : null;
    return { day, promo };
  });
  const steps = dayInSteps(read.day, criteriaOf(request), filtersOf(request.filters));
  return { ...read, status: request.status, result: await inPieces(steps) };
}
