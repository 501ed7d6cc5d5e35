import { useMutation } from '@tanstack/react-query';
import { addressOf } from '../../../client/call.ts';
import type { StaffOperation, StaffOperations } from '../../../contract/staff/operations.ts';
import { STAFF_ROUTES } from '../../../contract/staff/routes.ts';
import type { StaffPermission } from '../../../domain/permission.ts';
import { type StaffCall, useApiClient } from '../../api-client.ts';
import { useMessages } from '../../messages/messages.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { ColleaguePin } from './colleague-pin.tsx';

type ApprovableOperation = {
  [Name in StaffOperation]: StaffOperations[Name]['method'] extends 'POST' | 'PUT' ? Name : never;
}[StaffOperation];

/** A call of a changing operation. */
export type ApprovableCall = StaffCall<ApprovableOperation>;

interface ApprovalDialogProps {
  /** Which of these the request takes. */
  permissions: readonly StaffPermission[];
  /** The one approved request, exactly as it will be sent. */
  request: ApprovableCall;
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
  const { team: texts } = useMessages('service');
  const apiClient = useApiClient();
  const approve = useMutation({
    mutationFn: async (by: { staff: string; pin: string }) => {
      const { method, path } = addressOf(STAFF_ROUTES, request.operation, request);
      const body = { ...by, method, path, body: request.body };
      return (await apiClient.call('approve-request', { body }, { maxTries: 1 })).answer;
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
