import { useState } from 'react';
import type { Team } from '../../../../contract/staff/team.ts';
import { useMessages } from '../../../messages/messages.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { useSession } from '../../../session/session.ts';
import { useTeamChange } from './team-queries.ts';

/** Says that a member has a second factor, with a button that resets it for who lost the phone. */
export function ResetFactors({ member }: { member: Team['members'][number] }) {
  const { team: texts } = useMessages('service');
  const { staff } = useSession().session;
  const [isOpen, setIsOpen] = useState(false);
  const change = useTeamChange();
  const { uuid, name } = member;
  const reset = () => {
    const call = { operation: 'reset-second-factors', params: { staffUuid: uuid } } as const;
    const onSettled = () => setIsOpen(false);
    change.mutate({ call, done: texts.factorsReset(name) }, { onSettled });
  };
  return (
    <span className="team-actions">
      <span className="quiet-text">{texts.hasSecondFactor}</span>
      {uuid !== staff.uuid && (
        <button
          type="button"
          className="button"
          aria-label={texts.resetFactorsLabel(name)}
          onClick={() => setIsOpen(true)}
        >
          {texts.resetFactors}
        </button>
      )}
      {isOpen && (
        <Dialog heading={texts.resetFactorsLabel(name)} onClose={() => setIsOpen(false)}>
          <p>{texts.resetFactorsSure(name)}</p>
          <div className="dialog-foot">
            <button type="button" className="button" data-focus onClick={() => setIsOpen(false)}>
              {texts.keep}
            </button>
            <button
              type="button"
              className="button danger"
              aria-busy={change.isPending}
              onClick={reset}
            >
              {texts.resetFactors}
            </button>
          </div>
        </Dialog>
      )}
    </span>
  );
}
