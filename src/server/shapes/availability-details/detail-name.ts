import type { AvailabilityCode } from '../../../domain/availability/availability.ts';
import type { DesiredStatus } from '../../../domain/booking-status.ts';

/**
 * What there is a sentence for: what is to be had, by the status that was wished for; why something
 * is not, by its code and, where the experience is to blame, by what of it; and of an add-on or a
 * group of them, whether it can be ordered.
 */
export type DetailName =
  | DesiredStatus
  | Exclude<AvailabilityCode, 'AVAILABLE'>
  | 'EXPERIENCE_UNKNOWN'
  | 'EXPERIENCE_TICKETS'
  | 'EXPERIENCE_AREA'
  | 'ORDERABLE'
  | 'NOT_ORDERABLE';

/** What is said of a code; of what is to be had, by the status that was wished for. */
export function detailNameOf(code: AvailabilityCode, status: DesiredStatus): DetailName {
  return code === 'AVAILABLE' ? status : code;
}
