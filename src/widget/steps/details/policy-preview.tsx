import { ChangedTerms } from '../../../diner/policy/changed-terms.tsx';
import { TermsList } from '../../../diner/policy/terms-list.tsx';
import { useWidget } from '../../widget-context.ts';
import { ReportedFailure } from '../reported-failure.tsx';
import type { Policy } from './use-policy.ts';

/**
 * The cancellation policy that the diner will have to sign.
 * @param hasChanged whether it replaces the policy that the diner had read
 */
export function PolicyPreview({ policy, hasChanged }: { policy: Policy; hasChanged: boolean }) {
  const { emit, i18n } = useWidget();
  switch (policy.state) {
    case 'none':
      return null;
    case 'loading':
      return <span className="skeleton-block skeleton-card" />;
    case 'failed': {
      const { failure, retry } = policy;
      return <ReportedFailure i18n={i18n} emit={emit} failure={failure} onRetry={retry} />;
    }
    case 'shown':
      return (
        <section className="notice notice-calm">
          {hasChanged && <ChangedTerms>{policy.texts.policyChanged}</ChangedTerms>}
          <h3 className="notice-title">{policy.texts.policyTitle}</h3>
          <TermsList terms={policy.terms} />
        </section>
      );
  }
}
