import { Refusal } from '../../domain/refusal.ts';
import { findStaffByEmail } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import { countSignIn, forgetSignIn } from './failed-sign-ins.ts';
import { hashPassword, isPassword, newSecret } from './secrets.ts';
import type { SignedInStaff } from './session.ts';
import { startSession } from './start-session.ts';

/**
 * Starts a session and returns its token.
 *
 * @param address of the client, for the limit of wrong passwords
 * @param userAgent what the browser says about itself: names the device
 * @throws Refusal UNAUTHORIZED, with equal text and timing for unknown emails and wrong passwords;
 *   RateLimitError after too many wrong passwords from there
 */
export type SignIn = (
  email: string,
  password: string,
  address: string,
  userAgent?: string | null,
) => Promise<SignedInStaff & { token: string }>;

let unknownEmailHash: Promise<string> | undefined;

/** A hash to check passwords of unknown emails against; made once, because hashing is slow. */
function hashForUnknownEmail(): Promise<string> {
  unknownEmailHash ??= hashPassword(newSecret());
  return unknownEmailHash;
}

/** The sign-in of the staff API, which makes guessing slower and slower. */
export function createSignIn(context: AppContext): SignIn {
  const dummyHash = hashForUnknownEmail();

  return async (email, password, address, userAgent = null) => {
    await context.store.write(null, (db) => countSignIn(db, email, address, context.steadyNow()));
    const staff = await context.store.read((db) => findStaffByEmail(db, email));
    // An unknown email takes as long as a wrong password.
    const isRight = await isPassword(password, staff?.passwordHash ?? (await dummyHash));
    if (!staff || !isRight) {
      throw wrongPassword();
    }
    const session = await context.store.write(staff.accountId, async (db) => {
      // The password may have been reset during the check, which ended all sessions.
      const current = await findStaffByEmail(db, email);
      if (current?.passwordHash !== staff.passwordHash) throw wrongPassword();
      return startSession(context, db, current, userAgent);
    });
    await context.store.write(null, (db) => forgetSignIn(db, email, address));
    return session;
  };
}

function wrongPassword(): Refusal {
  return new Refusal('UNAUTHORIZED', 'Email or password is wrong. Check both and try again.');
}
