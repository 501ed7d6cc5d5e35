import { queryOptions, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { Client } from '../../../../client/call.ts';
import { ProblemError } from '../../../../client/errors.ts';
import { HOUSE_PATHS } from '../../../../contract/staff/house-paths.ts';
import type {
  VenueChangeAnswer,
  VenueEffects,
  VenueProblem,
  VenueVersionDocument,
  VenueVersions,
} from '../../../../contract/staff/venue.ts';
import type { Venue } from '../../../../domain/venue.ts';
import { useApiClient } from '../../../api-client.ts';
import { useSession } from '../../../session/session.ts';
import type { StoredVenue } from './venue-draft.ts';

function keyOf(accountId: string, ...more: unknown[]): unknown[] {
  return [accountId, 'venue', ...more];
}

/** The stored venue document with its version. */
export function venueQuery(apiClient: Client, accountId: string) {
  return queryOptions({
    queryKey: keyOf(accountId),
    queryFn: async ({ signal }) => {
      const { method, path } = HOUSE_PATHS['read-venue'];
      return (await apiClient.request<StoredVenue>({ method, path }, { signal })).answer;
    },
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

function requestOf({ document, version }: ChangedDocument, isDryRun: boolean) {
  const { method, path } = HOUSE_PATHS['change-venue'];
  const query = isDryRun ? { dryRun: true } : {};
  return [{ method, path, query, body: document }, { ifMatch: `"${version}"` }] as const;
}

/** What saving a document would change. */
export function useVenueEffects(change: ChangedDocument) {
  const apiClient = useApiClient();
  const { session } = useSession();
  return useQuery({
    queryKey: keyOf(session.venue.accountId, 'effects', change),
    queryFn: async ({ signal }) => {
      const [request, options] = requestOf(change, true);
      const reply = await apiClient.request<VenueChangeAnswer>(request, { ...options, signal });
      return reply.answer.effects as VenueEffects;
    },
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
    mutationFn: async (change: ChangedDocument) =>
      (await apiClient.request<VenueChangeAnswer>(...requestOf(change, false))).answer,
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
      const { method, path } = HOUSE_PATHS['list-venue-versions'];
      const query = pageParam === null ? {} : { before: pageParam };
      const request = { method, path, query } as const;
      return (await apiClient.request<VenueVersions>(request, { signal })).answer;
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    enabled: isCurrent,
  });
}

export async function fetchVersion(
  apiClient: Client,
  version: number,
): Promise<VenueVersionDocument> {
  const { method, path } = HOUSE_PATHS['read-venue-version'];
  const request = { method, path: path.replace('{version}', String(version)) } as const;
  return (await apiClient.request<VenueVersionDocument>(request)).answer;
}
