import { deviceNameOf, SESSION_MS } from '../../domain/staff-session.ts';
import type { StaffMember } from '../../store/staff.ts';
import { insertSession } from '../../store/staff-sessions.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { hashSecret, newSecret } from './secrets.ts';
import type { SignedInStaff } from './session.ts';

/**
 * Starts a session of a member, in the transaction of the sign-in, and returns its token.
 * @param userAgent what the browser says about itself: names the device until somebody does
 */
export async function startSession(
  context: AppContext,
  db: Db,
  staff: StaffMember,
  userAgent: string | null,
): Promise<SignedInStaff & { token: string }> {
  const token = newSecret();
  const now = context.now();
  const venue = await requireVenue(context, db, staff.accountId);
  const session = {
    tokenHash: hashSecret(token),
    id: context.newUuid(),
    deviceName: deviceNameOf(userAgent),
    expiresAt: now + SESSION_MS,
  };
  await insertSession(db, { ...session, staffUuid: staff.uuid }, now);
  const used = { createdAt: now, lastUsedAt: now, signedInUuid: staff.uuid, isByPin: false };
  return { staff, session: { ...session, ...used }, venue, token };
}
