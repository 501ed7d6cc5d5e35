import type { SlotQuery, SlotRequest } from '../../contract/availability.ts';
import type {
  BookingCriteria,
  ServiceDay,
  SlotResult,
} from '../../domain/availability/availability.ts';
import { slotInSteps } from '../../domain/availability/evaluate-slot.ts';
import { explanationInSteps } from '../../domain/availability/slot-explanation/explain-slot.ts';
import type { SlotExplanation } from '../../domain/availability/slot-explanation/slot-explanation.ts';
import type { Promo } from '../../domain/venue.ts';
import type { WallDate, WallTime } from '../../domain/venue-time.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { read } from '../transactions.ts';
import type { Call } from '../tx.ts';
import { requireReferences, withoutBooking } from './availability-request.ts';
import { inPieces } from './in-pieces.ts';
import { limitWrongPromoCodes } from './promo-code-limit.ts';
import { findPromo } from './promo-codes.ts';
import { requireAreaChoice } from './require-area-choice.ts';
import { readServiceDay } from './service-day.ts';
import { slotCriteria } from './slot-criteria.ts';

/** A slot, and the criteria. */
export interface SlotQuestion extends SlotRequest, SlotQuery {
  date: WallDate;
  time: WallTime;
}

export interface SlotView {
  day: ServiceDay;
  criteria: BookingCriteria;
  result: SlotResult;
  promo: Promo | null;
  /** Null if the slot is available, or if no explanation was asked for. */
  explanation: SlotExplanation | null;
}

/**
 * POST /availability/work-days/{date}/time-slots/{time}, and …/add-ons: one slot with the area, experience
 * and extras that the request names, evaluated as for a create request. With `explain`, also why it is
 * unavailable and what would help.
 */
export async function checkSlot(
  context: AppContext,
  principal: Principal,
  question: SlotQuestion,
): Promise<SlotView> {
  requirePermission(principal, 'availability:read');
  const { promoCode } = question;
  const call = { context, principal };
  return limitWrongPromoCodes(
    call,
    { promoCode },
    { run: () => readSlot(call, question), isRight: ({ promo }) => promo !== null },
  );
}

async function readSlot(call: Call, question: SlotQuestion): Promise<SlotView> {
  const { date, time, promoCode, explain } = question;
  const found = await read(call, 'availability:read', async (tx) => {
    const criteria = slotCriteria(question);
    const { floorPlanAreaId } = criteria;
    requireAreaChoice(tx.venue, { date, time, floorPlanAreaId });
    await requireReferences(tx, question);
    const day = withoutBooking(await readServiceDay(tx, date), question);
    const promo = promoCode ? findPromo(tx.venue, promoCode, { from: date, to: date }) : null;
    return { day, criteria, promo };
  });
  const { day, criteria } = found;
  if (explain) return { ...found, ...(await inPieces(explanationInSteps(day, criteria, time))) };
  const result = await inPieces(slotInSteps(day, criteria, time));
  return { ...found, result, explanation: null };
}
