import { useMessages } from '../../../messages/messages.ts';
import { dateTimeOf } from '../../../parts/venue-format.ts';
import { useSession } from '../../../session/session.ts';
import { useWebhookTries } from './access-queries.ts';
import { tryText } from './try-text.ts';

/** The latest tries to send to a webhook, newest first. */
export function WebhookTries({ webhookId }: { webhookId: string }) {
  const { access, tryAgain, loading } = useMessages('house');
  const texts = access.webhooks;
  const { format } = useSession();
  const { data: tries, error, refetch } = useWebhookTries(webhookId);
  if (!tries && error)
    return (
      <div className="access-failed" role="alert">
        <p>{access.failed}</p>
        <button type="button" className="button tall" onClick={() => void refetch()}>
          {tryAgain}
        </button>
      </div>
    );
  if (!tries) return <p role="status">{loading}</p>;
  if (tries.length === 0) return <p className="quiet-text">{texts.noTries}</p>;
  return (
    <ol className="access-list access-tries" aria-label={texts.tries}>
      {tries.map((each) => (
        <li key={`${each.eventId} ${each.triedAt}`} className="access-facts">
          <span>{dateTimeOf(each.triedAt, format)}</span>
          <span className="access-try" data-problem={each.problem !== null || undefined}>
            {tryText(each, texts)}
          </span>
          <code className="quiet-text">{each.eventId}</code>
        </li>
      ))}
    </ol>
  );
}
