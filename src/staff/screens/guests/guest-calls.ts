import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Client } from '../../../client/call.ts';
import { PATHS, STAFF_API, STAFF_PATHS } from '../../../contract/paths.ts';
import type {
  ErasedCustomer,
  FoundCustomers,
  GuestBookings,
  MergeCustomersRequest,
  MergedCustomers,
  StaffCustomer,
} from '../../../contract/staff/customers.ts';
import type { UpdateCustomerRequest } from '../../../contract/staff/update-customer.ts';
import { parseCustomerQuery } from '../../../domain/customer-query.ts';
import { useApiClient } from '../../api-client.ts';
import { useSession } from '../../session/session.ts';

/** Letters that are typed in quick succession are one search. */
const PAUSE_MS = 120;
/** What was found is personal, and soon out of date: nothing keeps it after the search. */
const KEPT_MS = 30_000;

type CustomerPath = keyof typeof STAFF_PATHS | 'get-customer';

function pathOf(operation: CustomerPath, uuid: string): string {
  const { path } = operation === 'get-customer' ? PATHS[operation] : STAFF_PATHS[operation];
  return path.replace('{customerUuid}', encodeURIComponent(uuid));
}

/** The guests of all days that match what is typed; asks once that is long enough. */
export function useGuestSearch(typed: string) {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const settled = useSettled(typed.trim());
  const isSearching = parseCustomerQuery(settled) !== null;
  const search = useQuery({
    queryKey: [session.venue.accountId, 'guests', 'search', settled],
    queryFn: async ({ signal }) => {
      const { path } = STAFF_PATHS['search-customers'];
      const request = { method: 'POST', path, body: { query: settled } } as const;
      return (await apiClient.request<FoundCustomers>(request, { signal })).answer;
    },
    enabled: isCurrent && isSearching,
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  });
  return {
    isSearching,
    found: isSearching ? search.data : undefined,
    error: isSearching ? search.error : null,
    retry: () => void search.refetch(),
  };
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function profileQuery(apiClient: Client, accountId: string, uuid: string) {
  return queryOptions({
    queryKey: [accountId, 'guests', 'profile', uuid],
    queryFn: async ({ signal }) => {
      const request = { method: 'GET', path: pathOf('get-customer', uuid) } as const;
      return (await apiClient.request<StaffCustomer>(request, { signal })).answer;
    },
  });
}

/** @param uuid empty for nobody */
export function useProfile(uuid: string) {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const query = profileQuery(apiClient, session.venue.accountId, uuid);
  return useQuery({ ...query, enabled: isCurrent && uuid !== '' });
}

/** Changes a guest as they are on screen: refused if somebody else has changed them since. */
export function useChangeGuest({ uuid, version }: StaffCustomer) {
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { session } = useSession();
  const { queryKey } = profileQuery(apiClient, session.venue.accountId, uuid);
  return useMutation({
    mutationFn: (body: UpdateCustomerRequest) => {
      const path = pathOf('update-customer', uuid);
      const request = { method: 'PUT', path, body } as const;
      // Sent once: a second attempt would be refused for the version that the first one made.
      return apiClient.request<StaffCustomer>(request, { ifMatch: `"${version}"`, maxTries: 1 });
    },
    scope: { id: `guest ${uuid}` },
    onSuccess: ({ answer }) => cache.setQueryData(queryKey, answer),
    onError: () => cache.invalidateQueries({ queryKey }),
  });
}

/** All bookings of a guest, once somebody asks for them. */
export function useAllBookings(uuid: string, isWanted: boolean) {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  return useQuery({
    queryKey: [session.venue.accountId, 'guests', 'bookings', uuid],
    queryFn: async ({ signal }) => {
      const all: GuestBookings['bookings'] = [];
      for (;;) {
        const query = { limit: 100, after: all.at(-1)?.uuid };
        const request = {
          method: 'GET',
          path: pathOf('list-guest-bookings', uuid),
          query,
        } as const;
        const { answer } = await apiClient.request<GuestBookings>(request, { signal });
        all.push(...answer.bookings);
        if (!answer.hasMore) return all;
      }
    },
    enabled: isCurrent && isWanted,
  });
}

export function useMergeGuests(uuid: string) {
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { session } = useSession();
  return useMutation({
    mutationFn: (body: MergeCustomersRequest) => {
      const path = pathOf('merge-customers', uuid);
      return apiClient.request<MergedCustomers>({ method: 'POST', path, body }, { maxTries: 1 });
    },
    onSuccess: (_, { dryRun }) =>
      dryRun ? undefined : cache.invalidateQueries({ queryKey: [session.venue.accountId] }),
  });
}

export function useEraseGuest(uuid: string) {
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { session } = useSession();
  return useMutation({
    mutationFn: (name: string) => {
      const path = pathOf('erase-customer', uuid);
      const request = { method: 'POST', path, body: { name } } as const;
      return apiClient.request<ErasedCustomer>(request, { maxTries: 1 });
    },
    onSuccess: () => cache.removeQueries({ queryKey: [session.venue.accountId, 'guests'] }),
  });
}

/** Where the browser downloads everything that is stored about a guest. */
export function exportHref(uuid: string): string {
  return `${STAFF_API}${pathOf('export-customer', uuid)}`;
}
