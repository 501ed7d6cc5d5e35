import { ChangedTerms } from '../diner/policy/changed-terms.tsx';
import { newPolicyTerms } from '../diner/policy/page-terms.ts';
import { TermsList } from '../diner/policy/terms-list.tsx';
import type { NewPolicy } from '../domain/cancellation-terms.ts';
import { useManage } from './manage-context.ts';

/**
 * The cancellation policy that comes with a table or with another time.
 * @param hasChanged whether it replaces the policy that the diner had read
 */
export function NewTerms(props: { policy: NewPolicy; bookingAt: string; hasChanged: boolean }) {
  const { policy, bookingAt, hasChanged } = props;
  const { venue, i18n, managed, now } = useManage();
  const { messages } = i18n;
  const current = managed.booking.cancellationPolicy;
  const keepsDeadline = current?.status === 'PENDING_SIGNATURE' && current.id === policy.rule.id;
  const offered = { venue, policy, bookingAt, now, keepsDeadline };
  return (
    <>
      {hasChanged && <ChangedTerms>{messages.policyChanged}</ChangedTerms>}
      <h4 className="notice-title">{messages.policyTitle}</h4>
      <TermsList terms={newPolicyTerms(i18n, messages, offered)} />
    </>
  );
}
