import { savePassword } from '../../store/staff.ts';
import { hashPassword } from '../access/secrets.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { changeAccount } from '../transactions.ts';
import { requireOwnPassword, requireSamePassword } from './require-own-password.ts';
import { recordTeamChange } from './team-journal.ts';

const CHANGE = { operation: 'change-password', permission: 'bookings:read' } as const;

/**
 * PUT /account/password: signs out every other device of the member.
 * @throws Refusal VALIDATION_ERROR if the password so far is wrong; RateLimitError
 */
export async function changePassword(
  context: AppContext,
  principal: Principal,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  requirePermission(principal, CHANGE.permission);
  const { accountId, staffSession } = principal;
  const member = await requireOwnPassword(context, principal, {
    password,
    parameter: 'password',
  });
  const { uuid } = member;
  const passwordHash = await hashPassword(newPassword);
  await changeAccount({ context, principal }, CHANGE, async (tx) => {
    const { db } = tx;
    await requireSamePassword(db, member, 'password');
    const keptSession = staffSession?.tokenHash ?? null;
    await savePassword(db, uuid, { passwordHash, keptSession });
    const changes = { password: [null, { of: uuid }] } as const;
    await recordTeamChange(tx, accountId, changes);
  });
}
