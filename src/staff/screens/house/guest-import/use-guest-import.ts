import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportCustomersRequest } from '../../../../contract/staff/customer-import.ts';
import { useApiClient } from '../../../api-client.ts';
import { useSession } from '../../../session/session.ts';

/** Ten thousand guests take a while; the server closes a connection after a minute without traffic. */
const TIMEOUT_MS = 60_000;

const MUTATION_KEY = ['guest-import'];

/** Imports a file, or asks what that would do. To send it again is safe: guests who are there are known. */
export function useGuestImport() {
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { session } = useSession();
  return useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: async (body: ImportCustomersRequest) => {
      const options = { maxTries: 1, timeoutMs: TIMEOUT_MS };
      return (await apiClient.call('import-customers', { body }, options)).answer;
    },
    onSuccess: ({ isSaved }) => {
      if (isSaved) void cache.invalidateQueries({ queryKey: [session.venue.accountId, 'guests'] });
    },
    // The file is personal: nothing keeps it after the screen.
    gcTime: 0,
  });
}

/** Whether a file is being checked or imported. */
export function useIsImporting(): boolean {
  return useIsMutating({ mutationKey: MUTATION_KEY }) > 0;
}
