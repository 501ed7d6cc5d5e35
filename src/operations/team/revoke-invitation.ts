import { validationError } from '../../domain/refusal.ts';
import { deleteInvitation, listInvitations } from '../../store/staff-invitations.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { changeAccount } from '../transactions.ts';
import { recordTeamChange } from './team-journal.ts';

const CHANGE = { operation: 'revoke-invitation', permission: 'team:manage' } as const;

/**
 * PUT /team/invitations/{invitationId}/revoke: its link no longer works.
 * @throws Refusal VALIDATION_ERROR if the venue has no such invitation
 */
export async function revokeInvitation(
  context: AppContext,
  principal: Principal,
  id: string,
): Promise<void> {
  const { accountId } = principal;
  const now = context.now();
  await changeAccount({ context, principal }, CHANGE, async (tx) => {
    const { db } = tx;
    const invitation = (await listInvitations(db, accountId, now)).find((each) => each.id === id);
    if (!invitation)
      throw validationError({
        parameter: 'invitationId',
        reason: 'is not an open invitation: it may have been used, withdrawn, or have expired',
      });
    await deleteInvitation(db, id);
    const changes = { invitation: [{ id, role: invitation.role }, null] } as const;
    await recordTeamChange(tx, accountId, changes);
  });
}
