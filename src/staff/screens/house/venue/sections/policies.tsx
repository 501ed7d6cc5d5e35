import type { CancellationPolicyRule } from '../../../../../domain/venue.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { useEditing } from '../editor-context.ts';
import { ListEditor } from '../fields/list-editor.tsx';
import { Settings } from '../fields/settings.tsx';
import { newPolicy } from '../new-entries.ts';

/** Which bookings need a signature, and what a late cancellation costs. */
export function Policies() {
  const { venue: texts } = useMessages('house');
  const { draft } = useEditing();
  return (
    <ListEditor<CancellationPolicyRule>
      path="cancellationPolicies"
      label={texts.policies}
      hint={texts.policiesHint}
      addLabel={texts.addPolicy}
      titleOf={({ type, minCovers }) => texts.policyTitle(texts.policyTypes[type], minCovers)}
      create={(entries) => newPolicy(entries, draft)}
    >
      {(path, { type }) => (
        <Settings
          list="cancellationPolicies"
          at={path}
          rows={[
            'type',
            ['amount', 'amountType'],
            ['minCovers', 'cancellationNoticeHours', 'signWithinMinutes'],
            'shiftIds',
            'experienceIds',
          ]}
          hints={{ amount: type === 'NO_CHARGE' ? texts.amountZero : undefined }}
        />
      )}
    </ListEditor>
  );
}
