import type { EventReader } from '../../domain/venue-event.ts';
import type { WebhookEndpoint } from '../../domain/webhook.ts';
import { type Integration, listIntegrations } from '../../store/integrations.ts';
import type { Db } from '../../store/store.ts';
import { listWebhookEndpoints } from '../../store/webhook-endpoints.ts';

/** An endpoint with what its partner may know. */
export interface OpenEndpoint {
  endpoint: WebhookEndpoint;
  integration: Integration;
}

/** The endpoints of a venue that are enabled, and whose integrations are. */
export async function listOpenEndpoints(db: Db, accountId: string): Promise<OpenEndpoint[]> {
  const endpoints = (await listWebhookEndpoints(db, accountId)).filter(
    ({ isEnabled }) => isEnabled,
  );
  if (endpoints.length === 0) return [];
  const integrations = new Map(
    (await listIntegrations(db, accountId)).map((each) => [each.partnerId, each]),
  );
  return endpoints.flatMap((endpoint) => {
    const integration = integrations.get(endpoint.partnerId);
    return integration?.isEnabled ? [{ endpoint, integration }] : [];
  });
}

export function readerOf({ partnerId, dataAccess, permissions }: Integration): EventReader {
  return { partnerId, dataAccess, permissions: new Set(permissions) };
}
