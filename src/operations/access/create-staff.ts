import { randomUUID } from 'node:crypto';
import type { StaffRole } from '../../domain/staff-role.ts';
import { listStaff, type StaffMember } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import { systemCause } from '../journal.ts';
import { recordTeamChange } from '../team/team-journal.ts';
import { requireAccounts } from '../venues/require-accounts.ts';
import { addMember } from './add-member.ts';
import { hashPassword, newPassword } from './secrets.ts';

/**
 * Gives someone access to a venue's staff view, with a password that is only available here. Without a role, the first
 * of a venue is its owner, and everyone else a host.
 * @throws Refusal ACCOUNT_NOT_FOUND, or VALIDATION_ERROR if the email is taken
 */
export async function createStaff(
  context: AppContext,
  request: { accountId: string; email: string; name: string; role?: StaffRole | undefined },
): Promise<StaffMember & { password: string }> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const { accountId, name } = request;
  const email = request.email.toLowerCase();
  return context.store.write(accountId, async (db) => {
    await requireAccounts(db, accountId);
    const isFirst = (await listStaff(db, accountId)).length === 0;
    const role = request.role ?? (isFirst ? 'OWNER' : 'HOST');
    const staff = { uuid: randomUUID(), accountId, email, name, role };
    const now = context.now();
    await addMember(db, { ...staff, passwordHash }, { now, reason: `${email} is taken` });
    const changes = { member: [null, { uuid: staff.uuid, role }] } as const;
    await recordTeamChange({ context, db, cause: systemCause('staff create') }, accountId, changes);
    return { ...staff, password };
  });
}
