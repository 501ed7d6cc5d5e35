import type { StaffSession } from '../../store/staff-sessions.ts';
import type { Principal } from '../principal.ts';

/** The device of the caller, which every request of the staff API has. */
export function requireSession({ staffSession }: Principal): StaffSession {
  if (staffSession) return staffSession;
  throw new Error('This operation is for a signed-in device.');
}
