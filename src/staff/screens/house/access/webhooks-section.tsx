import { useState } from 'react';
import type { Access } from '../../../../contract/staff/access.ts';
import { useMessages } from '../../../messages/messages.ts';
import { Icon } from '../../../parts/icon.tsx';
import { hrefOf, START } from '../../../route.ts';
import { AccessLoaded } from './access-loaded.tsx';
import { NewWebhookDialog } from './new-webhook-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookCard } from './webhook-card.tsx';

/** Where the venue's events are sent. */
export default function WebhooksSection() {
  return <AccessLoaded>{(access) => <Webhooks access={access} />}</AccessLoaded>;
}

function Webhooks({ access: { partners, hasWebhooks } }: { access: Access }) {
  const texts = useMessages('house').access.webhooks;
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const webhooks = partners.flatMap(({ webhooks: own, name }) =>
    own.map((webhook) => ({ webhook, partnerName: name })),
  );
  return (
    <>
      <p className="quiet-text">{texts.intro}</p>
      {!hasWebhooks && <p className="access-notice">{texts.notSetUp}</p>}
      {webhooks.length === 0 && <p className="card">{texts.none}</p>}
      {webhooks.map(({ webhook, partnerName }) => (
        <WebhookCard
          key={webhook.id}
          webhook={webhook}
          partnerName={partnerName}
          hasWebhooks={hasWebhooks}
          onSecret={setSecret}
        />
      ))}
      {hasWebhooks && partners.length === 0 && (
        <p>
          {texts.partnerFirst}{' '}
          <a href={hrefOf({ ...START, place: 'house', section: 'partners' })}>{texts.toPartners}</a>
        </p>
      )}
      {hasWebhooks && partners.length > 0 && (
        <div className="access-actions">
          <button type="button" className="button main tall" onClick={() => setIsAdding(true)}>
            <Icon name="plus" />
            {texts.add}
          </button>
        </div>
      )}
      {isAdding && (
        <NewWebhookDialog
          partners={partners}
          onSecret={setSecret}
          onClose={() => setIsAdding(false)}
        />
      )}
      {secret !== null && (
        <SecretDialog
          heading={texts.secret}
          purpose={texts.secretFor}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}
