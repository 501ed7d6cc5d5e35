import type { Party } from '../../diner/party/party.ts';
import type { BookableTime } from '../../diner/times/bookable-times.ts';
import { findNewPolicy, keepsSignature, type NewPolicy } from '../../domain/cancellation-terms.ts';
import type { ManagedBooking } from '../manage-api-client.ts';

/** The policy that a moved booking has to be signed for; null if it needs none, or keeps what was signed. */
export function policyOfMove(
  { booking, start }: Pick<ManagedBooking, 'booking' | 'start'>,
  bookableTime: BookableTime,
  party: Party,
): NewPolicy | null {
  const { status, experience, cancellationPolicy } = booking;
  const policy = findNewPolicy(start.venue, {
    ...bookableTime,
    ...party,
    status,
    experienceId: experience?.experienceId ?? null,
  });
  const isKept = cancellationPolicy && keepsSignature(cancellationPolicy, policy?.fee ?? null);
  return isKept ? null : policy;
}
