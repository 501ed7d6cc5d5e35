/** The permissions of an integration. */
export const PERMISSIONS = [
  'availability:read',
  'bookings:create',
  'bookings:read',
  'bookings:update',
  'walk-ins:create',
  'tickets:close',
  'customers:read',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What only members of the venue's staff may be permitted to do, by their role. */
export const STAFF_ONLY_PERMISSIONS = [
  'rules:force',
  'bookings:delete',
  'tonight:change',
  'customers:update',
  'customers:merge',
  'customers:export',
  'customers:erase',
  'customers:import',
  'reports:read',
  'venue:read',
  'venue:change',
  'access:manage',
  'team:manage',
] as const;
export type StaffPermission = Permission | (typeof STAFF_ONLY_PERMISSIONS)[number];

export const DATA_ACCESS_LEVELS = ['private', 'public'] as const;
/** Whether an integration gets the private or the public shape of bookings and customers. */
export type DataAccess = (typeof DATA_ACCESS_LEVELS)[number];
