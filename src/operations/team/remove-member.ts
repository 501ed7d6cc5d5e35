import { deleteStaff } from '../../store/staff.ts';
import { deleteInvitationsBy } from '../../store/staff-invitations.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { changeAccount } from '../transactions.ts';
import { requireMember, requireOtherOwner } from './require-member.ts';
import { recordTeamChange } from './team-journal.ts';

const CHANGE = { operation: 'remove-member', permission: 'team:manage' } as const;

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
  const { accountId } = principal;
  await changeAccount({ context, principal }, CHANGE, async (tx) => {
    const { db } = tx;
    const { role } = await requireMember(db, { accountId, uuid });
    if (role === 'OWNER') await requireOtherOwner(db, { accountId, uuid }, 'staffUuid');
    await deleteInvitationsBy(db, uuid);
    await deleteStaff(db, uuid);
    const changes = { member: [{ uuid, role }, null] } as const;
    await recordTeamChange(tx, accountId, changes);
  });
}
