import type { AvailabilityCode } from '../../domain/availability/availability.ts';
import type { DesiredStatus } from '../../domain/booking-status.ts';

/**
 * Names the sentences: one per desired status for AVAILABLE, one per other code (several for an
 * experience), and two for whether an add-on can be ordered.
 */
export type DetailName =
  | DesiredStatus
  | Exclude<AvailabilityCode, 'AVAILABLE'>
  | 'EXPERIENCE_UNKNOWN'
  | 'EXPERIENCE_TICKETS'
  | 'EXPERIENCE_AREA'
  | 'ORDERABLE'
  | 'NOT_ORDERABLE';

/** The sentence for a code; for AVAILABLE it depends on the desired status. */
export function detailNameOf(code: AvailabilityCode, status: DesiredStatus): DetailName {
  return code === 'AVAILABLE' ? status : code;
}
