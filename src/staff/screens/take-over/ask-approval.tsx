import { Suspense, useState } from 'react';
import type { StaffPermission } from '../../../domain/permission.ts';
import type { TappedChange } from '../../changes/changes.ts';
import { useMessages } from '../../messages/messages.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { useOutbox } from '../../outbox/outbox-provider.tsx';
import { type Retry, retried } from '../../outbox/outbox-state.ts';
import { ApprovalDialog } from './use-approval.tsx';

interface AskApprovalProps {
  entry: OutboxEntry;
  /** How the tap is made with the approval; null for just as it was refused. */
  retry: Retry | null;
}

/** For a tap that the role does not allow: somebody else’s PIN lets it be made. */
export function AskApproval({ entry, retry }: AskApprovalProps) {
  const { team: texts } = useMessages('service');
  const outbox = useOutbox();
  const [isAsking, setIsAsking] = useState(false);
  const wanted = retry ? retried(entry, retry) : entry;
  const { change } = wanted;
  return (
    <>
      <button type="button" className="button" onClick={() => setIsAsking(true)}>
        {texts.askApproval}
      </button>
      {isAsking && (
        <Suspense>
          <ApprovalDialog
            permissions={permissionsFor(change)}
            request={outbox.requestFor(wanted).call}
            onApproved={(approval) => outbox.approve(entry.id, approval, retry)}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What a tap takes. */
function permissionsFor(change: TappedChange): StaffPermission[] {
  if (change.kind === 'status' && change.to === 'DELETED') return ['bookings:delete'];
  const isForced = 'force' in change && (change.force?.length ?? 0) > 0;
  return isForced ? ['rules:force'] : ['bookings:update'];
}
