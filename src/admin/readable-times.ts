import { toZonedIso } from '../domain/venue-time.ts';

/** A copy whose instants (`…At`, kept in milliseconds) are written as the venue's clock shows them. */
export function withReadableTimes(timezone: string, value: unknown, name = ''): unknown {
  if (typeof value === 'number' && name.endsWith('At')) return toZonedIso(timezone, value);
  if (Array.isArray(value)) return value.map((one) => withReadableTimes(timezone, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withReadableTimes(timezone, one, key)]),
  );
}
