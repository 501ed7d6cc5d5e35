import { momentOf } from '../moment.ts';
import { policyTerms } from '../policy/policy-terms.ts';
import { useManage } from './manage-context.ts';
import { mayDo } from './permitted.ts';
import type { BookedPolicy } from './policy-cost.ts';
import { SignForm } from './sign-form.tsx';

/** What the venue asks of a booking like this one, and whether it was agreed to. */
export function PolicySection() {
  const { managed, text } = useManage();
  const policy = managed.booking.cancellationPolicy;
  if (!policy) return null;
  const terms = policyTerms(text, text.words, {
    policy,
    fee: policy.cancellationFeeAmount,
    covers: policy.guaranteedPax,
    currency: policy.currency,
    bookingAt: managed.booking.bookingAt,
    timezone: managed.start.venue.timezone,
  });
  return (
    <section className="part">
      <h3>{text.words.policyTitle}</h3>
      {policy.status !== 'ENDED' && (
        <ul className="terms">
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
      <PolicyState policy={policy} />
      {mayDo(managed, Date.now()).sign && (
        // Other terms are read and accepted anew.
        <SignForm key={terms.join()} policy={policy} />
      )}
    </section>
  );
}

function PolicyState({ policy }: { policy: BookedPolicy }) {
  const { managed, text } = useManage();
  const { words } = text;
  const { status, signedAt, endedAt, signDeadlineAt, currency } = policy;
  const at = (moment: string) => ({ moment: momentOf(text, moment) });
  const { name } = managed.start.venue;
  const amount = (cents: number) => ({ amount: text.money(cents, currency) });
  return (
    <>
      {signedAt && <p>{text.fill(words.signedAt, at(signedAt))}</p>}
      {status === 'EXPIRED' && (
        <p className="notice">
          {text.fill(words.policyExpired, { ...at(signDeadlineAt), venue: name })}
        </p>
      )}
      {status === 'ENDED' && endedAt && <p>{text.fill(words.policyEnded, at(endedAt))}</p>}
      {policy.chargedAmount > 0 && <p>{text.fill(words.charged, amount(policy.chargedAmount))}</p>}
      {policy.refundedAmount > 0 && (
        <p>{text.fill(words.refunded, amount(policy.refundedAmount))}</p>
      )}
    </>
  );
}
