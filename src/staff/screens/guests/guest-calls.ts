import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type {
  GuestBookings,
  MergeCustomersRequest,
  StaffCustomer,
} from '../../../contract/staff/customers.ts';
import type { UpdateCustomerRequest } from '../../../contract/staff/update-customer.ts';
import { parseCustomerQuery } from '../../../domain/customer-query.ts';
import { hrefOf, type StaffClient, useApiClient } from '../../api-client.ts';
import { useSession } from '../../session/session.ts';

/** Letters that are typed in quick succession are one search. */
const PAUSE_MS = 120;
/** What was found is personal, and soon out of date: nothing keeps it after the search. */
const KEPT_MS = 30_000;

/** The guests of all days that match what is typed; asks once that is long enough. */
export function useGuestSearch(typed: string) {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const settled = useSettled(typed.trim());
  const isSearching = parseCustomerQuery(settled) !== null;
  const search = useQuery({
    queryKey: [session.venue.accountId, 'guests', 'search', settled],
    queryFn: async ({ signal }) => {
      const body = { query: settled };
      return (await apiClient.call('search-customers', { body }, { signal })).answer;
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

function profileQuery(apiClient: StaffClient, accountId: string, uuid: string) {
  return queryOptions({
    queryKey: [accountId, 'guests', 'profile', uuid],
    queryFn: async ({ signal }) =>
      (await apiClient.call('get-customer', { params: { customerUuid: uuid } }, { signal })).answer,
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
      const input = { params: { customerUuid: uuid }, body };
      // Sent once: a second attempt would be refused for the version that the first one made.
      const options = { ifMatch: `"${version}"`, maxTries: 1 };
      return apiClient.call('update-customer', input, options);
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
        const input = { params: { customerUuid: uuid }, query };
        const { answer } = await apiClient.call('list-guest-bookings', input, { signal });
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
      const input = { params: { customerUuid: uuid }, body };
      return apiClient.call('merge-customers', input, { maxTries: 1 });
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
      const input = { params: { customerUuid: uuid }, body: { name } };
      return apiClient.call('erase-customer', input, { maxTries: 1 });
    },
    onSuccess: () => cache.removeQueries({ queryKey: [session.venue.accountId, 'guests'] }),
  });
}

/** Where the browser downloads everything that is stored about a guest. */
export function exportHref(uuid: string): string {
  return hrefOf('export-customer', { params: { customerUuid: uuid } });
}
