import type { Venue } from '../../domain/venue.ts';
import { deleteSession, findStaffBySession, type StaffMember } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import { findVenue } from '../venues/require-venue.ts';
import { hashSecret } from './secrets.ts';

export interface SignedInStaff {
  staff: StaffMember;
  venue: Venue;
}

/** The staff member and venue of a session token; null if it is unknown or expired. */
export async function findSession(
  context: AppContext,
  token: string,
): Promise<SignedInStaff | null> {
  return context.store.read(async (db) => {
    const staff = await findStaffBySession(db, hashSecret(token), context.now());
    const venue = staff && (await findVenue(context, db, staff.accountId));
    return staff && venue ? { staff, venue } : null;
  });
}

export async function signOut(context: AppContext, token: string): Promise<void> {
  await context.store.write(null, (db) => deleteSession(db, hashSecret(token)));
}
