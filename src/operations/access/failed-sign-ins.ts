import type { BackoffLimit } from '../../domain/attempt-limit.ts';
import { clientNetworkOf } from '../../domain/client-network.ts';
import { ATTEMPTS_KEPT_MS, deleteAttempts } from '../../store/attempts.ts';
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

/**
 * Counts a sign-in as failed, before its password is checked. Nothing that others do from elsewhere slows it down.
 * @throws RateLimitError
 */
export async function countSignIn(
  db: Db,
  email: string,
  address: string,
  steadyNow: number,
): Promise<void> {
  const limits = limitsOf(email, address);
  await countAttempt(db, limits, steadyNow, 'then sign in with the right password');
}

/** Takes back the count of a sign-in that succeeded, and forgets the failures for its email from there. */
export async function forgetSignIn(db: Db, email: string, address: string): Promise<void> {
  const [emailLimit, addressLimit] = limitsOf(email, address);
  await deleteAttempts(db, emailLimit.key);
  await takeBackAttempt(db, addressLimit.key);
}

/** The target of attempts to sign in with an email. */
export function signInTarget(email: string): string {
  return `sign-in ${email.toLowerCase()}`;
}

function limitsOf(email: string, address: string): [CountedLimit, CountedLimit] {
  const actor = clientNetworkOf(address);
  return [
    { key: { limitName: 'sign-in', actor, target: signInTarget(email) }, limit: EMAIL_LIMIT },
    { key: { limitName: 'sign-in-address', actor }, limit: ADDRESS_LIMIT },
  ];
}
