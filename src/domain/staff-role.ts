import { PERMISSIONS, STAFF_ONLY_PERMISSIONS, type StaffPermission } from './permission.ts';

/** The roles of a venue's staff. Each may do what the one before may. */
export const STAFF_ROLES = ['KITCHEN', 'HOST', 'MANAGER', 'OWNER'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const KITCHEN: readonly StaffPermission[] = ['availability:read', 'bookings:read'];
const HOST: readonly StaffPermission[] = [...PERMISSIONS, 'tonight:change', 'customers:update'];
const MANAGER: readonly StaffPermission[] = [
  ...HOST,
  'rules:force',
  'bookings:delete',
  'customers:merge',
  'reports:read',
  'venue:read',
];
const OWNER: readonly StaffPermission[] = [...PERMISSIONS, ...STAFF_ONLY_PERMISSIONS];

const PERMISSIONS_OF: Readonly<Record<StaffRole, ReadonlySet<StaffPermission>>> = {
  KITCHEN: new Set(KITCHEN),
  HOST: new Set(HOST),
  MANAGER: new Set(MANAGER),
  OWNER: new Set(OWNER),
};

/**
 * What a member of the staff may do.
 * @param isByPin whether they took over a device with their PIN: four digits give nobody an owner's permissions
 */
export function permissionsOf(role: StaffRole, isByPin = false): ReadonlySet<StaffPermission> {
  return PERMISSIONS_OF[isByPin && role === 'OWNER' ? 'MANAGER' : role];
}
