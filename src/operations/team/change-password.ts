import { savePassword } from '../../store/staff.ts';
import { hashPassword } from '../access/secrets.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireOwnPassword, requireSamePassword } from './require-own-password.ts';
import { recordTeamChange } from './team-journal.ts';

/**
 * PUT /account/password: signs out every other device of the member.
 * @throws Refusal VALIDATION_ERROR if the password so far is wrong; RateLimitError
 */
export async function changePassword(
  context: AppContext,
  principal: Principal,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  requirePermission(principal, 'bookings:read');
  const { accountId, staffSession } = principal;
  const member = await requireOwnPassword(context, principal, password, 'password');
  const { uuid } = member;
  const passwordHash = await hashPassword(newPassword);
  await context.store.write(accountId, async (db) => {
    await requireSamePassword(db, member, 'password');
    await savePassword(db, uuid, passwordHash, staffSession?.tokenHash ?? null);
    const changes = { password: [null, { of: uuid }] } as const;
    const cause = causeOf(principal, 'change-password');
    await recordTeamChange(db, cause, accountId, changes, context.now());
  });
}
