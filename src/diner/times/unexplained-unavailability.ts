import type { AvailabilityBody } from '../../contract/availability.ts';

export type FallbackAction = AvailabilityBody['fallbackOptions'][number]['action'];

/**
 * Stands in for the server's explanation if a slot was refused and no check says why.
 *
 * @param detail the sentence for the diner
 */
export function unexplainedUnavailability(
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
