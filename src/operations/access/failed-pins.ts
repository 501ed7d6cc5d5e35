import type { BackoffLimit } from '../../domain/attempt-limit.ts';
import { ATTEMPTS_KEPT_MS, deleteAttempts } from '../../store/attempts.ts';
import type { Db } from '../../store/store.ts';
import { type CountedLimit, countAttempt, takeBackAttempt } from './counted-attempts.ts';

/** Wrong PINs for one member on one device. At four digits, guessing all of them takes a hundred days. */
const DEVICE_LIMIT: BackoffLimit = {
  freeAttempts: 5,
  firstWaitMs: 2000,
  maxWaitMs: 900_000,
  forgottenAfterMs: ATTEMPTS_KEPT_MS,
};
/**
 * Wrong PINs for one member on all devices that one person has signed in, who could sign in again and again otherwise.
 */
const SIGNED_IN_LIMIT: BackoffLimit = { ...DEVICE_LIMIT, freeAttempts: 20 };

/** Who tries a PIN, and whose. */
export interface PinAttempt {
  tokenHash: string;
  /** Who signed the device in with a password. */
  signedInUuid: string;
  staffUuid: string;
}

/**
 * Counts a PIN as wrong, before it is checked. Nothing that happens on devices of others slows it down.
 * @throws RateLimitError
 */
export async function countPin(db: Db, attempt: PinAttempt, steadyNow: number): Promise<void> {
  await countAttempt(db, limitsOf(attempt), {
    steadyNow,
    advice: 'then enter the right PIN',
  });
}

/** Takes back the count of a PIN that was right, and forgets the wrong ones on this device. */
export async function forgetPin(db: Db, attempt: PinAttempt): Promise<void> {
  const [deviceLimit, signedInLimit] = limitsOf(attempt);
  await deleteAttempts(db, deviceLimit.key);
  await takeBackAttempt(db, signedInLimit.key);
}

/** The target of attempts at a member's PIN. */
export function pinTarget(staffUuid: string): string {
  return `pin ${staffUuid}`;
}

function limitsOf({
  tokenHash,
  signedInUuid,
  staffUuid,
}: PinAttempt): [CountedLimit, CountedLimit] {
  const target = pinTarget(staffUuid);
  return [
    { key: { limitName: 'pin', actor: tokenHash, target }, limit: DEVICE_LIMIT },
    { key: { limitName: 'pin-signed-in', actor: signedInUuid, target }, limit: SIGNED_IN_LIMIT },
  ];
}
