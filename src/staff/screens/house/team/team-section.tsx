import './team.css';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../messages/messages.ts';
import { DeviceList } from './device-list.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import { useTeamQuery } from './team-queries.ts';

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
