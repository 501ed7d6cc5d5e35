import type { StaffRole } from '../../domain/staff-role.ts';
import { saveRole } from '../../store/staff.ts';
import { deleteInvitationsBy } from '../../store/staff-invitations.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { changeAccount } from '../transactions.ts';
import { requireMember, requireOtherOwner } from './require-member.ts';
import { recordTeamChange } from './team-journal.ts';

const CHANGE = { operation: 'change-role', permission: 'team:manage' } as const;

/**
 * PUT /team/members/{staffUuid}/role: applies from the member's next request on. What an owner has invited is withdrawn:
 * the link would make them an owner again.
 * @throws Refusal VALIDATION_ERROR if nobody has this uuid, or it is the last owner's
 */
export async function changeRole(
  context: AppContext,
  principal: Principal,
  { uuid, role }: { uuid: string; role: StaffRole },
): Promise<void> {
  const { accountId } = principal;
  await changeAccount({ context, principal }, CHANGE, async (tx) => {
    const { db } = tx;
    const member = await requireMember(db, { accountId, uuid });
    if (member.role === role) return;
    if (member.role === 'OWNER') {
      await requireOtherOwner(db, { accountId, uuid }, 'role');
      await deleteInvitationsBy(db, uuid);
    }
    await saveRole(db, uuid, role);
    const changes = {
      member: [
        { uuid, role: member.role },
        { uuid, role },
      ],
    } as const;
    await recordTeamChange(tx, accountId, changes);
  });
}
