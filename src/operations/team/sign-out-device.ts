import { deleteSession } from '../../store/staff-sessions.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { changeAccount } from '../transactions.ts';
import { requireDevice } from './require-device.ts';
import { recordTeamChange } from './team-journal.ts';

const CHANGE = { operation: 'sign-out-device', permission: 'bookings:read' } as const;

/**
 * PUT /devices/{deviceId}/sign-out: its next request is refused, and its event stream ends within seconds.
 * @throws Refusal VALIDATION_ERROR if there is no such device, FORBIDDEN
 */
export async function signOutDevice(
  context: AppContext,
  principal: Principal,
  id: string,
): Promise<void> {
  const { accountId } = principal;
  await changeAccount({ context, principal }, CHANGE, async (tx) => {
    const { db } = tx;
    const { tokenHash, deviceName } = await requireDevice(tx, id);
    await deleteSession(db, tokenHash);
    const changes = { device: [{ id, name: deviceName }, null] } as const;
    await recordTeamChange(tx, accountId, changes);
  });
}
