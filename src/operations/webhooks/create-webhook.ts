import { randomBytes } from 'node:crypto';
import type { ChangeCause } from '../../domain/journal.ts';
import { Refusal, validationError } from '../../domain/refusal.ts';
import { EVENT_TYPES, type EventType } from '../../domain/venue-event.ts';
import type { WebhookEndpoint } from '../../domain/webhook.ts';
import { findIntegration } from '../../store/integrations.ts';
import { insertWebhookEndpoint } from '../../store/webhook-endpoints.ts';
import { newWebhookSecret } from '../../webhooks/webhook-signature.ts';
import { recordAccessChange } from '../access/record-access-change.ts';
import { requirePartner } from '../access/require-partner.ts';
import type { AppContext } from '../context.ts';
import { numberEvents } from '../events/number-events.ts';
import { systemCause } from '../journal.ts';
import { requireAccounts } from '../venues/require-accounts.ts';
import { encryptSecret, requireWebhooks } from './webhook-secrets.ts';

export interface NewWebhook {
  accountId: string;
  partnerId: string;
  url: string;
  /** All types, if there are none. */
  eventTypes: readonly EventType[];
}

/**
 * Creates an endpoint for an integration, which gets the events from now on. Its secret is shown only now.
 * @throws Refusal ACCOUNT_NOT_FOUND, PARTNER_NOT_FOUND, PARTNER_INTEGRATION_NOT_AVAILABLE, VALIDATION_ERROR
 */
export async function createWebhook(
  context: AppContext,
  { accountId, partnerId, url, eventTypes }: NewWebhook,
  cause: ChangeCause = systemCause('create-webhook'),
): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
  const settings = requireWebhooks(context);
  requireUrl(url, settings.allowsInsecure);
  const id = `wh_${randomBytes(8).toString('hex')}`;
  const secret = newWebhookSecret();
  const now = context.now();
  const endpoint: WebhookEndpoint = {
    id,
    accountId,
    partnerId,
    url,
    eventTypes: eventTypes.length > 0 ? eventTypes : EVENT_TYPES,
    secret: encryptSecret(settings, id, secret),
    previousSecret: null,
    previousUntil: null,
    isEnabled: true,
    disabledBecause: null,
    failingSince: null,
    pausedUntil: null,
    createdAt: now,
    updatedAt: now,
  };
  // What happened before is not sent.
  await numberEvents(context, accountId);
  await context.store.write(accountId, async (db) => {
    await requireAccounts(db, accountId);
    await requirePartner(db, partnerId);
    if (!(await findIntegration(db, accountId, partnerId)))
      throw new Refusal(
        'PARTNER_INTEGRATION_NOT_AVAILABLE',
        `${accountId} has no integration with ${partnerId}. Set it first.`,
      );
    await insertWebhookEndpoint(db, endpoint);
    const changes = {
      webhook: [null, { id, partnerId, eventTypes: endpoint.eventTypes }],
    } as const;
    await recordAccessChange({ context, db, cause }, accountId, changes);
  });
  return { endpoint, secret };
}

/** The network is checked at each try, since a name may lead to another address then. */
function requireUrl(text: string, allowsInsecure: boolean): void {
  const url = URL.parse(text);
  const refuse = (reason: string) => validationError({ parameter: 'url', reason });
  if (url === null || !/^https?:$/.test(url.protocol))
    throw refuse('must be a URL such as https://partner.example/webhooks');
  if (url.protocol === 'http:' && !allowsInsecure)
    throw refuse('must begin with https: WEBHOOK_INSECURE=on allows http, for development');
  if (url.username !== '' || url.password !== '')
    throw refuse('must have no user and password: receivers check the signature instead');
  if (url.port === '0')
    throw refuse('must have a port from 1 to 65535, or none: nothing listens on port 0');
}
