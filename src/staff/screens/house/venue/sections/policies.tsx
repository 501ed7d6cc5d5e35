import type { CancellationPolicyRule } from '../../../../../domain/venue.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { useEditing } from '../editor-context.ts';
import { ChecksInput } from '../fields/checks-input.tsx';
import { ChoiceInput } from '../fields/choice-input.tsx';
import { ListEditor } from '../fields/list-editor.tsx';
import { MoneyInput } from '../fields/money-input.tsx';
import { NumberInput } from '../fields/number-input.tsx';
import { newPolicy } from '../new-entries.ts';
import { experienceOptions, shiftOptions } from '../venue-options.ts';

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
        <>
          <ChoiceInput
            path={`${path}.type`}
            label={texts.policyType}
            options={(['CARD_GUARANTEE', 'DEPOSIT', 'NO_CHARGE'] as const).map((value) => ({
              value,
              label: texts.policyTypes[value],
            }))}
          />
          <div className="fields-row">
            <MoneyInput
              path={`${path}.amount`}
              label={texts.amount}
              hint={type === 'NO_CHARGE' ? texts.amountZero : undefined}
            />
            <ChoiceInput
              path={`${path}.amountType`}
              label={texts.amountType}
              options={(['PER_PERSON', 'PER_BOOKING'] as const).map((value) => ({
                value,
                label: texts.amountTypes[value],
              }))}
            />
          </div>
          <div className="fields-row">
            <NumberInput path={`${path}.minCovers`} label={texts.policyFrom} />
            <NumberInput path={`${path}.cancellationNoticeHours`} label={texts.noticeHours} />
            <NumberInput path={`${path}.signWithinMinutes`} label={texts.signWithin} />
          </div>
          <ChecksInput
            path={`${path}.shiftIds`}
            label={texts.policyShifts}
            options={shiftOptions(draft)}
          />
          <ChecksInput
            path={`${path}.experienceIds`}
            label={texts.policyExperiences}
            options={experienceOptions(draft)}
          />
        </>
      )}
    </ListEditor>
  );
}
