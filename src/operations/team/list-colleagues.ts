import { permissionsOf } from '../../domain/staff-role.ts';
import { type ListedStaff, listStaff } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';

export interface Colleague extends ListedStaff {
  /** What they could do after taking over a device with their PIN. */
  permissions: ReturnType<typeof permissionsOf>;
}

/** GET /colleagues: who may take over this device, or approve something on it. */
export async function listColleagues(
  context: AppContext,
  principal: Principal,
): Promise<Colleague[]> {
  requirePermission(principal, 'bookings:read');
  const staff = await context.store.read((db) => listStaff(db, principal.accountId));
  return staff
    .map((member) => ({ ...member, permissions: permissionsOf(member.role, true) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
