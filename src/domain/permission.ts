/** What an integration may be allowed to do, one by one. */
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

export const DATA_ACCESSES = ['private', 'public'] as const;
/** Which shape of bookings and customers an integration gets. */
export type DataAccess = (typeof DATA_ACCESSES)[number];
