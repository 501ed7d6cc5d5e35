import type { Availability, AvailabilityCode } from './availability.ts';
import { availabilityOf } from './fallback-options.ts';

/**
 * Which code summarizes several slots; the lowest rank wins. First AVAILABLE, then MANUAL_CONFIRMATION,
 * where a request to the venue may still succeed; then by how late the check comes in `decide`, the later
 * the better. For example, if one slot is full and another is for smaller parties only, the summary is FULL.
 */
const RANKS: Record<AvailabilityCode, number> = {
  AVAILABLE: 0,
  MANUAL_CONFIRMATION: 1,
  FULL: 2,
  STROLLERS_NOT_AVAILABLE: 3,
  HIGH_CHAIRS_NOT_AVAILABLE: 4,
  ADD_ON_NOT_AVAILABLE: 5,
  AREA_NOT_AVAILABLE: 6,
  EXPERIENCE_NOT_AVAILABLE: 7,
  EXPERIENCE_REQUIRED: 8,
  PARTY_TOO_LARGE: 9,
  PARTY_TOO_SMALL: 10,
  TOO_SOON: 11,
  PAST: 12,
  CLOSED: 13,
  TOO_FAR_AHEAD: 14,
};

/** The result whose code has the highest precedence; the first of equals. */
export function highestPrecedence<T extends { availability: Availability }>(
  results: readonly T[],
): T | null {
  const rankOf = (result: T) => RANKS[result.availability.code];
  return results.reduce<T | null>(
    (best, next) => (best === null || rankOf(next) < rankOf(best) ? next : best),
    null,
  );
}

/** One availability for several results: the code with the highest precedence, and all fallback actions. */
export function summarize(results: readonly { availability: Availability }[]): Availability | null {
  const first = highestPrecedence(results);
  if (!first) return null;
  const actions = results.flatMap(({ availability }) =>
    availability.fallbackOptions.map(({ action }) => action),
  );
  return availabilityOf(first.availability.code, actions);
}
