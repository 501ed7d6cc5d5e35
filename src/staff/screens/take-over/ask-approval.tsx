import { lazy, Suspense, useState } from 'react';
import type { StaffPermission } from '../../../domain/permission.ts';
import { loadWithTexts } from '../../messages/load-message-part.ts';
import { useMessages } from '../../messages/messages.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { useOutbox } from '../../outbox/outbox-provider.tsx';

const ApprovalDialog = lazy(() => loadWithTexts('team', import('./approval-dialog.tsx')));

/** For a tap that the role does not allow: somebody else’s PIN lets it be made. */
export function AskApproval({ entry }: { entry: OutboxEntry }) {
  const { team: texts } = useMessages('team');
  const outbox = useOutbox();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setIsAsking(true)}>
        {texts.askApproval}
      </button>
      {isAsking && (
        <Suspense>
          <ApprovalDialog
            permissions={permissionsFor(entry)}
            request={outbox.requestFor(entry)}
            onApproved={(approval) => outbox.approve(entry.id, approval)}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What a refused tap takes. */
function permissionsFor({ change }: OutboxEntry): StaffPermission[] {
  if (change.kind === 'status' && change.to === 'DELETED') return ['bookings:delete'];
  const isForced = 'force' in change && (change.force?.length ?? 0) > 0;
  return isForced ? ['rules:force'] : ['bookings:update'];
}
