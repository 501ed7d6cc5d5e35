import { deleteAttemptsAt } from '../../store/attempts.ts';
import { savePin } from '../../store/staff.ts';
import { pinTarget } from '../access/failed-pins.ts';
import { hashPassword } from '../access/secrets.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { changeAccount } from '../transactions.ts';
import { requireOwnPassword, requireSamePassword } from './require-own-password.ts';
import { recordTeamChange } from './team-journal.ts';

const CHANGE = { operation: 'set-pin', permission: 'bookings:read' } as const;

/**
 * PUT /account/pin: the four digits with which the member takes over devices; null for none.
 * @throws Refusal VALIDATION_ERROR if the password is wrong; RateLimitError
 */
export async function setPin(
  context: AppContext,
  principal: Principal,
  { password, pin }: { password: string; pin: string | null },
): Promise<void> {
  requirePermission(principal, CHANGE.permission);
  const { accountId } = principal;
  const member = await requireOwnPassword(context, principal, {
    password,
    parameter: 'password',
  });
  const { uuid, pinHash: before } = member;
  const pinHash = pin === null ? null : await hashPassword(pin);
  await changeAccount({ context, principal }, CHANGE, async (tx) => {
    const { db } = tx;
    await requireSamePassword(db, member, 'password');
    await savePin(db, uuid, pinHash);
    const has = (hash: string | null) => ({ of: uuid, isSet: hash !== null });
    const changes = { pin: [has(before), has(pinHash)] } as const;
    await recordTeamChange(tx, accountId, changes);
  });
  await context.store.write(null, (db) => deleteAttemptsAt(db, pinTarget(uuid)));
}
