import { prolongedEnd } from '../../domain/staff-session.ts';
import type { Venue } from '../../domain/venue.ts';
import type { StaffMember } from '../../store/staff.ts';
import {
  deleteSession,
  findStaffBySession,
  listOpenSessions,
  type StaffSession,
  saveSessionUse,
} from '../../store/staff-sessions.ts';
import type { AppContext } from '../context.ts';
import { findVenue } from '../venues/require-venue.ts';
import { hashSecret } from './secrets.ts';

export interface SignedInStaff {
  /** Who acts. */
  staff: StaffMember;
  session: StaffSession;
  venue: Venue;
}

/**
 * The staff member and venue of a session token; null if it is unknown or expired. A use prolongs the session.
 */
export async function findSession(
  context: AppContext,
  token: string,
): Promise<SignedInStaff | null> {
  const found = await context.store.read(async (db) => {
    const signedIn = await findStaffBySession(db, hashSecret(token), context.now());
    const venue = signedIn && (await findVenue(context, db, signedIn.staff.accountId));
    return signedIn && venue ? { ...signedIn, venue } : null;
  });
  if (found) recordUse(context, found);
  return found;
}

/** Prolongs the session, at most once an hour, without making the request wait. */
function recordUse(context: AppContext, { staff, session }: SignedInStaff): void {
  const now = context.now();
  const expiresAt = prolongedEnd(session.lastUsedAt, now);
  if (expiresAt === null && session.id !== null) return;
  const use = {
    tokenHash: session.tokenHash,
    id: session.id ?? context.newUuid(),
    lastUsedAt: now,
    expiresAt: expiresAt ?? session.expiresAt,
  };
  context.store
    .write(staff.accountId, (db) => saveSessionUse(db, use))
    // A failure does not affect the request, and the next use tries again.
    .catch(() => undefined);
}

/** Which of these sessions have ended, by themselves or from another device. */
export async function listEndedSessions(
  context: AppContext,
  tokenHashes: readonly string[],
): Promise<string[]> {
  const open = await context.store.lookUp((db) => listOpenSessions(db, tokenHashes, context.now()));
  return tokenHashes.filter((tokenHash) => !open.has(tokenHash));
}

export async function signOut(context: AppContext, token: string): Promise<void> {
  await context.store.write(null, (db) => deleteSession(db, hashSecret(token)));
}
