import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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
  return useQuery({
    queryKey: [...mailKey(session.venue.accountId), bookingUuid, version],
    queryFn: async ({ signal }) => {
      const reply =
        bookingUuid === null
          ? apiClient.call('list-messages', {}, { signal })
          : apiClient.call('list-booking-messages', { params: { bookingUuid } }, { signal });
      return (await reply).answer;
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
      const params = { bookingUuid, messageId: id };
      return apiClient.call('send-message-again', { params }, { maxTries: 1 });
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: mailKey(session.venue.accountId) }),
  });
}

function mailKey(accountId: string): readonly unknown[] {
  return [accountId, 'mail'];
}
