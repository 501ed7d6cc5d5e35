import type { Venue } from '../../domain/venue.ts';
import type { DeliveryStatus, WebhookEndpoint, WebhookTry } from '../../domain/webhook.ts';
import { type ApiKeyRecord, listApiKeys } from '../../store/api-keys.ts';
import { type Integration, listIntegrations } from '../../store/integrations.ts';
import { listPartners } from '../../store/partners.ts';
import { listPublishableKeys, type PublishableKey } from '../../store/publishable-keys.ts';
import type { Db } from '../../store/store.ts';
import { countDeliveries } from '../../store/webhook-deliveries.ts';
import { listWebhookEndpoints } from '../../store/webhook-endpoints.ts';
import { listWebhookTries } from '../../store/webhook-tries.ts';
import type { AppContext, MailDelivery } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';

/** A webhook without its secrets. */
export interface OwnWebhook {
  endpoint: Omit<WebhookEndpoint, 'secret' | 'previousSecret'>;
  deliveries: Record<DeliveryStatus, number>;
  lastTry: WebhookTry | null;
}

export interface PartnerAccess {
  partnerId: string;
  name: string;
  integration: Integration;
  apiKeys: readonly Omit<ApiKeyRecord, 'hash'>[];
  webhooks: readonly OwnWebhook[];
}

/** Who has access to a venue besides its staff. */
export interface AccessView {
  venue: Venue;
  /** Base of absolute links. */
  publicUrl: string;
  publishableKeys: readonly PublishableKey[];
  partners: readonly PartnerAccess[];
  hasWebhooks: boolean;
  mailDelivery: MailDelivery;
  mailFrom: string | null;
}

/** GET /staff/v3/access */
export function readAccess(context: AppContext, principal: Principal): Promise<AccessView> {
  requirePermission(principal, 'access:manage');
  const { accountId } = principal;
  return context.store.read(async (db) => ({
    venue: await requireVenue(context, db, accountId),
    publicUrl: context.publicUrl,
    publishableKeys: await listPublishableKeys(db, accountId),
    partners: await readPartners(db, accountId),
    hasWebhooks: context.webhooks !== null,
    mailDelivery: context.mailDelivery(accountId),
    mailFrom: context.mail?.from ?? null,
  }));
}

async function readPartners(db: Db, accountId: string): Promise<PartnerAccess[]> {
  const names = new Map((await listPartners(db)).map(({ partnerId, name }) => [partnerId, name]));
  const webhooks = await readWebhooks(db, accountId);
  const partners: PartnerAccess[] = [];
  for (const integration of await listIntegrations(db, accountId)) {
    const { partnerId } = integration;
    const keys = await listApiKeys(db, partnerId);
    partners.push({
      partnerId,
      name: names.get(partnerId) ?? partnerId,
      integration,
      apiKeys: keys.filter(({ accountIds }) => accountIds.includes(accountId)),
      webhooks: webhooks.filter(({ endpoint }) => endpoint.partnerId === partnerId),
    });
  }
  return partners;
}

async function readWebhooks(db: Db, accountId: string): Promise<OwnWebhook[]> {
  const webhooks: OwnWebhook[] = [];
  for (const endpoint of await listWebhookEndpoints(db, accountId)) {
    const deliveries = await countDeliveries(db, endpoint.id);
    const [lastTry = null] = await listWebhookTries(db, endpoint.id, 1);
    webhooks.push({ endpoint, deliveries, lastTry });
  }
  return webhooks;
}
