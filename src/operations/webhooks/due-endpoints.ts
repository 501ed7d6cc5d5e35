import type { Instant } from '../../domain/venue-time.ts';
import { countWaitingDeliveries, listDueEndpoints } from '../../store/webhook-deliveries.ts';
import { countWebhookEndpoints } from '../../store/webhook-endpoints.ts';
import type { AppContext } from '../context.ts';
import { CLAIM_MS } from './send-due-webhooks.ts';

/** When each endpoint is next to be sent something that nobody is sending. */
export function dueEndpoints(
  context: AppContext,
): Promise<{ endpointId: string; dueAt: Instant }[]> {
  return context.store.lookUp((db) =>
    listDueEndpoints(db, { now: context.now(), claimMs: CLAIM_MS }),
  );
}

/** How many deliveries wait and how the endpoints of all venues do. */
export async function countWebhooks({ store }: AppContext): Promise<{
  waiting: number;
  endpoints: Awaited<ReturnType<typeof countWebhookEndpoints>>;
}> {
  return {
    waiting: await store.lookUp(countWaitingDeliveries),
    endpoints: await store.lookUp(countWebhookEndpoints),
  };
}
