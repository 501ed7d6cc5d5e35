import { type ComponentProps, useId, useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { isFirstPress } from '../../../parts/first-press.ts';
import { dateTimeOf } from '../../../parts/venue-format.ts';
import { useSession } from '../../../session/session.ts';
import { useAccessChange, useWebhookTries, type Webhook } from './access-queries.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Failure } from './failure.tsx';
import { ReplayDialog } from './replay-dialog.tsx';
import { RotateDialog } from './rotate-dialog.tsx';
import { tryText } from './try-text.ts';

interface WebhookActionsProps {
  webhook: Webhook;
  hasWebhooks: boolean;
  onSecret: (secret: string) => void;
}

/** What can be done with a webhook: those that would send need a server that sends. */
export function WebhookActions({ webhook, hasWebhooks, onSecret }: WebhookActionsProps) {
  const { access } = useMessages('house');
  const texts = access.webhooks;
  const { id, url, isEnabled } = webhook;
  const [opened, setOpened] = useState<'ROTATION' | 'REPLAY' | 'REMOVAL' | null>(null);
  const close = () => setOpened(null);
  const [showsTries, setShowsTries] = useState(false);
  const triesId = useId();
  const test = useWebhookTest(webhook);
  const enable = useAccessChange('enable-webhook');
  return (
    <>
      <p role="status" className="access-outcome">
        {test.outcome}
      </p>
      <Failure error={test.error} action={texts.test} />
      <Failure error={enable.error} action={texts.enable} />
      <div className="access-actions">
        {!isEnabled && (
          <ActionButton
            action={texts.enable}
            of={url}
            aria-busy={enable.isPending}
            onClick={() => !enable.isPending && enable.mutate({ params: { webhookId: id } })}
          />
        )}
        {hasWebhooks && (
          <ActionButton
            action={texts.test}
            of={url}
            aria-busy={test.isPending}
            onClick={(event) => isFirstPress(event) && test.run()}
          />
        )}
        <ActionButton
          action={texts.tries}
          of={url}
          aria-expanded={showsTries}
          aria-controls={triesId}
          onClick={() => setShowsTries(!showsTries)}
        />
        {hasWebhooks && isEnabled && (
          <ActionButton action={texts.replay} of={url} onClick={() => setOpened('REPLAY')} />
        )}
        {hasWebhooks && (
          <ActionButton action={texts.rotate} of={url} onClick={() => setOpened('ROTATION')} />
        )}
        <ActionButton
          action={texts.remove}
          of={url}
          isDanger
          onClick={() => setOpened('REMOVAL')}
        />
      </div>
      <div id={triesId} className="access-outcome">
        {showsTries && <WebhookTries webhookId={id} />}
      </div>
      {opened === 'ROTATION' && <RotateDialog of={webhook} onSecret={onSecret} onClose={close} />}
      {opened === 'REPLAY' && <ReplayDialog of={webhook} onClose={close} />}
      {opened === 'REMOVAL' && <Removal of={webhook} onClose={close} />}
    </>
  );
}

interface ActionButtonProps extends ComponentProps<'button'> {
  action: string;
  /** The webhook's address: several cards have the same buttons. */
  of: string;
  isDanger?: boolean;
}

function ActionButton({ action, of, isDanger = false, ...attributes }: ActionButtonProps) {
  return (
    <button
      type="button"
      className={`button tall${isDanger ? ' danger-text' : ''}`}
      aria-label={`${action}: ${of}`}
      {...attributes}
    >
      {action}
    </button>
  );
}

/** Sends a test event, and says what came of it. */
function useWebhookTest({ id }: Webhook) {
  const texts = useMessages('house').access.webhooks;
  const [outcome, setOutcome] = useState('');
  const { mutate, isPending, error } = useAccessChange('test-webhook');
  const run = () => {
    if (isPending) return;
    setOutcome('');
    mutate({
      params: { webhookId: id },
      onAnswer: (tested) => setOutcome(texts.tested(tryText(tested, texts))),
    });
  };
  return { run, outcome, isPending, error };
}

function Removal({ of: { id, url }, onClose }: { of: Webhook; onClose: () => void }) {
  const texts = useMessages('house').access.webhooks;
  const { notify } = useNotifications();
  const remove = useAccessChange('remove-webhook');
  return (
    <ConfirmDialog
      heading={texts.removeHeading}
      consequence={texts.consequence(url)}
      action={texts.removeConfirm}
      change={remove}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate({
          params: { webhookId: id },
          onAnswer: () => notify({ text: texts.removed, isProblem: false }),
        })
      }
    />
  );
}

/** The latest tries to send to a webhook, newest first. */
function WebhookTries({ webhookId }: { webhookId: string }) {
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
