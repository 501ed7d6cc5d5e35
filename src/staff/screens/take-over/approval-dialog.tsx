import { useMutation } from '@tanstack/react-query';
import type { ApproveAnswer } from '../../../contract/staff/team.ts';
import type { StaffPermission } from '../../../domain/permission.ts';
import { useApiClient } from '../../api-client.ts';
import { useMessages } from '../../messages/messages.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { ColleaguePin } from './colleague-pin.tsx';

/** A request as it will be sent. */
export interface ApprovableRequest {
  method: 'POST' | 'PUT';
  path: string;
  body: object;
}

interface ApprovalDialogProps {
  /** Which of these the request takes. */
  permissions: readonly StaffPermission[];
  /** The one request that is approved. */
  request: ApprovableRequest;
  /** Gets what to send with it. */
  onApproved: (approval: string) => void;
  onClose: () => void;
}

/** Somebody whose role allows a change lets it be made once, with their PIN. */
export default function ApprovalDialog({
  permissions,
  request,
  onApproved,
  onClose,
}: ApprovalDialogProps) {
  const { team: texts } = useMessages('team');
  const apiClient = useApiClient();
  const approve = useMutation({
    mutationFn: async (by: { staff: string; pin: string }) => {
      const { method, path, body } = request;
      const approved = { ...by, method, path, body };
      const approval = { method: 'POST', path: '/approvals', body: approved } as const;
      return (await apiClient.request<ApproveAnswer>(approval, { maxTries: 1 })).answer;
    },
    onSuccess: ({ approval }) => onApproved(approval),
  });
  return (
    <Dialog heading={texts.approve} onClose={onClose}>
      <p className="quiet-text">{texts.approveHint}</p>
      <ColleaguePin
        isAsked={(colleague) => permissions.every((each) => colleague.permissions.includes(each))}
        nobody={texts.noApprovers}
        isPending={approve.isPending}
        error={approve.error}
        onPin={(staff, pin) => approve.mutate({ staff, pin })}
      />
    </Dialog>
  );
}
