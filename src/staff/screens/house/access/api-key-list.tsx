import { useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { dateTimeOf, shortDateOf } from '../../../parts/venue-format.ts';
import { useSession } from '../../../session/session.ts';
import { type ApiKey, useAccessChange } from './access-queries.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { RevokedKeys } from './revoked-keys.tsx';

interface ApiKeyListProps {
  partnerName: string;
  apiKeys: readonly ApiKey[];
}

/** A partner's API keys, by their prefixes. */
export function ApiKeyList({ partnerName, apiKeys }: ApiKeyListProps) {
  const { access } = useMessages('house');
  const texts = access.partners;
  const { format } = useSession();
  const [revoking, setRevoking] = useState<string | null>(null);
  const valid = apiKeys.filter(({ revokedAt }) => revokedAt === null);
  return (
    <>
      <h4>{texts.apiKeys}</h4>
      {valid.length === 0 && <p className="quiet-text">{texts.noKeys}</p>}
      {valid.length > 0 && (
        <ul className="access-list">
          {valid.map(({ prefix, createdAt, lastUsedAt }) => (
            <li key={prefix} className="access-row">
              <p className="access-facts">
                <code>{prefix}…</code>
                <span className="quiet-text">{access.created(shortDateOf(createdAt, format))}</span>
                <span className="quiet-text">
                  {lastUsedAt === null
                    ? texts.neverUsed
                    : texts.lastUsed(dateTimeOf(lastUsedAt, format))}
                </span>
              </p>
              <button
                type="button"
                className="button danger-text tall"
                aria-label={`${access.revoke}: ${partnerName}, ${prefix}`}
                onClick={() => setRevoking(prefix)}
              >
                {access.revoke}
              </button>
            </li>
          ))}
        </ul>
      )}
      <RevokedKeys keys={apiKeys.map(({ prefix, revokedAt }) => ({ id: prefix, revokedAt }))} />
      {revoking !== null && (
        <ApiKeyRevocation
          prefix={revoking}
          partnerName={partnerName}
          onClose={() => setRevoking(null)}
        />
      )}
    </>
  );
}

interface ApiKeyRevocationProps {
  prefix: string;
  partnerName: string;
  onClose: () => void;
}

function ApiKeyRevocation({ prefix, partnerName, onClose }: ApiKeyRevocationProps) {
  const { access } = useMessages('house');
  const { notify } = useNotifications();
  const revoke = useAccessChange('revoke-api-key');
  return (
    <ConfirmDialog
      heading={access.revokeHeading}
      consequence={access.partners.consequence(partnerName, `${prefix}…`)}
      action={access.revokeKey}
      change={revoke}
      onClose={onClose}
      onConfirm={() =>
        revoke.mutate({
          params: { prefix },
          onAnswer: () => {
            notify({ text: access.partners.keyRevoked(partnerName), isProblem: false });
            onClose();
          },
        })
      }
    />
  );
}
