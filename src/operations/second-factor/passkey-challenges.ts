import { deleteChallenge, insertChallenge } from '../../store/staff-passkeys.ts';
import { hashSecret } from '../access/secrets.ts';
import type { AppContext } from '../context.ts';

/** How long the answer to a challenge may take: somebody may have to fetch a phone first. */
export const CHALLENGE_MS = 300_000;

/**
 * Keeps a challenge until it is answered.
 * @param staffUuid whose passkey is added; null where somebody signs in
 */
export async function keepChallenge(
  context: AppContext,
  challenge: string,
  staffUuid: string | null,
): Promise<void> {
  const now = context.now();
  const kept = { challengeHash: hashSecret(challenge), staffUuid, expiresAt: now + CHALLENGE_MS };
  await context.store.write(null, (db) => insertChallenge(db, kept, now));
}

/**
 * Uses up the challenge that a browser says it answers, before the answer is checked: each is answered once, rightly or
 * not.
 * @param clientData what the browser signed with the challenge: JSON in base64url
 * @returns null if there is no such challenge for this purpose
 */
export async function takeChallenge(
  context: AppContext,
  clientData: string,
  staffUuid: string | null,
): Promise<string | null> {
  const challenge = challengeIn(clientData);
  if (challenge === null) return null;
  const isOpen = await context.store.write(null, (db) =>
    deleteChallenge(db, { challengeHash: hashSecret(challenge), staffUuid }, context.now()),
  );
  return isOpen ? challenge : null;
}

function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    // Anybody can send anything here.
    return null;
  }
}
