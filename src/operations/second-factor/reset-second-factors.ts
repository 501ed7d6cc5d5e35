import { validationError } from '../../domain/refusal.ts';
import { deleteSecondFactors } from '../../store/second-factors.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireMember } from '../team/require-member.ts';
import { recordTeamChange } from '../team/team-journal.ts';

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
  requirePermission(principal, 'team:manage');
  const { accountId, staffUuid } = principal;
  if (uuid === staffUuid)
    throw validationError({
      parameter: 'staffUuid',
      reason: 'is your own: remove your second factors one by one, with your password',
    });
  await context.store.write(accountId, async (db) => {
    await requireMember(db, accountId, uuid);
    await deleteSecondFactors(db, uuid);
    const changes = { secondFactors: [{ of: uuid }, null] } as const;
    const cause = causeOf(principal, 'reset-second-factors');
    await recordTeamChange(db, cause, accountId, changes, context.now());
  });
}
