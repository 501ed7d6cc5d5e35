import type { Invitation } from '../../../../contract/staff/team.ts';
import { useMessages } from '../../../messages/messages.ts';
import { dateTimeOf } from '../../../parts/venue-format.ts';
import { useSession } from '../../../session/session.ts';
import { useTeamChange } from './team-queries.ts';

/** Links that were not used yet. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const { team: texts } = useMessages('service');
  const { format } = useSession();
  const change = useTeamChange();
  return (
    <section className="card" aria-labelledby="team-invitations">
      <h3 id="team-invitations">{texts.invitations}</h3>
      <ul className="team-list">
        {invitations.map(({ id, name, role, expiresAt }) => (
          <li key={id} className="team-row">
            <div className="team-who">
              <strong>{name}</strong>
              <span className="quiet-text">
                {texts.roles[role]}, {texts.until(dateTimeOf(expiresAt, format))}
              </span>
            </div>
            <button
              type="button"
              className="button"
              aria-label={texts.withdrawLabel(name)}
              onClick={() =>
                change.mutate({
                  call: { operation: 'revoke-invitation', params: { invitationId: id } },
                  done: texts.withdrawn(name),
                })
              }
            >
              {texts.withdraw}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
