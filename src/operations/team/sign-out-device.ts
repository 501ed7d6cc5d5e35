import { deleteSession } from '../../store/staff-sessions.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireDevice } from './require-device.ts';
import { recordTeamChange } from './team-journal.ts';

/**
 * PUT /devices/{deviceId}/sign-out: its next request is refused, and its event stream ends within seconds.
 * @throws Refusal VALIDATION_ERROR if there is no such device, FORBIDDEN
 */
export async function signOutDevice(
  context: AppContext,
  principal: Principal,
  id: string,
): Promise<void> {
  requirePermission(principal, 'bookings:read');
  const { accountId } = principal;
  await context.store.write(accountId, async (db) => {
    const { tokenHash, deviceName } = await requireDevice(context, db, principal, id);
    await deleteSession(db, tokenHash);
    const changes = { device: [{ id, name: deviceName }, null] } as const;
    const cause = causeOf(principal, 'sign-out-device');
    await recordTeamChange(db, cause, accountId, changes, context.now());
  });
}
