import { Refusal } from '../../domain/refusal.ts';
import { findStaffByEmail, type StaffMember } from '../../store/staff.ts';
import { findAuthenticator } from '../../store/staff-authenticators.ts';
import type { AppContext } from '../context.ts';
import { takeCode } from '../second-factor/take-code.ts';
import { attemptPassword } from './password-attempt.ts';
import { hashPassword, isPassword, newSecret } from './secrets.ts';
import type { SignedInStaff } from './session.ts';
import { type SignInClient, startSession } from './start-session.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Of the member's app, or a recovery code. */
  code?: string | undefined;
}

/**
 * Starts a session and returns its token.
 * @throws Refusal UNAUTHORIZED, with equal text for unknown emails, wrong passwords and wrong codes, and equal timing for
 *   the first two; SECOND_FACTOR_REQUIRED if the password is right and a code is missing;
 *   RateLimitError after too many wrong ones from there; StoreUnavailable if the server stops before it was checked
 */
export type SignIn = (
  credentials: Credentials,
  client: SignInClient,
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

  return ({ email, password, code }, client) =>
    attemptPassword(context, { email, address: client.address }, async () => {
      const staff = await context.store.read((db) => findStaffByEmail(db, email));
      // An unknown email takes as long as a wrong password.
      const isRight = await isPassword(password, staff?.passwordHash ?? (await dummyHash));
      if (!staff || !isRight) throw notRight();
      await requireCode(context, staff, code);
      return context.store.write(staff.accountId, async (db) => {
        // The password may have been reset during the check, which ended all sessions.
        const current = await findStaffByEmail(db, email);
        if (current?.passwordHash !== staff.passwordHash) throw notRight();
        return startSession({ context, db }, { staff: current, client });
      });
    });
}

/** Members without an app need no code. The attempt stays counted until all of it is right. */
async function requireCode(
  context: AppContext,
  staff: StaffMember,
  code: string | undefined,
): Promise<void> {
  const authenticator = await context.store.read((db) => findAuthenticator(db, staff.uuid));
  if (!authenticator || authenticator.confirmedAt === null) return;
  if (code === undefined)
    throw new Refusal(
      'SECOND_FACTOR_REQUIRED',
      'Enter the six digits that your app shows, or one of your recovery codes.',
    );
  if (!(await takeCode(context, staff, { code, operation: 'sign-in' }))) throw notRight();
}

function notRight(): Refusal {
  return new Refusal('UNAUTHORIZED', 'Email, password or code is wrong. Check them and try again.');
}
