import { validationError } from '../../domain/refusal.ts';
import { deletePasskey } from '../../store/staff-passkeys.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { recordTeamChange } from '../team/team-journal.ts';
import { type OwnProof, requireOwnProof } from './require-own-proof.ts';

/**
 * PUT /account/passkeys/{passkeyId}/remove: it no longer signs in.
 * @throws Refusal VALIDATION_ERROR if the proof is wrong, or the member has no such passkey; RateLimitError
 */
export async function removePasskey(
  context: AppContext,
  principal: Principal,
  id: string,
  proof: OwnProof,
): Promise<void> {
  requirePermission(principal, 'bookings:read');
  const { accountId } = principal;
  const { uuid } = await requireOwnProof(context, principal, proof, 'remove-passkey');
  await context.store.write(accountId, async (db) => {
    if (!(await deletePasskey(db, uuid, id)))
      throw validationError({ parameter: 'passkeyId', reason: 'is not a passkey of yours' });
    const changes = { passkey: [{ of: uuid, id }, null] } as const;
    const cause = causeOf(principal, 'remove-passkey');
    await recordTeamChange(db, cause, accountId, changes, context.now());
  });
}
