import type { StaffCall } from '../api-client.ts';
import type { ChangeOperation } from '../changes/change-kind.ts';
import { kindOf, undoneIdOf } from '../changes/changes.ts';
import type { OutboxEntry, OutboxState } from './outbox-entry.ts';

/** The request of a change, and the approval for it if the role does not allow it. */
export interface ChangeRequest {
  call: StaffCall<ChangeOperation>;
  approval?: string;
}

/** The request that makes a change, as it is sent now: an undo names the entry of what it undoes. */
export function requestFrom(entry: OutboxEntry, { done }: OutboxState): ChangeRequest {
  const { change, bookingUuid, tappedAt, approval } = entry;
  const undoneId = undoneIdOf(change);
  const call = kindOf(change).call(change, {
    params: { bookingUuid },
    at: new Date(tappedAt).toISOString(),
    undoneEntry: done.find(({ id }) => id === undoneId)?.after.version ?? null,
  });
  return { call, ...(approval && { approval }) };
}
