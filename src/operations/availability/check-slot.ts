import type { SlotQuery, SlotRequest } from '../../contract/availability.ts';
import type {
  BookingCriteria,
  ServiceDay,
  SlotResult,
} from '../../domain/availability/availability.ts';
import { evaluateSlot } from '../../domain/availability/evaluate-slot.ts';
import { explainSlot } from '../../domain/availability/slot-explanation/explain-slot.ts';
import type { SlotExplanation } from '../../domain/availability/slot-explanation/slot-explanation.ts';
import type { Promo } from '../../domain/venue.ts';
import type { WallDate, WallTime } from '../../domain/venue-time.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { requireReferences, withoutBooking } from './availability-request.ts';
import { limitWrongPromoCodes } from './promo-code-limit.ts';
import { findPromo } from './promo-codes.ts';
import { requireAreaChoice } from './require-area-choice.ts';
import { readServiceDay } from './service-day.ts';
import { slotCriteria } from './slot-criteria.ts';

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
  slot: { date: WallDate; time: WallTime },
  request: SlotRequest,
  query: SlotQuery = {},
): Promise<SlotView> {
  requirePermission(principal, 'availability:read');
  const { promoCode } = request;
  const read = () => readSlot(context, principal, slot, request, query);
  return limitWrongPromoCodes(
    context,
    principal,
    { promoCode },
    read,
    ({ promo }) => promo !== null,
  );
}

async function readSlot(
  context: AppContext,
  principal: Principal,
  slot: { date: WallDate; time: WallTime },
  request: SlotRequest,
  { explain }: SlotQuery,
): Promise<SlotView> {
  return context.store.read(async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    const criteria = slotCriteria(request);
    requireAreaChoice(venue, slot.date, slot.time, criteria.floorPlanAreaId);
    await requireReferences(db, principal, request);
    const day = withoutBooking(await readServiceDay(context, db, venue, slot.date), request);
    const promo = request.promoCode ? findPromo(venue, request.promoCode, slot.date) : null;
    if (explain) return { day, criteria, promo, ...explainSlot(day, criteria, slot.time) };
    const result = evaluateSlot(day, criteria, slot.time);
    return { day, criteria, promo, result, explanation: null };
  });
}
