import type { Instant } from '../../domain/venue-time.ts';
import type { StaffAuthenticator } from '../../store/staff-authenticators.ts';
import type { AppContext } from '../context.ts';
import { decryptText, type EncryptionKey, encryptText } from '../encrypted-text.ts';

const STEP_SECONDS = 30;

/** Loaded with the first code: most servers start without anybody who needs it. */
const loadLibrary = () => import('otplib');

/** 160 random bits in base32, as authenticator apps take them. */
export async function newAppSecret(): Promise<string> {
  const { generateSecret } = await loadLibrary();
  return generateSecret();
}

/** The address with which an authenticator app takes over a secret, usually from a QR code. */
export async function appAddress(secret: string, issuer: string, email: string): Promise<string> {
  const { generateURI } = await loadLibrary();
  return generateURI({ secret, issuer, label: email, period: STEP_SECONDS });
}

/** The time step of a code of six digits, at most one away from now; null if it is of none. */
export async function findStep(secret: string, code: string, now: Instant): Promise<number | null> {
  const { verify } = await loadLibrary();
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now / 1000),
    period: STEP_SECONDS,
    epochTolerance: STEP_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

export function encryptAppSecret(key: string, staffUuid: string, secret: string): string {
  return encryptText(secret, keyOf(key, staffUuid));
}

/** @throws Error if the server has another SECOND_FACTOR_KEY than when the app was set up, or none */
export function decryptAppSecret(
  { secondFactorKey }: AppContext,
  { staffUuid, encryptedSecret }: StaffAuthenticator,
): string {
  try {
    return decryptText(encryptedSecret, keyOf(secondFactorKey ?? '', staffUuid));
  } catch (cause) {
    throw new Error('SECOND_FACTOR_KEY is not the one with which an app was set up.', { cause });
  }
}

function keyOf(secret: string, staffUuid: string): EncryptionKey {
  return { secret, scope: staffUuid, purpose: 'secret of an authenticator app' };
}
