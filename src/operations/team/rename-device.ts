import { saveDeviceName } from '../../store/staff-sessions.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { changeAccount } from '../transactions.ts';
import { requireDevice } from './require-device.ts';
import { recordTeamChange } from './team-journal.ts';

const CHANGE = { operation: 'rename-device', permission: 'bookings:read' } as const;

/** PUT /devices/{deviceId}/name. @throws Refusal VALIDATION_ERROR if there is no such device, FORBIDDEN */
export async function renameDevice(
  context: AppContext,
  principal: Principal,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { accountId } = principal;
  await changeAccount({ context, principal }, CHANGE, async (tx) => {
    const { db } = tx;
    const { deviceName } = await requireDevice(tx, id);
    await saveDeviceName(db, id, name);
    const changes = {
      device: [
        { id, name: deviceName },
        { id, name },
      ],
    } as const;
    await recordTeamChange(tx, accountId, changes);
  });
}
