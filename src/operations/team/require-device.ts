import { validationError } from '../../domain/refusal.ts';
import { listSessions, type StaffSession } from '../../store/staff-sessions.ts';
import { type Principal, requirePermission } from '../principal.ts';
import type { Tx } from '../tx.ts';

/**
 * A device of the venue that the caller may name and sign out.
 * @throws Refusal VALIDATION_ERROR if there is no such device, FORBIDDEN
 */
export async function requireDevice(
  { context, db, principal }: Tx<'principal'>,
  id: string,
): Promise<StaffSession> {
  const devices = await listSessions(db, principal.accountId, context.now());
  const device = devices.find(({ session }) => session.id === id)?.session;
  if (!device)
    throw validationError({
      parameter: 'deviceId',
      reason: 'is not a device that is signed in: it may have been signed out meanwhile',
    });
  if (!maySignOut(principal, device)) requirePermission(principal, 'team:manage');
  return device;
}

/** The device in one's hands, those that one signed in with a password, and for an owner all of the venue. */
export function maySignOut(
  { permissions, staffSession, staffUuid }: Principal,
  { id, signedInUuid }: StaffSession,
): boolean {
  if (permissions.has('team:manage') || staffSession?.id === id) return true;
  // Four digits do not reach one's other devices.
  return signedInUuid === staffUuid && staffSession?.isByPin === false;
}
