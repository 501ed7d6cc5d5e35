import { useId } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import type { MessagesWith } from '../../../messages/staff-messages.ts';
import { Icon } from '../../../parts/icon.tsx';
import { dateTimeOf, type VenueFormat } from '../../../parts/venue-format.ts';
import { useSession } from '../../../session/session.ts';
import type { Webhook } from './access-queries.ts';
import { tryText } from './try-text.ts';
import { WebhookActions } from './webhook-actions.tsx';

interface WebhookCardProps {
  webhook: Webhook;
  partnerName: string;
  /** Whether the server sends anything. */
  hasWebhooks: boolean;
  onSecret: (secret: string) => void;
}

/** An address of a partner, how it does, and what can be done about it. */
export function WebhookCard(props: WebhookCardProps) {
  const { webhook, partnerName } = props;
  const texts = useMessages('house').access.webhooks;
  const { format } = useSession();
  const headingId = useId();
  const { isEnabled, eventTypes, previousUntil, lastTry, waiting, failed } = webhook;
  const isWell = isEnabled && webhook.failingSince === null;
  return (
    <article className="card" aria-labelledby={headingId}>
      <h3 id={headingId}>{webhook.url}</h3>
      <p className="access-facts">
        <span className="access-state" data-state={isWell ? 'on' : 'off'}>
          <Icon name={isWell ? 'check' : 'warning'} />
          {stateText(webhook, texts, format)}
        </span>
        <span className="quiet-text">{partnerName}</span>
      </p>
      <p className="quiet-text">
        {texts.sends(eventTypes.map((type) => texts.events[type]).join(', '))}
      </p>
      <p className="access-facts quiet-text">
        <span>{texts.waiting(waiting)}</span>
        <span>{texts.notDelivered(failed)}</span>
        {lastTry && (
          <span>{texts.lastTry(dateTimeOf(lastTry.triedAt, format), tryText(lastTry, texts))}</span>
        )}
      </p>
      {previousUntil !== null && (
        <p className="quiet-text">{texts.previousUntil(dateTimeOf(previousUntil, format))}</p>
      )}
      <WebhookActions {...props} />
    </article>
  );
}

function stateText(
  { isEnabled, disabledBecause, failingSince }: Webhook,
  texts: MessagesWith<'house'>['access']['webhooks'],
  format: VenueFormat,
): string {
  if (!isEnabled) return disabledBecause === null ? texts.disabled : texts.because[disabledBecause];
  return failingSince === null
    ? texts.enabled
    : texts.failingSince(dateTimeOf(failingSince, format));
}
