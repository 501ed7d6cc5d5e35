import { Refusal } from '../../domain/refusal.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { findStaffByEmail, insertSession } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { hashPassword, hashSecret, isPassword, newSecret } from './secrets.ts';
import type { SignedInStaff } from './session.ts';

const SESSION_MS = 12 * 3_600_000;
/** Each further failure doubles the wait. */
const FREE_FAILURES = 5;
const MAX_WAIT_MS = 15 * 60_000;

/** The failed sign-ins of one email. */
interface Failures {
  count: number;
  lastAt: Instant;
}

/**
 * Starts a session of 12 hours and returns its token.
 * @throws Refusal UNAUTHORIZED, with equal text and timing for unknown emails and wrong passwords
 */
export type SignIn = (
  email: string,
  password: string,
) => Promise<SignedInStaff & { token: string }>;

let unknownEmailHash: Promise<string> | undefined;

/** A hash to check passwords of unknown emails against; made once, because hashing is slow. */
function hashForUnknownEmail(): Promise<string> {
  unknownEmailHash ??= hashPassword(newSecret());
  return unknownEmailHash;
}

/** The sign-in of the staff API. It counts failures per email and makes guessing slower and slower. */
export function createSignIn(context: AppContext): SignIn {
  const failures = new Map<string, Failures>();
  const dummyHash = hashForUnknownEmail();

  return async (email, password) => {
    const key = email.toLowerCase();
    const now = context.now();
    refuseWhileWaiting(failures.get(key), now);
    // Counted before the check, so that simultaneous guesses count as well.
    if (failures.size > 10_000) failures.clear();
    failures.set(key, { count: (failures.get(key)?.count ?? 0) + 1, lastAt: now });
    const staff = await context.store.read((db) => findStaffByEmail(db, email));
    // An unknown email takes as long as a wrong password.
    const isRight = await isPassword(password, staff?.passwordHash ?? (await dummyHash));
    if (!staff || !isRight) {
      throw wrongPassword();
    }
    const token = newSecret();
    const session = await context.store.write(async (db) => {
      // The password may have been reset during the check, which ended all sessions.
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
    return { ...session, token };
  };
}

function wrongPassword(): Refusal {
  return new Refusal('UNAUTHORIZED', 'Email or password is wrong. Check both and try again.');
}

function refuseWhileWaiting(failed: Failures | undefined, now: Instant): void {
  if (!failed || failed.count < FREE_FAILURES) return;
  const wait = Math.min(1000 * 2 ** (failed.count - FREE_FAILURES), MAX_WAIT_MS);
  const left = failed.lastAt + wait - now;
  if (left <= 0) return;
  throw new Refusal(
    'UNAUTHORIZED',
    `Too many wrong passwords for this email. Try again in ${Math.ceil(left / 1000)} seconds.`,
  );
}
