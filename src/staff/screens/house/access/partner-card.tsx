import { useId, useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { Icon } from '../../../parts/icon.tsx';
import { type Partner, useAccessChange } from './access-queries.ts';
import { ApiKeyList } from './api-key-list.tsx';
import { Failure } from './failure.tsx';
import { IntegrationDialog } from './integration-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';

/** A partner: what it may do, and its API keys. */
export function PartnerCard({ partner }: { partner: Partner }) {
  const texts = useMessages('house').access.partners;
  const { partnerId, name, apiKeys } = partner;
  const { dataAccess, permissions, isEnabled } = partner.integration;
  const [isChanging, setIsChanging] = useState(false);
  const [apiKey, setApiKey] = useState<string | null>(null);
  const create = useAccessChange('create-api-key');
  const headingId = useId();
  const createKey = () => {
    if (create.isPending) return;
    create.mutate({
      params: { partnerId },
      onAnswer: (answer) => setApiKey(answer.apiKey),
    });
  };
  return (
    <article className="card" aria-labelledby={headingId}>
      <h3 id={headingId}>{name}</h3>
      <p className="access-facts">
        <span className="access-state" data-state={isEnabled ? 'on' : 'off'}>
          <Icon name={isEnabled ? 'check' : 'cross'} />
          {isEnabled ? texts.enabled : texts.disabled}
        </span>
        <span className="quiet-text">
          {texts.idLabel} <code>{partnerId}</code>
        </span>
      </p>
      <p>
        {texts.dataAccess}: {texts.sees[dataAccess]}
      </p>
      <p className="quiet-text">
        {texts.may(permissions.map((permission) => texts.permissions[permission]).join(', '))}
      </p>
      <ApiKeyList partnerName={name} apiKeys={apiKeys} />
      <Failure error={create.error} action={texts.createKey} />
      <div className="access-actions">
        <button
          type="button"
          className="button tall"
          aria-label={`${texts.createKey}: ${name}`}
          aria-busy={create.isPending}
          onClick={createKey}
        >
          <Icon name="plus" />
          {texts.createKey}
        </button>
        <button
          type="button"
          className="button tall"
          aria-label={`${texts.change}: ${name}`}
          onClick={() => setIsChanging(true)}
        >
          {texts.change}
        </button>
      </div>
      {isChanging && <IntegrationDialog partner={partner} onClose={() => setIsChanging(false)} />}
      {apiKey !== null && (
        <SecretDialog
          heading={texts.newKey}
          purpose={texts.newKeyFor(name)}
          secret={apiKey}
          onClose={() => setApiKey(null)}
        />
      )}
    </article>
  );
}
