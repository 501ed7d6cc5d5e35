import type { BackoffLimit } from '../../domain/attempt-limit.ts';
import { clientNetworkOf } from '../../domain/client-network.ts';
import { ATTEMPTS_KEPT_MS, deleteAttempts, deleteAttemptsAt } from '../../store/attempts.ts';
import { deleteTurnsAt } from '../../store/sign-in-turns.ts';
import type { Db } from '../../store/store.ts';
import { type CountedLimit, countAttempt, takeBackAttempt } from './counted-attempts.ts';

const HOUR_MS = 3_600_000;

/** Wrong passwords for one email from one address. */
const EMAIL_LIMIT: BackoffLimit = {
  freeAttempts: 5,
  firstWaitMs: 1000,
  maxWaitMs: HOUR_MS / 4,
  forgottenAfterMs: ATTEMPTS_KEPT_MS,
};
/** Wrong passwords for any emails from one address, which a whole venue may share. */
const ADDRESS_LIMIT: BackoffLimit = {
  freeAttempts: 30,
  firstWaitMs: 1000,
  maxWaitMs: HOUR_MS / 4,
  forgottenAfterMs: HOUR_MS,
};
const ADVICE = 'then sign in with the right password';

/** An attempt to sign in with an email, from an address. */
export interface SignInAttempt {
  email: string;
  address: string;
}

/**
 * Counts a sign-in as failed, before its password is checked.
 * @throws RateLimitError after too many wrong ones from there
 */
export async function countSignIn(
  db: Db,
  attempt: SignInAttempt,
  steadyNow: number,
): Promise<void> {
  await countAttempt(db, limitsOf(attempt), { steadyNow, advice: ADVICE });
}

/**
 * Counts an attempt whose turn is reserved for later, so that no address reserves many.
 * @throws RateLimitError after too many wrong passwords from there
 */
export async function countKeptTurn(
  db: Db,
  attempt: SignInAttempt,
  steadyNow: number,
): Promise<void> {
  const [, addressLimit] = limitsOf(attempt);
  await countAttempt(db, [addressLimit], { steadyNow, advice: ADVICE });
}

/** Takes back the count of a sign-in that succeeded, and forgets the failures for its email from there. */
export async function forgetSignIn(db: Db, attempt: SignInAttempt): Promise<void> {
  const [emailLimit, addressLimit] = limitsOf(attempt);
  await deleteAttempts(db, emailLimit.key);
  await takeBackAttempt(db, addressLimit.key);
}

/** Forgets all attempts at an email, from all addresses. */
export async function forgetAttemptsAt(db: Db, email: string): Promise<void> {
  await deleteAttemptsAt(db, signInTarget(email));
  await deleteTurnsAt(db, signInTarget(email));
}

/** The target of attempts to sign in with an email. */
export function signInTarget(email: string): string {
  return `sign-in ${email.toLowerCase()}`;
}

function limitsOf({ email, address }: SignInAttempt): [CountedLimit, CountedLimit] {
  const actor = clientNetworkOf(address);
  return [
    { key: { limitName: 'sign-in', actor, target: signInTarget(email) }, limit: EMAIL_LIMIT },
    { key: { limitName: 'sign-in-address', actor }, limit: ADDRESS_LIMIT },
  ];
}
