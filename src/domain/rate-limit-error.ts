import type { Language } from './language.ts';

const SECONDS_PER_MINUTE = 60;

/** The caller has sent too many requests, or made too many attempts (429). */
export class RateLimitError extends Error {
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;

  /** @param advice follows "Wait … seconds", or minutes and hours, in the detail */
  constructor(retryAfterMs: number, advice = 'then send requests more slowly') {
    const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
    super(`Wait ${inWords(seconds)}, ${advice}.`);
    this.retryAfterSeconds = seconds;
  }
}

/** Long waits in minutes and hours, rounded up to the minute, because 14,890 seconds is hard to read. */
function inWords(seconds: number): string {
  if (seconds <= 2 * SECONDS_PER_MINUTE) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / SECONDS_PER_MINUTE);
  const hours = Math.floor(minutes / 60);
  const left = minutes % 60;
  if (hours === 0) return counted(left, 'minute');
  return left === 0
    ? counted(hours, 'hour')
    : `${counted(hours, 'hour')} and ${counted(left, 'minute')}`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** A limit that a guest can reach. */
export type GuestLimit = 'WRONG_CODES' | 'BOOKINGS_PER_HOUR' | 'OPEN_BOOKINGS';

/** A guest has reached a limit (429). The response explains it in their language, with the telephone. */
export class GuestLimitError extends RateLimitError {
  readonly limit: GuestLimit;
  readonly language: Language;
  /** The venue's; null if it has none. */
  readonly phone: string | null;

  constructor(
    limit: GuestLimit,
    retryAfterMs: number,
    { language, phone }: { language: Language; phone: string | null },
  ) {
    super(retryAfterMs);
    this.limit = limit;
    this.language = language;
    this.phone = phone;
  }
}
