import type { SlotRequest } from '../../contract/availability.ts';
import { judgeSlot } from '../../domain/availability/judge-slot.ts';
import type {
  BookingCriteria,
  ServiceDay,
  SlotJudgement,
} from '../../domain/availability/judgement.ts';
import type { Promo } from '../../domain/venue.ts';
import type { WallDate, WallTime } from '../../domain/venue-time.ts';
import type { AppContext } from '../context.ts';
import { type Principal, permit } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { criteriaOf, requireReferences, withoutBooking } from './availability-request.ts';
import { findPromo } from './codes.ts';
import { requireArea } from './require-area.ts';
import { readServiceDay } from './service-day.ts';

export interface SlotView {
  day: ServiceDay;
  criteria: BookingCriteria;
  judgement: SlotJudgement;
  promo: Promo | null;
}

/**
 * POST /availability/work-days/{date}/time-slots/{time}, and …/add-ons: everything about one slot,
 * judged as a create would judge it.
 */
export async function checkSlot(
  context: AppContext,
  principal: Principal,
  slot: { date: WallDate; time: WallTime },
  request: SlotRequest,
): Promise<SlotView> {
  permit(principal, 'availability:read');
  return context.store.read(async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    const criteria = slotCriteria(request);
    requireArea(venue, slot.date, slot.time, criteria.floorPlanAreaId);
    await requireReferences(db, principal, request);
    const day = withoutBooking(await readServiceDay(context, db, venue, slot.date), request);
    return {
      day,
      criteria,
      judgement: judgeSlot(day, criteria, slot.time),
      promo: request.promoCode ? findPromo(venue, request.promoCode, slot.date) : null,
    };
  });
}

/** The parts of a request, of a slot or of a create, that a judgement looks at. */
export function slotCriteria(
  request: Pick<
    SlotRequest,
    | 'pax'
    | 'paxChildren'
    | 'status'
    | 'floorPlanAreaId'
    | 'experience'
    | 'addOns'
    | 'highChairs'
    | 'strollers'
  >,
): BookingCriteria {
  const { experience } = request;
  return {
    ...criteriaOf(request),
    floorPlanAreaId: request.floorPlanAreaId ?? null,
    experience: experience
      ? { id: experience.id, tickets: experience.tickets, addOns: experience.addOns ?? [] }
      : null,
    addOns: request.addOns ?? [],
    highChairs: request.highChairs ?? 0,
    strollers: request.strollers ?? 0,
  };
}
