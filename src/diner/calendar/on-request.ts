import type { AvailabilityBody } from '../../contract/availability.ts';

/** Whether there is no free table, but one can be requested, for example for a group too large to book online. */
export function isOnRequest({ fallbackOptions }: AvailabilityBody): boolean {
  return fallbackOptions.some(({ action }) => action === 'REQUEST');
}
