import { clientNetworkOf } from '../../domain/client-network.ts';
import { deviceNameOf, SESSION_MS } from '../../domain/staff-session.ts';
import type { StaffMember } from '../../store/staff.ts';
import { saveNetwork } from '../../store/staff-networks.ts';
import { insertSession } from '../../store/staff-sessions.ts';
import type { Tx } from '../tx.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { hashSecret, newSecret } from './secrets.ts';
import type { SignedInStaff } from './session.ts';

/** From where somebody signs in. */
export interface SignInClient {
  address: string;
  /** The browser's description of itself: the name of the device until somebody names it. */
  userAgent: string | null;
}

/**
 * Starts a session of a member, in the transaction of the sign-in, and returns its token. From then on the network is known
 * for this member: attempts from other networks cannot slow down sign-ins there.
 */
export async function startSession(
  { context, db }: Tx,
  { staff, client }: { staff: StaffMember; client: SignInClient },
): Promise<SignedInStaff & { token: string }> {
  const token = newSecret();
  const now = context.now();
  const venue = await requireVenue(context, db, staff.accountId);
  const session = {
    tokenHash: hashSecret(token),
    id: context.newUuid(),
    deviceName: deviceNameOf(client.userAgent),
    expiresAt: now + SESSION_MS,
  };
  await insertSession(db, { ...session, staffUuid: staff.uuid }, now);
  const network = clientNetworkOf(client.address);
  await saveNetwork(db, { staffUuid: staff.uuid, network }, now);
  const used = { createdAt: now, lastUsedAt: now, signedInUuid: staff.uuid, isByPin: false };
  return { staff, session: { ...session, ...used }, venue, token };
}
