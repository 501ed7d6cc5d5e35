import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StaffWaits } from '../../../contract/staff/waits.ts';
import { useApiClient } from '../../api-client.ts';
import { useSession } from '../../session/session.ts';

/** A host does not stand and wait for an answer. */
const PATIENCE_MS = 500;

/** What is known about a party without a booking. */
export interface Wait {
  /** As the server judges it; undefined until it has answered. */
  waits: StaffWaits['waits'] | undefined;
  /** The server has not answered in time, so the device's own judgement counts, also when the answer comes. */
  isLate: boolean;
}

/**
 * How long a party without a booking waits, and which tables it gets.
 * @param party null while the wait is of no interest
 */
export function useWait(party: { pax: number; paxChildren: number } | null): Wait {
  const apiClient = useApiClient();
  const { session, isCurrent } = useSession();
  const { data, isError } = useQuery({
    queryKey: [session.venue.accountId, 'waits', party?.pax, party?.paxChildren],
    queryFn: async ({ signal }) => {
      const { pax = 1, paxChildren = 0 } = party ?? {};
      const query = { pax, paxChildren };
      return (await apiClient.call('read-waits', { query }, { signal, maxTries: 2 })).answer.waits;
    },
    enabled: isCurrent && party !== null,
    gcTime: 0,
  });
  const key = party && `${party.pax} ${party.paxChildren}`;
  const [lateKey, setLateKey] = useState<string | null>(null);
  const isAnswered = data !== undefined;
  const isHopeless = isError || !isCurrent;
  useEffect(() => {
    if (isAnswered) return;
    const timer = setTimeout(() => setLateKey(key), isHopeless ? 0 : PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [key, isAnswered, isHopeless]);
  return {
    waits: party === null ? undefined : data,
    isLate: party !== null && lateKey === key,
  };
}
