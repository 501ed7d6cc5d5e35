import { type FormEvent, useId, useState } from 'react';
import { PERMISSIONS } from '../../../../domain/permission.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { type Partner, useAccessChange } from './access-queries.ts';
import { ApiKeyList } from './api-key-list.tsx';
import { ChecksField } from './checks-field.tsx';
import { DataAccessField } from './data-access-field.tsx';
import { Failure } from './failure.tsx';
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

/** What a partner may do at the venue. */
function IntegrationDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const { access } = useMessages('house');
  const texts = access.partners;
  const { notify } = useNotifications();
  const [integration, setIntegration] = useState(partner.integration);
  const { isEnabled, dataAccess, permissions } = integration;
  const [isTried, setIsTried] = useState(false);
  const change = useAccessChange('set-integration');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (permissions.length === 0 || change.isPending) return;
    change.mutate({
      params: { partnerId: partner.partnerId },
      body: integration,
      onAnswer: () => {
        notify({ text: texts.changed(partner.name), isProblem: false });
        onClose();
      },
    });
  };
  return (
    <Dialog heading={`${partner.name}: ${texts.change}`} onClose={onClose}>
      <form className="form access-form" onSubmit={submit}>
        <label className="access-switch">
          <input
            type="checkbox"
            data-focus
            checked={isEnabled}
            onChange={({ target }) => setIntegration({ ...integration, isEnabled: target.checked })}
          />
          <span>
            {texts.isEnabled}
            <span className="hint">{texts.isEnabledHint}</span>
          </span>
        </label>
        <DataAccessField
          value={dataAccess}
          onValue={(value) => setIntegration({ ...integration, dataAccess: value })}
        />
        <ChecksField
          label={texts.permissionsLabel}
          options={PERMISSIONS}
          textOf={texts.permissions}
          chosen={permissions}
          onChosen={(chosen) => setIntegration({ ...integration, permissions: chosen })}
          error={isTried && permissions.length === 0 ? texts.permissionsMissing : undefined}
        />
        <Failure error={change.error} action={access.save} />
        <div className="dialog-foot">
          <button type="button" className="button tall" onClick={onClose}>
            {access.cancel}
          </button>
          <button type="submit" className="button main tall" aria-busy={change.isPending}>
            {access.save}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
