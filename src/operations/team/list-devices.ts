import type { StaffMember } from '../../store/staff.ts';
import { listSessions, type StaffSession } from '../../store/staff-sessions.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { maySignOut } from './require-device.ts';

export interface DeviceView {
  /** Who acts on it. */
  staff: StaffMember;
  session: StaffSession;
  /** Whether it is the one that asks. */
  isThisOne: boolean;
}

/** GET /devices: those that are signed in and that the caller may sign out. */
export async function listDevices(
  context: AppContext,
  principal: Principal,
): Promise<DeviceView[]> {
  requirePermission(principal, 'bookings:read');
  const { accountId, staffSession } = principal;
  const devices = await context.store.read((db) => listSessions(db, accountId, context.now()));
  return devices
    .filter(({ session }) => maySignOut(principal, session))
    .map((device) => ({ ...device, isThisOne: device.session.id === staffSession?.id }));
}
