import type { SlotRequest } from '../../contract/availability.ts';
import type { BookingCriteria } from '../../domain/availability/availability.ts';
import { criteriaOf } from './availability-request.ts';

/** The criteria of a slot check or a create request. */
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
