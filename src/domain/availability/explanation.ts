import { MS_PER_MINUTE } from '../venue-time.ts';
import type {
  BookingCriteria,
  ServiceDay,
  SlotResult,
  UnavailabilityCode,
} from './availability.ts';
import type { Interval } from './interval.ts';
import type { ServiceSlot } from './service-slots.ts';

/** An evaluated slot that is unavailable, with the criteria it was evaluated for. */
export interface UnavailableSlot {
  day: ServiceDay;
  criteria: BookingCriteria;
  result: SlotResult;
  /** The code of the result. */
  code: UnavailabilityCode;
  /** The booking that is being changed; omitted for a new one. */
  changedBookingUuid?: string;
}

/** Why a slot is unavailable, in words for developers. */
export interface Explanation {
  /** Continues a sentence that begins with the time: `21:00 on 2026-11-20 …`. */
  reason: string;
  /** What to send instead; omitted if only a fallback option helps. */
  advice?: string;
}

/** The evaluated slot; null at a time at which no shift takes bookings. */
export function slotOf({ time, startAt, shift }: SlotResult): ServiceSlot | null {
  return shift && startAt !== null ? { time, startAt, shift } : null;
}

/** When the party would occupy its table; null at a time that a clock change skips. */
export function intervalOf({ startAt, turnMinutes }: SlotResult): Interval | null {
  return startAt === null ? null : { startAt, endAt: startAt + turnMinutes * MS_PER_MINUTE };
}

/** `1, 2 or 3` */
export function either(things: readonly (number | string)[]): string {
  const last = things.at(-1);
  if (things.length < 2) return String(last ?? '');
  return `${things.slice(0, -1).join(', ')} or ${last}`;
}

/** `2`, or `2 to 4` */
export function range(min: number, max: number): string {
  return min === max ? String(min) : `${min} to ${max}`;
}
