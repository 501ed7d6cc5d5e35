import './second-factors.css';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../messages/messages.ts';
import { AuthenticatorCard } from './authenticator-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { useSecondFactorsQuery } from './second-factor-queries.ts';

/** What a member signs in with besides the password. */
export default function SecondFactors() {
  const messages = useMessages('house');
  const { data: factors, isError, refetch } = useQuery(useSecondFactorsQuery());
  if (isError && !factors)
    return (
      <div role="alert" className="card">
        <p>{messages.secondFactors.failed}</p>
        <button type="button" className="button" onClick={() => void refetch()}>
          {messages.tryAgain}
        </button>
      </div>
    );
  if (!factors) return <p role="status">{messages.loading}</p>;
  return (
    <>
      <PasskeysCard factors={factors} />
      <AuthenticatorCard factors={factors} />
    </>
  );
}
