import { MS_PER_MINUTE } from '../venue-time.ts';
import type { BookingCriteria, ServiceDay, SlotResult } from './availability.ts';
import type { Interval } from './occupancy-by-table.ts';
import type { ServiceSlot } from './service-slots.ts';

/** A wish that was judged, at a slot where it is not to be had. */
export interface UnavailableSlot {
  day: ServiceDay;
  criteria: BookingCriteria;
  result: SlotResult;
  /** The uuid of the booking that is to be changed; left out for a new one. */
  changedBookingUuid?: string;
}

/** Why not, in words for whoever wrote the request. */
export interface Explanation {
  /** Goes on after the time that was asked for. */
  reason: string;
  /** What to send instead; left out where only the ways around help. */
  advice?: string;
}

/** The slot that was asked for; null at a closed hour. */
export function slotOf({ time, startAt, shift }: SlotResult): ServiceSlot | null {
  return shift && startAt !== null ? { time, startAt, shift } : null;
}

/** How long the party would stay; null at a time that the clocks skip. */
export function intervalOf({ startAt, turnMinutes }: SlotResult): Interval | null {
  return startAt === null ? null : { startAt, endAt: startAt + turnMinutes * MS_PER_MINUTE };
}

/** Some of many, as in `1, 2 or 3`. */
export function either(things: readonly (number | string)[]): string {
  const last = things.at(-1);
  if (things.length < 2) return String(last ?? '');
  return `${things.slice(0, -1).join(', ')} or ${last}`;
}

/** A number, or from one to another. */
export function range(least: number, most: number): string {
  return least === most ? String(least) : `${least} to ${most}`;
}
