import type { Availability, SlotAnswer, SlotRequest } from '../../contract/availability.ts';
import type { PublicBooking } from '../../contract/booking.ts';
import type { Experience } from '../../contract/catalogue.ts';
import type { Problem } from '../../contract/problem.ts';
import type { ApiClient } from '../../diner/api-client.ts';
import { addOnRequests, type ChosenExtras, experienceRequest } from '../../widget/flow/extras.ts';
import type { SearchCriteria } from '../../diner/queries.ts';
import type { Move } from '../booking-change.ts';

interface Refused {
  booking: PublicBooking;
  experience: Experience | undefined;
  change: SearchCriteria['change'];
  move: Move;
}

const PLACE_CODES = new Set<string>([
  'NO_AVAILABLE_SLOT',
  'BOOKING_AVAILABILITY_NOT_FOUND',
  'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
]);

/** The refusals that mean: not then, or not like this. */
export function isAboutPlace({ code }: Problem): boolean {
  return PLACE_CODES.has(code);
}

/**
 * Asks the refused change as a question, for its answer says why: first the table, then with
 * everything that is ordered. Null where the question finds nothing wrong, or finds no answer.
 */
export async function findReason(apiClient: ApiClient, refused: Refused): Promise<Availability | null> {
  const { booking } = refused;
  try {
    const bare = await ask(apiClient, refused, () => null);
    const isOrdered = booking.addOns.length > 0;
    const answer =
      bare.availability.isAvailable && isOrdered ? await ask(apiClient, refused, levelIn(bare)) : bare;
    return answer.availability.isAvailable ? null : answer.availability;
  } catch {
    // Then all that can be said is that it was refused, which the caller knows.
    return null;
  }
}

type Level = 'SHIFT' | 'EXPERIENCE';

/** A booking does not say at which level its add-ons were ordered; what is on offer does. */
function levelIn({ addOnGroups }: SlotAnswer): (addOnId: number) => Level {
  return (addOnId) =>
    addOnGroups.find(({ addOns }) => addOns.some(({ id }) => id === addOnId))?.level ?? 'SHIFT';
}

async function ask(
  apiClient: ApiClient,
  { booking, experience, change, move }: Refused,
  levelOf: (addOnId: number) => Level | null,
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
  const question: SlotRequest = {
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
  const input = { params: { date, time }, body: question };
  return (await apiClient.reads.call('check-slot', input, { maxTries: 2 })).answer;
}
