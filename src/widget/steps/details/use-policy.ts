import { useMemo } from 'react';
import { loadPolicyTexts } from '../../../diner/policy/load-policy-texts.ts';
import { newPolicyTerms } from '../../../diner/policy/page-terms.ts';
import { toError } from '../../../diner/to-error.ts';
import { useLoaded } from '../../../diner/use-loaded.ts';
import {
  findNewPolicy,
  type ShownTerms,
  shownTermsOf,
} from '../../../domain/cancellation-terms.ts';
import type { PolicyTexts } from '../../../locales/compiled/policy-texts.ts';
import { useNow } from '../../../ui/use-now.ts';
import type { FillingDetails } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';

/** The cancellation policy of a booking. Booking is possible only if it is shown, or if there is none. */
export type Policy =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; failure: Error; retry: () => void }
  | { state: 'shown'; texts: PolicyTexts; terms: readonly string[]; shown: ShownTerms };

/** The policy that the diner will have to sign, if the venue has one for this booking. */
export function usePolicy({ bookableTime, party }: FillingDetails): Policy {
  const { apiClient, i18n, venue } = useWidget();
  const now = useNow();
  const policy = useMemo(
    () => findNewPolicy(venue, { ...bookableTime, ...party }),
    [venue, bookableTime, party],
  );
  const load = useMemo(() => () => loadPolicyTexts(apiClient.language), [apiClient.language]);
  const { loaded, failure, retry } = useLoaded(load, policy !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` is new in each render, but does the same
  return useMemo((): Policy => {
    if (!policy) return { state: 'none' };
    if (failure) return { state: 'failed', failure, retry };
    if (!loaded) return { state: 'loading' };
    try {
      const booking = { venue, policy, bookingAt: bookableTime.startAt, now };
      const terms = newPolicyTerms(i18n, loaded, booking);
      return { state: 'shown', texts: loaded, terms, shown: shownTermsOf(policy, venue.currency) };
    } catch (error) {
      return { state: 'failed', failure: toError(error), retry };
    }
  }, [policy, failure, loaded, venue, i18n, now, bookableTime]);
}
