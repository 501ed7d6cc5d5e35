import { deleteStaff } from '../../store/staff.ts';
import { deleteInvitationsBy } from '../../store/staff-invitations.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireMember, requireOtherOwner } from './require-member.ts';
import { recordTeamChange } from './team-journal.ts';

/**
 * PUT /team/members/{staffUuid}/remove: the devices that they signed in, and those on which they act, are signed out at
 * once. What they invited is withdrawn.
 * @throws Refusal VALIDATION_ERROR if nobody has this uuid, or it is the last owner's
 */
export async function removeMember(
  context: AppContext,
  principal: Principal,
  uuid: string,
): Promise<void> {
  requirePermission(principal, 'team:manage');
  const { accountId } = principal;
  await context.store.write(accountId, async (db) => {
    const { role } = await requireMember(db, accountId, uuid);
    if (role === 'OWNER') await requireOtherOwner(db, accountId, uuid, 'staffUuid');
    await deleteInvitationsBy(db, uuid);
    await deleteStaff(db, uuid);
    const cause = causeOf(principal, 'remove-member');
    const changes = { member: [{ uuid, role }, null] } as const;
    await recordTeamChange(db, cause, accountId, changes, context.now());
  });
}
