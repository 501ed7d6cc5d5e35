import { useMemo } from 'react';
import { coversOf } from '../../../diner/party/party.ts';
import { loadPolicyTexts } from '../../../diner/policy/load-policy-texts.ts';
import { useLoaded } from '../../../diner/use-loaded.ts';
import { cancellationFee, findPolicyRule } from '../../../domain/cancellation-terms.ts';
import { useNow } from '../../../ui/use-now.ts';
import type { FillingDetails } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';
import { ReportedFailure } from '../reported-failure.tsx';

/** The cancellation policy that the diner will have to sign, if the venue has one for this booking. */
export function PolicyPreview({ flow: { bookableTime, party } }: { flow: FillingDetails }) {
  const { apiClient, emit, i18n, venue } = useWidget();
  const covers = coversOf(party);
  const now = useNow();
  const rule = findPolicyRule(venue.cancellationPolicies, { ...bookableTime, covers });
  const load = useMemo(() => () => loadPolicyTexts(apiClient.language), [apiClient.language]);
  const { loaded, failure, retry } = useLoaded(load, rule !== null);
  if (!rule) return null;
  if (failure) return <ReportedFailure i18n={i18n} emit={emit} failure={failure} onRetry={retry} />;
  if (!loaded) return <span className="skeleton-block skeleton-card" />;
  const { messages } = loaded;
  const fee = cancellationFee(rule, covers);
  const termsInput = { ...venue, policy: rule, fee, covers, bookingAt: bookableTime.startAt };
  const terms = loaded.policyTerms(i18n, messages, termsInput, now);
  return (
    <section className="notice notice-calm">
      <h3 className="notice-title">{messages.policyTitle}</h3>
      <ul className="terms">
        {[...terms, loaded.signingTerm(i18n, messages, rule)].map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  );
}
