import type { AvailabilityBody } from '../../contract/availability.ts';

type Action = AvailabilityBody['fallbackOptions'][number]['action'];

/**
 * The availability of a slot that the server refused, without a reason that the diner could act on.
 *
 * @param detail the server's explanation
 */
export function unavailableAsFull(
  detail: string,
  preferred: Action,
  alternative: Action,
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
