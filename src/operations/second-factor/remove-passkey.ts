import { validationError } from '../../domain/refusal.ts';
import { deletePasskey } from '../../store/staff-passkeys.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { recordTeamChange } from '../team/team-journal.ts';
import { changeAccount } from '../transactions.ts';
import { type OwnProof, requireOwnProof } from './require-own-proof.ts';

const CHANGE = { operation: 'remove-passkey', permission: 'bookings:read' } as const;

/**
 * PUT /account/passkeys/{passkeyId}/remove: it no longer signs in.
 * @throws Refusal VALIDATION_ERROR if the proof is wrong, or the member has no such passkey; RateLimitError
 */
export async function removePasskey(
  context: AppContext,
  principal: Principal,
  { id, ...proof }: OwnProof & { id: string },
): Promise<void> {
  requirePermission(principal, CHANGE.permission);
  const { accountId } = principal;
  const { uuid } = await requireOwnProof(context, principal, {
    ...proof,
    operation: 'remove-passkey',
  });
  await changeAccount({ context, principal }, CHANGE, async (tx) => {
    const { db } = tx;
    if (!(await deletePasskey(db, uuid, id)))
      throw validationError({ parameter: 'passkeyId', reason: 'is not a passkey of yours' });
    const changes = { passkey: [{ of: uuid, id }, null] } as const;
    await recordTeamChange(tx, accountId, changes);
  });
}
