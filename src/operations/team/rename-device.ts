import { saveDeviceName } from '../../store/staff-sessions.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireDevice } from './require-device.ts';
import { recordTeamChange } from './team-journal.ts';

/** PUT /devices/{deviceId}/name. @throws Refusal VALIDATION_ERROR if there is no such device, FORBIDDEN */
export async function renameDevice(
  context: AppContext,
  principal: Principal,
  id: string,
  name: string,
): Promise<void> {
  requirePermission(principal, 'bookings:read');
  const { accountId } = principal;
  await context.store.write(accountId, async (db) => {
    const { deviceName } = await requireDevice(context, db, principal, id);
    await saveDeviceName(db, id, name);
    const changes = {
      device: [
        { id, name: deviceName },
        { id, name },
      ],
    } as const;
    const cause = causeOf(principal, 'rename-device');
    await recordTeamChange(db, cause, accountId, changes, context.now());
  });
}
