import type { AvailabilityBody } from '../../contract/availability.ts';

export type FallbackAction = AvailabilityBody['fallbackOptions'][number]['action'];

/**
 * The availability to show for a slot that the server refused for an unknown reason: full.
 *
 * @param detail the server's explanation
 */
export function fullAvailability(
  detail: string,
  { preferred, alternative }: { preferred: FallbackAction; alternative: FallbackAction },
): AvailabilityBody {
  return {
    isAvailable: false,
    outcome: 'UNAVAILABLE',
    code: 'FULL',
    detail,
    fallbackOptions: [
      { action: preferred, isPreferred: true },
      { action: alternative, isPreferred: false },
    ],
  };
}
