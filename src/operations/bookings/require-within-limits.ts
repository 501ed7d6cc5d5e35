import type { BrokenRule } from '../../domain/availability/staff-rules.ts';
import { groupOf, holdsTable } from '../../domain/booking-status.ts';
import { Refusal } from '../../domain/refusal.ts';
import { limitRules } from '../../domain/service-day/limit-rules.ts';
import { readServiceDay } from '../availability/service-day.ts';
import type { Tx } from '../tx.ts';
import type { StatusTransition } from './status-transition.ts';

/** Whether a transition confirms what has only been asked for, so that the day must still take it. */
export function confirmsRequest({ before, after }: StatusTransition): boolean {
  return groupOf(before.status) === 'awaiting' && holdsTable(after.status);
}

/**
 * Throws if a transition confirms a booking that staff no longer take on its day: it begins after the last time or in a
 * quarter hour that has enough covers, or booking online is paused.
 * @throws Refusal NO_AVAILABLE_SLOT
 */
export async function requireWithinLimits(
  tx: Tx<'venue'>,
  transition: StatusTransition,
): Promise<void> {
  if (!confirmsRequest(transition)) return;
  const { after } = transition;
  const day = await readServiceDay(tx, after.workDay);
  if (day.limits?.isOnlinePaused)
    throw new Refusal(
      'NO_AVAILABLE_SLOT',
      `The venue takes no more bookings online for ${after.workDay}. Call the venue.`,
    );
  const [rule] = limitRules(day, after);
  if (rule) throw new Refusal('NO_AVAILABLE_SLOT', `${reasonOf(rule)} Offer another time.`);
}

function reasonOf({ code, limit, taken }: BrokenRule): string {
  return code === 'COVERS_PER_SLOT'
    ? `The venue takes at most ${limit} covers in this quarter hour of the day, and has ${taken} already.`
    : 'The venue takes no bookings at this time of the day any more.';
}
