import { validationError } from '../../domain/refusal.ts';
import {
  countRecoveryCodes,
  findAuthenticator,
  saveRecoveryCodes,
} from '../../store/staff-authenticators.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { recordTeamChange } from '../team/team-journal.ts';
import { changeAccount } from '../transactions.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { type OwnProof, requireOwnProof } from './require-own-proof.ts';

const CHANGE = { operation: 'renew-recovery-codes', permission: 'bookings:read' } as const;

/**
 * POST /account/recovery-codes: ten new ones, which are only available here. Those before end.
 * @throws Refusal VALIDATION_ERROR if the proof is wrong, or no app is set up; RateLimitError
 */
export async function renewRecoveryCodes(
  context: AppContext,
  principal: Principal,
  proof: OwnProof,
): Promise<string[]> {
  requirePermission(principal, CHANGE.permission);
  const { accountId } = principal;
  const { uuid } = await requireOwnProof(context, principal, {
    ...proof,
    operation: 'renew-recovery-codes',
  });
  const recoveryCodes = newRecoveryCodes();
  await changeAccount({ context, principal }, CHANGE, async (tx) => {
    const { db } = tx;
    if ((await findAuthenticator(db, uuid))?.confirmedAt == null)
      throw validationError({ parameter: 'authenticator', reason: 'is not set up' });
    const left = (count: number) => ({ of: uuid, left: count });
    const before = await countRecoveryCodes(db, uuid);
    await saveRecoveryCodes(db, uuid, recoveryCodes.map(hashRecoveryCode));
    const changes = { recoveryCodes: [left(before), left(recoveryCodes.length)] } as const;
    await recordTeamChange(tx, accountId, changes);
  });
  return recoveryCodes;
}
