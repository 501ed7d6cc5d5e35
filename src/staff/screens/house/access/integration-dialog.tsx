import { type FormEvent, useState } from 'react';
import { PERMISSIONS } from '../../../../domain/permission.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { type Partner, useAccessChange } from './access-queries.ts';
import { ChecksField } from './checks-field.tsx';
import { DataAccessField } from './data-access-field.tsx';
import { Failure } from './failure.tsx';

/** What a partner may do at the venue. */
export function IntegrationDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
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
