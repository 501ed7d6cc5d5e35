import type { Mail } from '../../mail/mail.ts';
import { findWebhookEndpoint } from '../../store/webhook-endpoints.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { renderWebhookMessage } from './render-webhook-message.ts';
import { requireWebhookMessage } from './require-message.ts';

/**
 * GET /staff/v3/messages/{messageId}/mail: the mail of a message about a webhook as it would be sent now. Null if the
 * venue has no address.
 * @throws Refusal VALIDATION_ERROR
 */
export function showWebhookMessage(
  context: AppContext,
  principal: Principal,
  messageId: string,
): Promise<Mail | null> {
  requirePermission(principal, 'access:manage');
  return context.store.read(async (db) => {
    const message = await requireWebhookMessage(db, principal.accountId, messageId);
    const endpoint = await findWebhookEndpoint(db, message.webhookId);
    return endpoint && renderWebhookMessage({ context, db }, message, endpoint);
  });
}
