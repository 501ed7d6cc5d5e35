import type { Party } from '../../diner/party/party.ts';
import type { BookableTime } from '../../diner/times/bookable-times.ts';
import { findNewPolicy, keepsSignature, type NewPolicy } from '../../domain/cancellation-terms.ts';
import type { ManagedBooking } from '../manage-api-client.ts';

/** The policy to sign after a booking moves to another time or party size; null if there is none, or the signature stays valid. */
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
