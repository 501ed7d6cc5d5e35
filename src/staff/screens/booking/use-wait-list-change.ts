import { useMutation, useQueryClient } from '@tanstack/react-query';
import { STAFF_PATHS } from '../../../contract/paths.ts';
import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { useApiClient } from '../../api-client.ts';
import { updateCachedBooking } from '../../day-data/booking-queries.ts';
import { useSession } from '../../session/session.ts';

/** What staff do with a party on the wait list. */
export type WaitListChange =
  | { kind: 'offer-table' }
  | { kind: 'withdraw-offer' }
  | { kind: 'skip-party'; isSkipped: boolean; reason: string | null };

/** Sends it at once, and shows the booking as the server answers with it: an offer needs a connection. */
export function useWaitListChange(booking: StaffBooking) {
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { session } = useSession();
  return useMutation({
    mutationFn: async ({ kind, ...body }: WaitListChange) => {
      const { method, path } = STAFF_PATHS[kind];
      const request = { method, path: path.replace('{bookingUuid}', booking.uuid), body };
      const options = { ifMatch: `"${booking.version}"`, maxTries: 1 };
      return (await apiClient.request<StaffBooking>(request, options)).answer;
    },
    onSuccess: (after) => updateCachedBooking(cache, session.venue.accountId, after),
  });
}
