import type { AvailabilityBody } from '../../contract/availability.ts';

/** Whether there is no table, but the venue can be asked for one: for a group above its size online, for example. */
export function isOnRequest({ fallbackOptions }: AvailabilityBody): boolean {
  return fallbackOptions.some(({ action }) => action === 'REQUEST');
}
