import { cancellationFee } from '../../domain/cancellation-policy.ts';
import type { CancellationPolicyRule } from '../../domain/venue.ts';
import type { Offer } from '../offers.ts';
import { coversOf, type Party } from '../party.ts';
import { useSurroundings } from '../surroundings.ts';
import type { PolicyMessages } from './locales/policy-messages.ts';
import { policyTerms } from './policy-terms.ts';

/** What will have to be signed, told before the booking is made. */
export function PolicyPreview(props: {
  rule: CancellationPolicyRule;
  offer: Offer;
  party: Party;
  words: PolicyMessages;
}) {
  const { rule, offer, party, words } = props;
  const { text, venue } = useSurroundings();
  const covers = coversOf(party);
  const { currency, timezone } = venue;
  const terms = policyTerms(
    text,
    words,
    {
      policy: rule,
      fee: cancellationFee(rule, covers),
      covers,
      currency,
      bookingAt: offer.startAt,
      timezone,
    },
    Date.now(),
  );
  const minutes = rule.signWithinMinutes;
  const inHours = minutes % 60 === 0;
  const within = inHours
    ? text.count(words.signWithinHours, minutes / 60)
    : text.count(words.signWithinMinutes, minutes);
  return (
    <section className="notice notice-calm">
      <h3 className="notice-title">{words.policyTitle}</h3>
      <ul className="terms">
        {[...terms, within].map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  );
}
