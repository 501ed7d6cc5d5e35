import type { StaffPermission } from '../domain/permission.ts';
import type { IconName } from './parts/icon.tsx';
import type { PlaceName } from './route.ts';

/** A part of the staff view beside the host stand. `place-screens.ts` has its screen. */
export interface Place {
  name: Exclude<PlaceName, 'service'>;
  icon: IconName;
  /** Whoever does not have it does not see the place. */
  permission: StaffPermission;
}

/** In the order of the menu. */
export const PLACES: readonly Place[] = [
  { name: 'guests', icon: 'people', permission: 'customers:read' },
  { name: 'reports', icon: 'chart', permission: 'reports:read' },
  // Everyone has settings of the device there.
  { name: 'house', icon: 'door', permission: 'bookings:read' },
];
