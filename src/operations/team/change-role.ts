import type { StaffRole } from '../../domain/staff-role.ts';
import { saveRole } from '../../store/staff.ts';
import { deleteInvitationsBy } from '../../store/staff-invitations.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireMember, requireOtherOwner } from './require-member.ts';
import { recordTeamChange } from './team-journal.ts';

/**
 * PUT /team/members/{staffUuid}/role: applies from the member's next request on. What an owner has invited is withdrawn:
 * the link would make them an owner again.
 * @throws Refusal VALIDATION_ERROR if nobody has this uuid, or it is the last owner's
 */
export async function changeRole(
  context: AppContext,
  principal: Principal,
  uuid: string,
  role: StaffRole,
): Promise<void> {
  requirePermission(principal, 'team:manage');
  const { accountId } = principal;
  await context.store.write(accountId, async (db) => {
    const member = await requireMember(db, accountId, uuid);
    if (member.role === role) return;
    if (member.role === 'OWNER') {
      await requireOtherOwner(db, accountId, uuid, 'role');
      await deleteInvitationsBy(db, uuid);
    }
    await saveRole(db, uuid, role);
    const changes = {
      member: [
        { uuid, role: member.role },
        { uuid, role },
      ],
    } as const;
    const cause = causeOf(principal, 'change-role');
    await recordTeamChange(db, cause, accountId, changes, context.now());
  });
}
