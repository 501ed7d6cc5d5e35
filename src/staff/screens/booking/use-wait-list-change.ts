import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import type { StaffRule } from '../../../domain/availability/staff-rules.ts';
import { createApiClient, languageOfPage, type StaffCall, useApiClient } from '../../api-client.ts';
import { updateCachedBooking } from '../../day-data/booking-queries.ts';
import { useSession } from '../../session/session.ts';

/** What staff do with a party on the wait list. */
export type WaitListChange =
  | { kind: 'offer-table'; force?: readonly StaffRule[] }
  | { kind: 'withdraw-offer' }
  | { kind: 'skip-party'; isSkipped: boolean; reason: string | null };

/** A change as it is sent and, if need be, approved. */
export function waitListRequest(
  { uuid }: StaffBooking,
  change: WaitListChange,
): StaffCall<WaitListChange['kind']> {
  const params = { bookingUuid: uuid };
  switch (change.kind) {
    case 'offer-table':
      return {
        operation: change.kind,
        params,
        body: change.force ? { force: [...change.force] } : {},
      };
    case 'withdraw-offer':
      return { operation: change.kind, params, body: {} };
    case 'skip-party': {
      const { isSkipped, reason } = change;
      return { operation: change.kind, params, body: { isSkipped, reason } };
    }
  }
}

/** With the approval of somebody else, if the role does not allow it. */
type SentChange = WaitListChange & { approval?: string };

/** Sends it at once, and shows the booking as the server answers with it: an offer needs a connection. */
export function useWaitListChange(booking: StaffBooking) {
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { session } = useSession();
  return useMutation({
    mutationFn: async ({ approval, ...change }: SentChange) => {
      const client = approval ? createApiClient(languageOfPage, approval) : apiClient;
      const options = { ifMatch: `"${booking.version}"`, maxTries: 1 };
      return (await client.send(waitListRequest(booking, change), options)).answer;
    },
    onSuccess: (after) => updateCachedBooking(cache, session.venue.accountId, after),
  });
}
