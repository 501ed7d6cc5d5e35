import type { Language } from './language.ts';

/** The caller has sent too many requests, or made too many attempts (429). */
export class RateLimitError extends Error {
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;

  /** @param advice follows "Wait … seconds" in the detail */
  constructor(retryAfterMs: number, advice = 'then send requests more slowly') {
    const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
    super(`Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, ${advice}.`);
    this.retryAfterSeconds = seconds;
  }
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
