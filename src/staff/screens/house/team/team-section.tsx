import './team.css';
import { useQuery } from '@tanstack/react-query';
import type { Invitation } from '../../../../contract/staff/team.ts';
import { useMessages } from '../../../messages/messages.ts';
import { dateTimeOf } from '../../../parts/venue-format.ts';
import { useSession } from '../../../session/session.ts';
import { DeviceList } from './device-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import { useTeamChange, useTeamQuery } from './team-queries.ts';

/** Who works here, who is invited, and the devices that are signed in. For owners. */
export default function TeamSection() {
  const messages = useMessages('service');
  const texts = messages.team;
  const { data: team, isError, refetch } = useQuery(useTeamQuery());
  if (isError && !team)
    return (
      <div role="alert" className="card">
        <p>{texts.failed}</p>
        <button type="button" className="button" onClick={() => void refetch()}>
          {messages.tryAgain}
        </button>
      </div>
    );
  if (!team) return <p role="status">{messages.loading}</p>;
  return (
    <div className="team">
      <MemberList members={team.members} />
      <InviteForm />
      {team.invitations.length > 0 && <InvitationList invitations={team.invitations} />}
      <DeviceList />
    </div>
  );
}

/** Links that were not used yet. */
function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
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
