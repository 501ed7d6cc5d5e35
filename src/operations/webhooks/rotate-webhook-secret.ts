import type { ChangeCause } from '../../domain/journal.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { saveWebhookSecrets } from '../../store/webhook-endpoints.ts';
import { newWebhookSecret } from '../../webhooks/webhook-signature.ts';
import { recordAccessChange } from '../access/record-access-change.ts';
import type { AppContext } from '../context.ts';
import { systemCause } from '../journal.ts';
import { requireWebhookEndpoint } from './require-webhook-endpoint.ts';
import { encryptSecret, requireWebhooks } from './webhook-secrets.ts';

/**
 * Gives an endpoint a new secret. Until the end of the overlap, requests are signed with both; a rotation meanwhile ends
 * the older one at once.
 * @param overlapMs how long the old secret signs too, in milliseconds
 * @throws Refusal VALIDATION_ERROR
 */
export async function rotateWebhookSecret(
  context: AppContext,
  { id, overlapMs }: { id: string; overlapMs: number },
  cause: ChangeCause = systemCause('rotate-webhook-secret'),
): Promise<{ secret: string; previousUntil: Instant }> {
  const settings = requireWebhooks(context);
  const secret = newWebhookSecret();
  const now = context.now();
  const previousUntil = now + overlapMs;
  const { accountId } = await context.store.read((db) => requireWebhookEndpoint(db, id));
  await context.store.write(accountId, async (db) => {
    const { secret: previousSecret } = await requireWebhookEndpoint(db, id);
    const encrypted = encryptSecret(settings, id, secret);
    const secrets = { secret: encrypted, previousSecret, previousUntil, updatedAt: now };
    await saveWebhookSecrets(db, id, secrets);
    const changes = { webhook: [{ id }, { id, previousUntil }] } as const;
    await recordAccessChange({ context, db, cause }, accountId, changes);
  });
  return { secret, previousUntil };
}
