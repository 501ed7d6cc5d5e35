import {
  type Attempts,
  type BackoffLimit,
  backoffWait,
  withAttempt,
} from '../../domain/attempt-limit.ts';
import { clientNetworkOf } from '../../domain/client-network.ts';
import { RateLimitError } from '../../domain/rate-limit-error.ts';
import {
  ATTEMPTS_KEPT_MS,
  type AttemptKey,
  deleteAttempts,
  findAttempts,
  saveAttempts,
  tidyAttempts,
} from '../../store/attempts.ts';
import type { Db } from '../../store/store.ts';

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
 * Counts a sign-in as failed, before its password is checked: so simultaneous guesses count as well.
 * Nothing that others do from elsewhere slows it down. @throws RateLimitError
 */
export async function countSignIn(
  db: Db,
  email: string,
  address: string,
  steadyNow: number,
): Promise<void> {
  await tidyAttempts(db, steadyNow);
  const limits = limitsOf(email, address);
  const counted = await Promise.all(limits.map(({ key }) => findAttempts(db, key)));
  const waits = limits.map(({ limit }, index) =>
    backoffWait(limit, counted[index] ?? null, steadyNow),
  );
  const wait = Math.max(...waits);
  if (wait > 0) throw new RateLimitError(wait, 'then sign in with the right password');
  for (const [index, { key, limit }] of limits.entries()) {
    await saveAttempts(db, key, withAttempt(limit, counted[index] ?? null, steadyNow));
  }
}

/** Takes back the count of a sign-in that succeeded, and forgets the failures for its email from there. */
export async function forgetSignIn(db: Db, email: string, address: string): Promise<void> {
  const [emailLimit, addressLimit] = limitsOf(email, address);
  await deleteAttempts(db, emailLimit.key);
  const attempts = await findAttempts(db, addressLimit.key);
  if (attempts) await saveAttempts(db, addressLimit.key, withoutOne(attempts));
}

/** The target of attempts to sign in with an email. */
export function signInTarget(email: string): string {
  return `sign-in ${email.toLowerCase()}`;
}

function limitsOf(
  email: string,
  address: string,
): [{ key: AttemptKey; limit: BackoffLimit }, { key: AttemptKey; limit: BackoffLimit }] {
  const actor = clientNetworkOf(address);
  return [
    { key: { limitName: 'sign-in', actor, target: signInTarget(email) }, limit: EMAIL_LIMIT },
    { key: { limitName: 'sign-in-address', actor }, limit: ADDRESS_LIMIT },
  ];
}

function withoutOne({ count, lastAt }: Attempts): Attempts {
  return { count: Math.max(0, count - 1), lastAt };
}
