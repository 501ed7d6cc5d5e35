import { useId, useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { shortDateOf } from '../../../parts/venue-format.ts';
import { useSession } from '../../../session/session.ts';
import { type PublishableKey, useAccessChange } from './access-queries.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { CopyButton } from './copy-button.tsx';
import { OriginsDialog } from './origins-dialog.tsx';

/** A key of the widget: where it works, and what to paste there. */
export function KeyCard({ of: key }: { of: PublishableKey }) {
  const { access } = useMessages('house');
  const texts = access.keys;
  const { format } = useSession();
  const [opened, setOpened] = useState<'ORIGINS' | 'REVOCATION' | null>(null);
  const close = () => setOpened(null);
  const headingId = useId();
  const pages = key.origins.join(', ');
  return (
    <article className="card" aria-labelledby={headingId}>
      <h3 id={headingId}>
        {key.origins.map((origin) => (
          <span key={origin} className="access-origin">
            {origin}
          </span>
        ))}
      </h3>
      <p className="access-facts quiet-text">
        <code>{key.publishableKey}</code>
        <span>{access.created(shortDateOf(key.createdAt, format))}</span>
      </p>
      <details className="access-fold">
        <summary>{texts.snippet}</summary>
        <p className="hint">{texts.snippetHint}</p>
        <pre className="access-code">
          <code>{key.snippet}</code>
        </pre>
      </details>
      <div className="access-actions">
        <CopyButton text={key.snippet} label={texts.copySnippet} what={pages} />
        <button
          type="button"
          className="button tall"
          aria-label={`${texts.change}: ${pages}`}
          onClick={() => setOpened('ORIGINS')}
        >
          {texts.change}
        </button>
        <button
          type="button"
          className="button danger-text tall"
          aria-label={`${access.revoke}: ${pages}`}
          onClick={() => setOpened('REVOCATION')}
        >
          {access.revoke}
        </button>
      </div>
      {opened === 'ORIGINS' && <OriginsDialog heading={texts.change} of={key} onClose={close} />}
      {opened === 'REVOCATION' && <KeyRevocation of={key} onClose={close} />}
    </article>
  );
}

function KeyRevocation({ of: key, onClose }: { of: PublishableKey; onClose: () => void }) {
  const { access } = useMessages('house');
  const { notify } = useNotifications();
  const revoke = useAccessChange('revoke-publishable-key');
  const pages = key.origins.join(', ');
  return (
    <ConfirmDialog
      heading={access.revokeHeading}
      consequence={access.keys.consequence(pages)}
      action={access.revokeKey}
      change={revoke}
      onClose={onClose}
      onConfirm={() =>
        revoke.mutate({
          params: { publishableKey: key.publishableKey },
          onAnswer: () => notify({ text: access.keys.revoked(pages), isProblem: false }),
        })
      }
    />
  );
}
