import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Instant } from '../domain/venue-time.ts';

const SECRET_BYTES = 32;

/** A new secret as partners get it: `whsec_` and 256 random bits in base64. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

export interface SignedContent {
  /** The event's id, the same at each try. */
  id: string;
  /** When it is tried. */
  at: Instant;
  body: string;
}

/**
 * The headers by which a receiver recognizes an event and its sender, by the Standard Webhooks specification.
 * @param secrets each of them signs, so that a receiver may have either during a rotation
 */
export function signedHeaders(
  { id, at, body }: SignedContent,
  secrets: readonly string[],
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, new Date(at), body));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
