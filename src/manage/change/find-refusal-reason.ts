import type { AvailabilityBody, SlotRequest } from '../../contract/availability.ts';
import type { PublicBooking } from '../../contract/booking.ts';
import type { ExperienceBody } from '../../contract/catalogue.ts';
import type { SlotAnswer } from '../../contract/partner/check-slot.ts';
import type { Problem } from '../../contract/problem.ts';
import type { ApiClient } from '../../diner/api-client.ts';
import {
  type AddOnLevel,
  addOnRequests,
  type ChosenExtras,
  experienceRequest,
} from '../../diner/chosen-extras.ts';
import type { SearchCriteria } from '../../diner/queries.ts';
import type { BookingMove } from '../booking-change.ts';

interface RefusedMove {
  booking: PublicBooking;
  experience: ExperienceBody | undefined;
  change: SearchCriteria['change'];
  move: BookingMove;
}

const SLOT_CODES = new Set<string>([
  'NO_AVAILABLE_SLOT',
  'BOOKING_AVAILABILITY_NOT_FOUND',
  'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
]);

/** Whether a change was refused because the slot is not available. */
export function isAboutSlot({ code }: Problem): boolean {
  return SLOT_CODES.has(code);
}

/**
 * Finds out why a move was refused, with a slot check: first without the ordered add-ons, then with
 * them. Null if the check finds no reason, or fails.
 */
export async function findRefusalReason(
  apiClient: ApiClient,
  refused: RefusedMove,
): Promise<AvailabilityBody | null> {
  const { booking } = refused;
  try {
    const tableOnly = await checkSlot(apiClient, refused, () => null);
    const hasAddOns = booking.addOns.length > 0;
    const { availability } =
      tableOnly.availability.isAvailable && hasAddOns
        ? await checkSlot(apiClient, refused, levelIn(tableOnly))
        : tableOnly;
    return availability.isAvailable ? null : availability;
  } catch {
    return null;
  }
}

/** A booking does not say at which level an add-on was ordered, but the offered groups do. */
function levelIn({ addOnGroups }: SlotAnswer): (addOnId: number) => AddOnLevel {
  return (addOnId) =>
    addOnGroups.find(({ addOns }) => addOns.some(({ id }) => id === addOnId))?.level ?? 'SHIFT';
}

async function checkSlot(
  apiClient: ApiClient,
  { booking, experience, change, move }: RefusedMove,
  levelOf: (addOnId: number) => AddOnLevel | null,
): Promise<SlotAnswer> {
  const { date, time, pax, paxChildren, floorPlanAreaId } = move;
  const extras: ChosenExtras = {
    tickets: experience?.automaticTicketQuantity ? null : (booking.experience?.tickets ?? null),
    quantities: Object.fromEntries(
      booking.addOns.flatMap(({ addOnId, quantity }) => {
        const level = levelOf(addOnId);
        return level ? [[`${level}:${addOnId}`, quantity]] : [];
      }),
    ),
  };
  const body: SlotRequest = {
    pax,
    paxChildren,
    floorPlanAreaId,
    status: 'CONFIRMED',
    ...change,
    highChairs: booking.highChairs,
    strollers: booking.strollers,
    experience: experienceRequest(experience ?? null, extras, move),
    addOns: addOnRequests(extras, 'SHIFT'),
  };
  const input = { params: { date, time }, body };
  return (await apiClient.reads.call('check-slot', input, { maxTries: 2 })).answer;
}
