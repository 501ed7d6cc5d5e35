import { useQuery } from '@tanstack/react-query';
import { problemCodeOf } from '../../../client/errors.ts';
import { useApiClient } from '../../api-client.ts';
import { useLanguage, useMessages } from '../../messages/messages.ts';
import { JoinForm } from './join-form.tsx';

/** What the link invites to, and the form to join; or that it no longer works. */
export default function InvitationPage({ token }: { token: string }) {
  const apiClient = useApiClient();
  const messages = useMessages('service');
  const { choose } = useLanguage();
  const texts = messages.team;
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => {
      const { answer } = await apiClient.call('read-invitation', { body: { token } });
      // Once: whoever reads the page may choose another.
      choose(answer.language);
      return answer;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (problemCodeOf(error) === 'VALIDATION_ERROR')
    return (
      <>
        <h1>{texts.inviteEnded}</h1>
        <p>{texts.inviteEndedWhy}</p>
        <a className="button wide" href="/staff">
          {texts.toSignIn}
        </a>
      </>
    );
  if (error)
    return (
      <div role="alert">
        <p>{texts.failed}</p>
        <button type="button" className="button" onClick={() => void refetch()}>
          {messages.tryAgain}
        </button>
      </div>
    );
  if (!data) return <p role="status">{messages.loading}</p>;
  return (
    <>
      <h1>{texts.inviteHeading(data.venue)}</h1>
      <p>{texts.inviteAs(texts.roles[data.role])}</p>
      <p className="quiet-text">{texts.roleMeans[data.role]}</p>
      <JoinForm token={token} name={data.name} />
    </>
  );
}
