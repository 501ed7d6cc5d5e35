import type { Language } from '../../domain/language.ts';
import type { StaffRole } from '../../domain/staff-role.ts';
import { insertInvitation, type StaffInvitation } from '../../store/staff-invitations.ts';
import { hashSecret, newSecret } from '../access/secrets.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { changeAccount } from '../transactions.ts';
import { recordTeamChange } from './team-journal.ts';

const INVITATION_MS = 7 * 24 * 3_600_000;

const CHANGE = { operation: 'invite-staff', permission: 'team:manage' } as const;

/** POST /team/invitations: a link that somebody can use once, within seven days. Only its hash is stored. */
export async function inviteStaff(
  context: AppContext,
  principal: Principal,
  { role, name, language }: { role: StaffRole; name: string; language: Language },
): Promise<{ invitation: StaffInvitation; link: string }> {
  requirePermission(principal, CHANGE.permission);
  const { accountId, staffUuid } = principal;
  const now = context.now();
  const token = newSecret();
  const invitation = {
    id: context.newUuid(),
    accountId,
    role,
    name,
    language,
    createdBy: staffUuid ?? '',
    createdAt: now,
    expiresAt: now + INVITATION_MS,
  };
  await changeAccount({ context, principal }, CHANGE, async (tx) => {
    const { db } = tx;
    await insertInvitation(db, { ...invitation, tokenHash: hashSecret(token) });
    const changes = { invitation: [null, { id: invitation.id, role }] } as const;
    await recordTeamChange(tx, accountId, changes);
  });
  return { invitation, link: `${context.publicUrl}/staff#invitation=${token}` };
}
