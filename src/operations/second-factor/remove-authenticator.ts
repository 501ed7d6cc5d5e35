import { validationError } from '../../domain/refusal.ts';
import {
  deleteAuthenticator,
  findAuthenticator,
  saveRecoveryCodes,
} from '../../store/staff-authenticators.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { recordTeamChange } from '../team/team-journal.ts';
import { changeAccount } from '../transactions.ts';
import { type OwnProof, requireOwnProof } from './require-own-proof.ts';

const CHANGE = { operation: 'remove-authenticator', permission: 'bookings:read' } as const;

/**
 * PUT /account/authenticator/remove: the password is enough again, and the recovery codes end.
 * @throws Refusal VALIDATION_ERROR if the proof is wrong, or no app is set up; RateLimitError
 */
export async function removeAuthenticator(
  context: AppContext,
  principal: Principal,
  proof: OwnProof,
): Promise<void> {
  requirePermission(principal, CHANGE.permission);
  const { accountId } = principal;
  const { uuid } = await requireOwnProof(context, principal, {
    ...proof,
    operation: 'remove-authenticator',
  });
  await changeAccount({ context, principal }, CHANGE, async (tx) => {
    const { db } = tx;
    if ((await findAuthenticator(db, uuid))?.confirmedAt == null)
      throw validationError({ parameter: 'authenticator', reason: 'is not set up' });
    await deleteAuthenticator(db, uuid);
    await saveRecoveryCodes(db, uuid, []);
    const has = (isSet: boolean) => ({ of: uuid, isSet });
    const changes = { authenticator: [has(true), has(false)] } as const;
    await recordTeamChange(tx, accountId, changes);
  });
}
