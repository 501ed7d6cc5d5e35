import type { AvailabilityBody } from '../../contract/availability.ts';

export type FallbackAction = AvailabilityBody['fallbackOptions'][number]['action'];

/**
 * The availability to show for a slot that was refused although a check finds nothing wrong with it: it is
 * shown as full.
 *
 * @param detail the sentence for the diner
 */
export function unavailableAsFull(
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
