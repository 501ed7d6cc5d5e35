import type { SlotRequest } from '../contract/availability.ts';
import { judgeSlot } from '../domain/availability/judge-slot.ts';
import type { ServiceDay, SlotJudgement, Wish } from '../domain/availability/judgement.ts';
import type { Promo } from '../domain/venue.ts';
import type { WallDate, WallTime } from '../domain/venue-time.ts';
import { leavingOut, requireReferences, wishOf } from './availability-question.ts';
import { findPromo } from './codes.ts';
import { type House, requireVenue } from './house.ts';
import { type Principal, permit } from './principal.ts';
import { requireArea } from './require-area.ts';
import { readServiceDay } from './service-day.ts';

export interface SlotView {
  day: ServiceDay;
  wish: Wish;
  judgement: SlotJudgement;
  promo: Promo | null;
}

/**
 * POST /availability/work-days/{date}/time-slots/{time}, and …/add-ons: everything about one slot,
 * judged as a create would judge it.
 */
export async function checkSlot(
  house: House,
  principal: Principal,
  slot: { date: WallDate; time: WallTime },
  request: SlotRequest,
): Promise<SlotView> {
  permit(principal, 'availability:read');
  return house.store.read(async (db) => {
    const venue = await requireVenue(house, db, principal.accountId);
    const wish = slotWish(request);
    requireArea(venue, slot.date, slot.time, wish.floorPlanAreaId);
    await requireReferences(db, principal, request);
    const day = leavingOut(await readServiceDay(house, db, venue, slot.date), request);
    return {
      day,
      wish,
      judgement: judgeSlot(day, wish, slot.time),
      promo: request.promoCode ? findPromo(venue, request.promoCode, slot.date) : null,
    };
  });
}

/** The parts of a request, of a slot or of a create, that a judgement looks at. */
export function slotWish(
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
): Wish {
  const { experience } = request;
  return {
    ...wishOf(request),
    floorPlanAreaId: request.floorPlanAreaId ?? null,
    experience: experience
      ? { id: experience.id, tickets: experience.tickets, addOns: experience.addOns ?? [] }
      : null,
    addOns: request.addOns ?? [],
    highChairs: request.highChairs ?? 0,
    strollers: request.strollers ?? 0,
  };
}
