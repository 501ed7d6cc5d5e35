import type { WorkDayRequest } from '../../contract/partner/check-work-day.ts';
import type { DayResult, ServiceDay } from '../../domain/availability/availability.ts';
import { dayInSteps } from '../../domain/availability/evaluate-day.ts';
import type { DesiredStatus } from '../../domain/booking-status.ts';
import type { Promo } from '../../domain/venue.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { read } from '../transactions.ts';
import type { Call } from '../tx.ts';
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

/** A work day, and the criteria. */
export interface WorkDayQuestion extends WorkDayRequest {
  date: WallDate;
}

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
  question: WorkDayQuestion,
): Promise<WorkDayView> {
  requirePermission(principal, 'availability:read');
  const { promoCode } = question;
  const call = { context, principal };
  return limitWrongPromoCodes(
    call,
    { promoCode },
    { run: () => readWorkDay(call, question), isRight: ({ promo }) => promo !== null },
  );
}

async function readWorkDay(call: Call, question: WorkDayQuestion): Promise<WorkDayView> {
  const { date, promoCode, filters, status } = question;
  const found = await read(call, 'availability:read', async (tx) => {
    await requireReferences(tx, question);
    const day = withoutBooking(await readServiceDay(tx, date), question);
    const promo = promoCode ? findPromo(tx.venue, promoCode, { from: date, to: date }) : null;
    return { day, promo };
  });
  const steps = dayInSteps(found.day, criteriaOf(question), filtersOf(filters));
  return { ...found, status, result: await inPieces(steps) };
}
