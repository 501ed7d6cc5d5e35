import { validationError } from '../../domain/refusal.ts';
import type { WebhookEndpoint } from '../../domain/webhook.ts';
import type { AppContext, WebhookSettings } from '../context.ts';
import { decryptText, type EncryptionKey, encryptText } from '../encrypted-text.ts';

/**
 * An endpoint's secret has to be read again to sign with it, so it cannot be stored as a hash. It is encrypted with
 * WEBHOOK_KEY, which is not in the database.
 */

/** @throws Refusal VALIDATION_ERROR if webhooks are not set up */
export function requireWebhooks({ webhooks }: AppContext): WebhookSettings {
  if (webhooks) return webhooks;
  throw validationError({
    parameter: 'WEBHOOK_KEY',
    reason: 'must be set, for the server and for this command: it encrypts the secrets of webhooks',
  });
}

export function encryptSecret(
  { key }: WebhookSettings,
  endpointId: string,
  secret: string,
): string {
  return encryptText(secret, keyOf(key, endpointId));
}

/** The secrets that sign at a time: two while a rotation is under way. Null if the key is not the one they need. */
export function signingSecrets(
  { key }: WebhookSettings,
  { id, secret, previousSecret, previousUntil }: WebhookEndpoint,
  now: number,
): string[] | null {
  const isRotating = previousSecret !== null && previousUntil !== null && previousUntil > now;
  try {
    return [secret, ...(isRotating ? [previousSecret] : [])].map((text) =>
      decryptText(text, keyOf(key, id)),
    );
  } catch {
    return null;
  }
}

function keyOf(secret: string, endpointId: string): EncryptionKey {
  return { secret, scope: endpointId, purpose: 'secret of a webhook' };
}
