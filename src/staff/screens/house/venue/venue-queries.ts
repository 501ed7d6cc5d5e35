import { queryOptions, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { ProblemError } from '../../../../client/errors.ts';
import type {
  VenueEffects,
  VenueProblem,
  VenueVersionDocument,
} from '../../../../contract/staff/venue.ts';
import type { Venue } from '../../../../domain/venue.ts';
import { type StaffClient, useApiClient } from '../../../api-client.ts';
import { useSession } from '../../../session/session.ts';
import type { StoredVenue } from './venue-draft.ts';

function keyOf(accountId: string, ...more: unknown[]): unknown[] {
  return [accountId, 'venue', ...more];
}

/** The stored venue document with its version. */
export function venueQuery(apiClient: StaffClient, accountId: string) {
  return queryOptions({
    queryKey: keyOf(accountId),
    queryFn: async ({ signal }): Promise<StoredVenue> =>
      (await apiClient.call('read-venue', {}, { signal })).answer,
  });
}

export function useStoredVenue() {
  const { session, isCurrent } = useSession();
  const query = venueQuery(useApiClient(), session.venue.accountId);
  return useQuery({ ...query, enabled: isCurrent });
}

/** A document with the version that it was made from. */
export interface ChangedDocument {
  document: Venue;
  version: number;
}

/**
 * What saving a document would change.
 * @param isWanted false from the start of a save on, because the server would then refuse the version that the document is
 *   based on. The previous answer stays
 */
export function useVenueEffects(change: ChangedDocument, isWanted: boolean) {
  const apiClient = useApiClient();
  const { session } = useSession();
  return useQuery({
    // Not under the venue's own key, which a save invalidates, maybe before the screen knows that it began.
    queryKey: ['venue-effects', session.venue.accountId, change],
    queryFn: async ({ signal }) => {
      const input = { query: { dryRun: true }, body: change.document };
      const options = { ifMatch: `"${change.version}"`, signal };
      const { answer } = await apiClient.call('change-venue', input, options);
      return answer.effects as VenueEffects;
    },
    enabled: isWanted,
    // Bookings come in meanwhile.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Saves a document. The same one again is saved once, so an unanswered request is sent again. */
export function useSaveVenue() {
  const apiClient = useApiClient();
  return useMutation({
    mutationFn: async ({ document, version }: ChangedDocument) => {
      const options = { ifMatch: `"${version}"` };
      return (await apiClient.call('change-venue', { body: document }, options)).answer;
    },
  });
}

/** Whether somebody else has saved another version meanwhile. */
export function isVenueOutdated(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return false;
  // The staff API has problems of its own.
  const { code } = error.problem as VenueProblem;
  return code === 'VENUE_IS_OUTDATED';
}

/** The versions of the document, newest first, a page at a time. */
export function useVenueVersions() {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  return useInfiniteQuery({
    queryKey: keyOf(session.venue.accountId, 'versions'),
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { before: pageParam };
      return (await apiClient.call('list-venue-versions', { query }, { signal })).answer;
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    enabled: isCurrent,
  });
}

export async function fetchVersion(
  apiClient: StaffClient,
  version: number,
): Promise<VenueVersionDocument> {
  return (await apiClient.call('read-venue-version', { params: { version: String(version) } }))
    .answer;
}
