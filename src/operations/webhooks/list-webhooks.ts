import type { DeliveryStatus, WebhookEndpoint, WebhookTry } from '../../domain/webhook.ts';
import { countDeliveries } from '../../store/webhook-deliveries.ts';
import { listWebhookEndpoints } from '../../store/webhook-endpoints.ts';
import { listWebhookTries } from '../../store/webhook-tries.ts';
import type { AppContext } from '../context.ts';
import { requireAccounts } from '../venues/require-accounts.ts';

/** An endpoint without its secrets, and how it does. */
export interface WebhookView {
  endpoint: Omit<WebhookEndpoint, 'secret' | 'previousSecret'>;
  deliveries: Record<DeliveryStatus, number>;
  lastTry: WebhookTry | null;
}

/** The endpoints of a venue. @throws Refusal ACCOUNT_NOT_FOUND */
export function listWebhooks({ store }: AppContext, accountId: string): Promise<WebhookView[]> {
  return store.read(async (db) => {
    await requireAccounts(db, accountId);
    const views: WebhookView[] = [];
    for (const each of await listWebhookEndpoints(db, accountId)) {
      const { secret: _, previousSecret: __, ...endpoint } = each;
      const deliveries = await countDeliveries(db, endpoint.id);
      const [lastTry = null] = await listWebhookTries(db, endpoint.id, 1);
      views.push({ endpoint, deliveries, lastTry });
    }
    return views;
  });
}
