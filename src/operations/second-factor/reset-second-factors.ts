import { validationError } from '../../domain/refusal.ts';
import { deleteSecondFactors } from '../../store/second-factors.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireMember } from '../team/require-member.ts';
import { recordTeamChange } from '../team/team-journal.ts';
import { changeAccount } from '../transactions.ts';

const CHANGE = { operation: 'reset-second-factors', permission: 'team:manage' } as const;

/**
 * PUT /team/members/{staffUuid}/second-factors/reset: a member who lost their phone signs in with the password alone,
 * and sets up what they want again. Their passkeys end as well.
 * @throws Refusal VALIDATION_ERROR if nobody has this uuid, or it is the caller's own
 */
export async function resetSecondFactors(
  context: AppContext,
  principal: Principal,
  uuid: string,
): Promise<void> {
  requirePermission(principal, CHANGE.permission);
  const { accountId, staffUuid } = principal;
  if (uuid === staffUuid)
    throw validationError({
      parameter: 'staffUuid',
      reason: 'is your own: remove your second factors one by one, with your password',
    });
  await changeAccount({ context, principal }, CHANGE, async (tx) => {
    const { db } = tx;
    await requireMember(db, { accountId, uuid });
    await deleteSecondFactors(db, uuid);
    const changes = { secondFactors: [{ of: uuid }, null] } as const;
    await recordTeamChange(tx, accountId, changes);
  });
}
