import type { Instant } from '../domain/venue-time.ts';
import type { DisabledReason, WebhookEndpoint } from '../domain/webhook.ts';
import type { Db } from './db.ts';
import { webhookEndpointColumns } from './tables.ts';

export async function insertWebhookEndpoint(db: Db, endpoint: WebhookEndpoint): Promise<void> {
  await db.insertInto('webhook_endpoints').values(webhookEndpointColumns.toRow(endpoint)).execute();
}

export async function findWebhookEndpoint(db: Db, id: string): Promise<WebhookEndpoint | null> {
  const row = await db
    .selectFrom('webhook_endpoints')
    .select(webhookEndpointColumns.names)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? webhookEndpointColumns.fromRow(row) : null;
}

/** The endpoints of a venue, oldest first. */
export async function listWebhookEndpoints(db: Db, accountId: string): Promise<WebhookEndpoint[]> {
  const rows = await db
    .selectFrom('webhook_endpoints')
    .select(webhookEndpointColumns.names)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(webhookEndpointColumns.fromRow);
}

/** @returns whether there was one */
export async function deleteWebhookEndpoint(db: Db, id: string): Promise<boolean> {
  const result = await db.deleteFrom('webhook_endpoints').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Replaces the secret; the one before is valid until then. Both are encrypted. */
export async function saveWebhookSecrets(
  db: Db,
  id: string,
  secrets: Pick<WebhookEndpoint, 'secret' | 'previousSecret' | 'previousUntil' | 'updatedAt'>,
): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({
      secret: secrets.secret,
      previous_secret: secrets.previousSecret,
      previous_until: secrets.previousUntil,
      updated_at: secrets.updatedAt,
    })
    .where('id', '=', id)
    .execute();
}

/** Enables an endpoint, as if it had never failed. */
export async function enableWebhookEndpoint(db: Db, id: string, now: Instant): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({
      is_enabled: 1,
      disabled_because: null,
      failing_since: null,
      paused_until: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Disables an endpoint. @returns false if it was disabled already */
export async function disableWebhookEndpoint(
  db: Db,
  id: string,
  { because, failingSince, now }: { because: DisabledReason; failingSince: Instant; now: Instant },
): Promise<boolean> {
  const result = await db
    .updateTable('webhook_endpoints')
    .set({
      is_enabled: 0,
      disabled_because: because,
      failing_since: failingSince,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('is_enabled', '=', 1)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Notes since when an endpoint fails, and until when it wants nothing; null and null once it accepts again. */
export async function saveWebhookHealth(
  db: Db,
  id: string,
  { failingSince, pausedUntil }: Pick<WebhookEndpoint, 'failingSince' | 'pausedUntil'>,
): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ failing_since: failingSince, paused_until: pausedUntil })
    .where('id', '=', id)
    .execute();
}

/** How many endpoints of all venues are in which state. */
export async function countWebhookEndpoints(
  db: Db,
): Promise<{ enabled: number; failing: number; disabled: number }> {
  const rows = await db
    .selectFrom('webhook_endpoints')
    .select(['is_enabled', 'failing_since'])
    .execute();
  const enabled = rows.filter((row) => row.is_enabled === 1);
  const failing = enabled.filter((row) => row.failing_since !== null);
  return {
    enabled: enabled.length - failing.length,
    failing: failing.length,
    disabled: rows.length - enabled.length,
  };
}
