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

export const DATA_ACCESS_LEVELS = ['private', 'public'] as const;
/** Whether an integration gets the private or the public shape of bookings and customers. */
export type DataAccess = (typeof DATA_ACCESS_LEVELS)[number];
