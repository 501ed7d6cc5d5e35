import { toZonedIso } from '../domain/venue-time.ts';

/** A deep copy with instants (`…At`, in milliseconds) as ISO 8601 in the venue's time zone. */
export function withReadableTimes(timezone: string, value: object): Record<string, unknown>;
export function withReadableTimes(timezone: string, value: unknown, name?: string): unknown;
export function withReadableTimes(timezone: string, value: unknown, name = ''): unknown {
  if (typeof value === 'number' && name.endsWith('At')) return toZonedIso(timezone, value);
  if (Array.isArray(value)) return value.map((one) => withReadableTimes(timezone, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withReadableTimes(timezone, one, key)]),
  );
}
