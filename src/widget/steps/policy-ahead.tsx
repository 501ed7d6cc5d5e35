import { useMemo } from 'react';
import { cancellationFee, findPolicyRule } from '../../domain/cancellation-terms.ts';
import type { FillingDetails } from '../flow.ts';
import { Trouble } from '../parts/trouble.tsx';
import { coversOf } from '../party.ts';
import { loadPolicy } from '../policy/load-policy.ts';
import { useSurroundings } from '../surroundings.ts';
import { useLoaded } from './use-loaded.ts';

/** The terms that the booking will have to be signed on, where the venue has any for it. */
export function PolicyAhead({ flow: { offer, party } }: { flow: FillingDetails }) {
  const { door, emit, text, venue } = useSurroundings();
  const covers = coversOf(party);
  const rule = findPolicyRule(venue.cancellationPolicies, { ...offer, covers });
  const load = useMemo(() => () => loadPolicy(door.language), [door.language]);
  const { code, failure, retry } = useLoaded(load, rule !== null);
  if (!rule) return null;
  if (failure) return <Trouble text={text} emit={emit} failure={failure} onRetry={retry} />;
  if (!code) return <span className="bone bone-card" />;
  const { words } = code;
  const fee = cancellationFee(rule, covers);
  const booked = { ...venue, policy: rule, fee, covers, bookingAt: offer.startAt };
  const terms = code.policyTerms(text, words, booked, Date.now());
  return (
    <section className="notice notice-calm">
      <h3 className="notice-title">{words.policyTitle}</h3>
      <ul className="terms">
        {[...terms, code.signingTerm(text, words, rule)].map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  );
}
