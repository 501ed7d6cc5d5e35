import type { ValidationIssue } from '../domain/refusal.ts';
import { minuteOfWorkDay } from '../domain/venue-time.ts';

/** The one place for "at least as much as": silent where either side cannot be read. */
export function* atLeast(
  parameter: string,
  value: number | string | null | undefined,
  least: number | string | null | undefined,
  name: string,
): Generator<ValidationIssue> {
  if (value === undefined || value === null || least === undefined || least === null) return;
  if (value < least) yield { parameter, reason: `must not be less than ${name}` };
}

/** The last time of bookings must not lie before the first, seen from the start of the work day. */
export function* timesInOrder(
  at: string,
  times: { firstBookingTime?: string | undefined; lastBookingTime?: string | undefined },
  dayStartsAt: string | undefined,
): Generator<ValidationIssue> {
  const { firstBookingTime: first, lastBookingTime: last } = times;
  if (first === undefined || last === undefined || dayStartsAt === undefined) return;
  const minute = (time: string) => minuteOfWorkDay({ timezone: 'UTC', dayStartsAt }, time);
  if (minute(last) < minute(first)) {
    yield {
      parameter: `${at}.lastBookingTime`,
      reason: `must not be earlier than firstBookingTime on a work day that starts at ${dayStartsAt}`,
    };
  }
}
