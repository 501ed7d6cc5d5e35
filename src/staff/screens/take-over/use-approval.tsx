import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { StaffPermission } from '../../../domain/permission.ts';
import { loadWithTexts } from '../../messages/load-message-part.ts';
import type { ApprovableCall } from './approval-dialog.tsx';

/** Loaded when somebody is asked. */
export const ApprovalDialog = lazy(() => loadWithTexts('service', import('./approval-dialog.tsx')));

/** Nobody approved the request, so it is not sent. */
export class NotApprovedError extends Error {
  constructor() {
    super('The request was not approved.');
    this.name = 'NotApprovedError';
  }
}

interface Question {
  request: ApprovableCall;
  permissions: readonly StaffPermission[];
  resolve: (approval: string) => void;
  reject: (error: NotApprovedError) => void;
}

interface Approval {
  /**
   * Asks for the PIN of somebody who has these permissions.
   * @returns what to send with the request
   * @throws NotApprovedError if the dialog is closed
   */
  ask: (request: ApprovableCall, permissions: readonly StaffPermission[]) => Promise<string>;
  dialog: ReactNode;
}

/** For a request that waits until somebody whose role allows it has approved it. */
export function useApproval(): Approval {
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    ask: (request, permissions) =>
      new Promise((resolve, reject) => setQuestion({ request, permissions, resolve, reject })),
    dialog: question && (
      <Suspense>
        <ApprovalDialog
          permissions={question.permissions}
          request={question.request}
          onApproved={(approval) => {
            setQuestion(null);
            question.resolve(approval);
          }}
          onClose={() => {
            setQuestion(null);
            question.reject(new NotApprovedError());
          }}
        />
      </Suspense>
    ),
  };
}
