import { minuteOfWorkDay } from '../domain/venue-time.ts';
import type { VenueFault } from './venue-fault.ts';

/** Reports a value below its minimum. Does nothing where either side is missing. */
export function* atLeast(
  parameter: string,
  value: number | string | null | undefined,
  least: number | string | null | undefined,
  name: string,
): Generator<VenueFault> {
  if (value === undefined || value === null || least === undefined || least === null) return;
  if (value >= least) return;
  const reason = `must not be less than ${name}`;
  const limit = typeof least === 'number' ? least : undefined;
  yield { parameter, reason, code: 'LESS_THAN_THE_LEAST', limit };
}

/** Reports a last booking time before the first, counted from the start of the work day. */
export function* timesInOrder(
  at: string,
  times: { firstBookingTime?: string | undefined; lastBookingTime?: string | undefined },
  dayStartsAt: string | undefined,
): Generator<VenueFault> {
  const { firstBookingTime: first, lastBookingTime: last } = times;
  if (first === undefined || last === undefined || dayStartsAt === undefined) return;
  const minute = (time: string) => minuteOfWorkDay({ dayStartsAt }, time);
  if (minute(last) < minute(first)) {
    yield {
      parameter: `${at}.lastBookingTime`,
      reason: `must not be earlier than firstBookingTime on a work day that starts at ${dayStartsAt}`,
      code: 'LAST_BEFORE_FIRST',
    };
  }
}
