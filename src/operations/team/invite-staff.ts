import type { Language } from '../../domain/language.ts';
import type { StaffRole } from '../../domain/staff-role.ts';
import { insertInvitation, type StaffInvitation } from '../../store/staff-invitations.ts';
import { hashSecret, newSecret } from '../access/secrets.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { recordTeamChange } from './team-journal.ts';

const INVITATION_MS = 7 * 24 * 3_600_000;

/** POST /team/invitations: a link that somebody can use once, within seven days. Only its hash is stored. */
export async function inviteStaff(
  context: AppContext,
  principal: Principal,
  { role, name, language }: { role: StaffRole; name: string; language: Language },
): Promise<{ invitation: StaffInvitation; link: string }> {
  requirePermission(principal, 'team:manage');
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
  await context.store.write(accountId, async (db) => {
    await insertInvitation(db, { ...invitation, tokenHash: hashSecret(token) });
    const changes = { invitation: [null, { id: invitation.id, role }] } as const;
    await recordTeamChange(db, causeOf(principal, 'invite-staff'), accountId, changes, now);
  });
  return { invitation, link: `${context.publicUrl}/staff#invitation=${token}` };
}
