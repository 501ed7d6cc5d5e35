import type { Instant } from '../domain/venue-time.ts';
import type { WebhookTry } from '../domain/webhook.ts';
import type { Db } from './db.ts';
import { webhookTryColumns } from './tables.ts';

export async function insertWebhookTry(db: Db, one: WebhookTry): Promise<void> {
  await db.insertInto('webhook_tries').values(webhookTryColumns.toRow(one)).execute();
}

/** The latest tries of an endpoint, newest first. */
export async function listWebhookTries(
  db: Db,
  endpointId: string,
  limit: number,
): Promise<WebhookTry[]> {
  const rows = await db
    .selectFrom('webhook_tries')
    .select(webhookTryColumns.names)
    .where('endpoint_id', '=', endpointId)
    .orderBy('tried_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(webhookTryColumns.fromRow);
}

export async function hasWebhookTryBefore(db: Db, before: Instant): Promise<boolean> {
  const row = await db
    .selectFrom('webhook_tries')
    .select('id')
    .where('tried_at', '<', before)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteWebhookTriesBefore(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('webhook_tries').where('tried_at', '<', before).execute();
}
