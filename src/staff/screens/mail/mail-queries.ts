import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { STAFF_PATHS } from '../../../contract/paths.ts';
import type { StaffMessage, StaffMessages } from '../../../contract/staff/messages.ts';
import { useApiClient } from '../../api-client.ts';
import { isNewUuid } from '../../outbox/outbox-entry.ts';
import { useSession } from '../../session/session.ts';
import { isSentSoon } from './mail-text.ts';

/** What waits is usually sent within a second, or after the half minute in which a change can be undone. */
const WAITING_MS = 5000;

/**
 * The mail about a booking; of the whole venue for null.
 * @param version of the booking: each change may cause mail
 */
export function useMail(bookingUuid: string | null, version: number | null) {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const path =
    bookingUuid === null
      ? STAFF_PATHS['list-messages'].path
      : STAFF_PATHS['list-booking-messages'].path.replace('{bookingUuid}', bookingUuid);
  return useQuery({
    queryKey: [...mailKey(session.venue.accountId), bookingUuid, version],
    queryFn: async ({ signal }) => {
      const request = { method: 'GET', path } as const;
      return (await apiClient.request<StaffMessages>(request, { signal })).answer;
    },
    enabled: isCurrent && (bookingUuid === null || !isNewUuid(bookingUuid)),
    placeholderData: (before) => before,
    refetchInterval: ({ state: { data } }) =>
      data?.messages.some(isSentSoon) ? WAITING_MS : false,
  });
}

/** Sends a message again, with what is true now. */
export function useSendAgain() {
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { session } = useSession();
  return useMutation({
    mutationFn: ({ bookingUuid, id }: { bookingUuid: string; id: string }) => {
      const path = STAFF_PATHS['send-message-again'].path
        .replace('{bookingUuid}', bookingUuid)
        .replace('{messageId}', id);
      return apiClient.request<StaffMessage>({ method: 'POST', path }, { maxTries: 1 });
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: mailKey(session.venue.accountId) }),
  });
}

function mailKey(accountId: string): readonly unknown[] {
  return [accountId, 'mail'];
}
