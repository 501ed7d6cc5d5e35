import { validationError } from '../../domain/refusal.ts';
import {
  countRecoveryCodes,
  findAuthenticator,
  saveRecoveryCodes,
} from '../../store/staff-authenticators.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { recordTeamChange } from '../team/team-journal.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { type OwnProof, requireOwnProof } from './require-own-proof.ts';

/**
 * POST /account/recovery-codes: ten new ones, which are only available here. Those before end.
 * @throws Refusal VALIDATION_ERROR if the proof is wrong, or no app is set up; RateLimitError
 */
export async function renewRecoveryCodes(
  context: AppContext,
  principal: Principal,
  proof: OwnProof,
): Promise<string[]> {
  requirePermission(principal, 'bookings:read');
  const { accountId } = principal;
  const { uuid } = await requireOwnProof(context, principal, proof, 'renew-recovery-codes');
  const recoveryCodes = newRecoveryCodes();
  await context.store.write(accountId, async (db) => {
    if ((await findAuthenticator(db, uuid))?.confirmedAt == null)
      throw validationError({ parameter: 'authenticator', reason: 'is not set up' });
    const left = (count: number) => ({ of: uuid, left: count });
    const before = await countRecoveryCodes(db, uuid);
    await saveRecoveryCodes(db, uuid, recoveryCodes.map(hashRecoveryCode));
    const changes = { recoveryCodes: [left(before), left(recoveryCodes.length)] } as const;
    const cause = causeOf(principal, 'renew-recovery-codes');
    await recordTeamChange(db, cause, accountId, changes, context.now());
  });
  return recoveryCodes;
}
