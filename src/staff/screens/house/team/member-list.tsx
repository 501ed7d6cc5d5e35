import { useState } from 'react';
import type { Team } from '../../../../contract/staff/team.ts';
import { STAFF_ROLES, type StaffRole } from '../../../../domain/staff-role.ts';
import { useMessages } from '../../../messages/messages.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { useSession } from '../../../session/session.ts';
import { useTeamChange } from './team-queries.ts';

type Member = Team['members'][number];

/** The members, each with their role and what it allows. */
export function MemberList({ members }: { members: readonly Member[] }) {
  const { team: texts } = useMessages('service');
  const [leaving, setLeaving] = useState<Member | null>(null);
  const owners = members.filter(({ role }) => role === 'OWNER');
  return (
    <section className="card" aria-labelledby="team-members">
      <h3 id="team-members">{texts.members}</h3>
      <ul className="team-list">
        {members.map((member) => (
          <MemberRow
            key={member.uuid}
            member={member}
            isLastOwner={owners.length === 1 && owners[0]?.uuid === member.uuid}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </ul>
      {leaving && <RemoveDialog member={leaving} onClose={() => setLeaving(null)} />}
    </section>
  );
}

interface MemberRowProps {
  member: Member;
  isLastOwner: boolean;
  onRemove: () => void;
}

function MemberRow({ member, isLastOwner, onRemove }: MemberRowProps) {
  const { team: texts } = useMessages('service');
  const { session } = useSession();
  const change = useTeamChange();
  const { uuid, name, email, role, hasPin, hasSecondFactor } = member;
  const hintId = `role-${uuid}`;
  const choose = (chosen: StaffRole) =>
    change.mutate({
      call: { operation: 'change-role', params: { staffUuid: uuid }, body: { role: chosen } },
      done: texts.roleChanged(name, texts.roles[chosen]),
    });
  return (
    <li className="team-row team-member">
      <div className="team-who">
        <strong>
          {name}
          {uuid === session.staff.uuid && ` (${texts.you})`}
        </strong>
        <span className="quiet-text">{email}</span>
        <span className="quiet-text">{hasPin ? texts.hasPin : texts.hasNoPin}</span>
        {hasSecondFactor && <ResetFactors member={member} />}
      </div>
      <div className="team-role">
        <select
          aria-label={texts.roleOf(name)}
          aria-describedby={hintId}
          value={role}
          disabled={isLastOwner || change.isPending}
          onChange={({ target }) => choose(target.value as StaffRole)}
        >
          {STAFF_ROLES.map((each) => (
            <option key={each} value={each}>
              {texts.roles[each]}
            </option>
          ))}
        </select>
        <p className="hint" id={hintId}>
          {isLastOwner ? texts.lastOwner : texts.roleMeans[role]}
        </p>
      </div>
      {!isLastOwner && (
        <button
          type="button"
          className="button danger-text"
          aria-label={texts.removeLabel(name)}
          onClick={onRemove}
        >
          {texts.remove}
        </button>
      )}
    </li>
  );
}

function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { team: texts } = useMessages('service');
  const change = useTeamChange();
  const { uuid, name } = member;
  const remove = () =>
    change.mutate(
      {
        call: { operation: 'remove-member', params: { staffUuid: uuid } },
        done: texts.removed(name),
      },
      { onSettled: onClose },
    );
  return (
    <Dialog heading={texts.removeLabel(name)} onClose={onClose}>
      <p>{texts.removeSure(name)}</p>
      <div className="dialog-foot">
        <button type="button" className="button" data-focus onClick={onClose}>
          {texts.keep}
        </button>
        <button
          type="button"
          className="button danger"
          aria-busy={change.isPending}
          onClick={remove}
        >
          {texts.remove}
        </button>
      </div>
    </Dialog>
  );
}

/** Says that a member has a second factor, with a button that resets it for who lost the phone. */
function ResetFactors({ member }: { member: Team['members'][number] }) {
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
