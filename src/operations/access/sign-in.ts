import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import type { Instant } from '../../domain/venue-time.ts';
import {
  deleteSession,
  findStaffByEmail,
  findStaffBySession,
  insertSession,
  type StaffMember,
} from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import { findVenue, requireVenue } from '../venues/require-venue.ts';
import { hashPassword, hashSecret, isPassword, newSecret } from './secrets.ts';

const SESSION_MS = 12 * 3_600_000;
/** So many failures are free; each further one doubles the wait. */
const FREE_FAILURES = 5;
const LONGEST_WAIT_MS = 15 * 60_000;

/** Failed sign-ins per email; what slows down whoever guesses. */
interface Failures {
  count: number;
  lastAt: Instant;
}

export interface StaffView {
  staff: StaffMember;
  venue: Venue;
}

export interface SignInDesk {
  /** @throws Refusal UNAUTHORIZED, in the same words and time whether or not the email is known */
  signIn(email: string, password: string): Promise<StaffView & { token: string }>;
}

let unknownEmailHash: Promise<string> | undefined;

/** The hash that an unknown email’s password is checked against; made once, because it is slow. */
function hashForUnknownEmail(): Promise<string> {
  unknownEmailHash ??= hashPassword(newSecret());
  return unknownEmailHash;
}

/** Checks passwords, more and more slowly for an email that keeps failing. */
export function createSignIn(context: AppContext): SignInDesk {
  const failures = new Map<string, Failures>();
  const someHash = hashForUnknownEmail();

  return {
    async signIn(email, password) {
      const key = email.toLowerCase();
      const now = context.now();
      refuseWhileWaiting(failures.get(key), now);
      // Held against them before it is known, so that guesses sent all at once count as well.
      if (failures.size > 10_000) failures.clear();
      failures.set(key, { count: (failures.get(key)?.count ?? 0) + 1, lastAt: now });
      const staff = await context.store.read((db) => findStaffByEmail(db, email));
      // An unknown email costs the same as a wrong password.
      const isRight = await isPassword(password, staff?.passwordHash ?? (await someHash));
      if (!staff || !isRight) {
        throw wrongPassword();
      }
      const token = newSecret();
      const view = await context.store.write(async (db) => {
        // While it was being checked, it may have been replaced, and the sessions of it ended.
        const current = await findStaffByEmail(db, email);
        if (current?.passwordHash !== staff.passwordHash) throw wrongPassword();
        const venue = await requireVenue(context, db, staff.accountId);
        await insertSession(
          db,
          { tokenHash: hashSecret(token), staffUuid: staff.uuid, expiresAt: now + SESSION_MS },
          now,
        );
        return { staff, venue };
      });
      failures.delete(key);
      return { ...view, token };
    },
  };
}

function wrongPassword(): Refusal {
  return new Refusal('UNAUTHORIZED', 'Email or password is wrong. Check both and try again.');
}

function refuseWhileWaiting(failed: Failures | undefined, now: Instant): void {
  if (!failed || failed.count < FREE_FAILURES) return;
  const wait = Math.min(1000 * 2 ** (failed.count - FREE_FAILURES), LONGEST_WAIT_MS);
  const left = failed.lastAt + wait - now;
  if (left <= 0) return;
  throw new Refusal(
    'UNAUTHORIZED',
    `Too many wrong passwords for this email. Try again in ${Math.ceil(left / 1000)} seconds.`,
  );
}

/** Who is signed in with this session, and where; null where nobody is. */
export async function findSession(context: AppContext, token: string): Promise<StaffView | null> {
  return context.store.read(async (db) => {
    const staff = await findStaffBySession(db, hashSecret(token), context.now());
    const venue = staff && (await findVenue(context, db, staff.accountId));
    return staff && venue ? { staff, venue } : null;
  });
}

export async function signOut(context: AppContext, token: string): Promise<void> {
  await context.store.write((db) => deleteSession(db, hashSecret(token)));
}
