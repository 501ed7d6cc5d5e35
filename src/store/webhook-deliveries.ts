import { sql } from 'kysely';
import type { Instant } from '../domain/venue-time.ts';
import type { DeliveryStatus, WebhookDelivery } from '../domain/webhook.ts';
import { type ClaimTime, isUnclaimed } from './claims.ts';
import type { Db } from './db.ts';
import { webhookDeliveryColumns } from './tables.ts';

/**
 * Adds deliveries. One that is there already begins anew, so that the endpoint gets the event again.
 * @param deliveries a few hundred at most
 */
export async function insertWebhookDeliveries(
  db: Db,
  deliveries: readonly WebhookDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  await db
    .insertInto('webhook_deliveries')
    .values(deliveries.map(webhookDeliveryColumns.toRow))
    .onConflict((conflict) =>
      conflict.columns(['endpoint_id', 'event_id']).doUpdateSet((row) => ({
        status: row.ref('excluded.status'),
        due_at: row.ref('excluded.due_at'),
        tries: row.ref('excluded.tries'),
        claimed_until: row.ref('excluded.claimed_until'),
        created_at: row.ref('excluded.created_at'),
        ended_at: row.ref('excluded.ended_at'),
        problem: row.ref('excluded.problem'),
      })),
    )
    .execute();
}

/**
 * The deliveries that wait and that no process is sending. Of those about one subject only the first: an endpoint gets
 * the events of a booking one after the other.
 */
function inTurn(db: Db, time: ClaimTime) {
  return db
    .selectFrom('webhook_deliveries as delivery')
    .where('delivery.status', '=', 'WAITING')
    .where(isUnclaimed('delivery.claimed_until', time))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_deliveries as earlier')
            .select('earlier.event_id')
            .whereRef('earlier.endpoint_id', '=', 'delivery.endpoint_id')
            .whereRef('earlier.subject', '=', 'delivery.subject')
            .where('earlier.status', '=', 'WAITING')
            .whereRef('earlier.event_number', '<', 'delivery.event_number'),
        ),
      ),
    );
}

/** When each endpoint that is enabled is next to be sent something; those with nothing to send are left out. */
export async function listDueEndpoints(
  db: Db,
  time: ClaimTime,
): Promise<{ endpointId: string; dueAt: Instant }[]> {
  const rows = await db
    .selectFrom('webhook_endpoints as endpoint')
    .innerJoin('integrations', (join) =>
      join
        .onRef('integrations.account_id', '=', 'endpoint.account_id')
        .onRef('integrations.partner_id', '=', 'endpoint.partner_id'),
    )
    .select(['endpoint.id', 'endpoint.paused_until'])
    .select(() =>
      inTurn(db, time)
        .select('delivery.due_at')
        .whereRef('delivery.endpoint_id', '=', sql.ref('endpoint.id'))
        .orderBy('delivery.due_at')
        .limit(1)
        .as('due_at'),
    )
    .where('endpoint.is_enabled', '=', 1)
    .where('integrations.is_enabled', '=', 1)
    .execute();
  return rows.flatMap(({ id, due_at, paused_until }) =>
    due_at === null ? [] : [{ endpointId: id, dueAt: Math.max(due_at, paused_until ?? 0) }],
  );
}

/**
 * Claims due deliveries of an endpoint for this process, the oldest first. Of two processes that claim at the same
 * time, only one gets a delivery.
 */
export async function claimDueDeliveries(
  db: Db,
  { endpointId, limit, ...time }: ClaimTime & { endpointId: string; limit: number },
): Promise<WebhookDelivery[]> {
  const { now, claimMs } = time;
  const due = await inTurn(db, time)
    .select('delivery.event_id')
    .where('delivery.endpoint_id', '=', endpointId)
    .where('delivery.due_at', '<=', now)
    .orderBy('delivery.due_at')
    .orderBy('delivery.event_number')
    .limit(limit)
    .execute();
  if (due.length === 0) return [];
  const rows = await db
    .updateTable('webhook_deliveries')
    .set({ claimed_until: now + claimMs })
    .where('endpoint_id', '=', endpointId)
    .where(
      'event_id',
      'in',
      due.map(({ event_id }) => event_id),
    )
    .where('status', '=', 'WAITING')
    // Another process may have claimed it since.
    .where(isUnclaimed('claimed_until', time))
    .returning(webhookDeliveryColumns.names)
    .execute();
  return rows.map(webhookDeliveryColumns.fromRow);
}

type Outcome = Pick<
  WebhookDelivery,
  'endpointId' | 'eventId' | 'status' | 'dueAt' | 'tries' | 'endedAt' | 'problem'
>;

/** Records what became of a claimed delivery, and gives up the claim. */
export async function saveDeliveryOutcome(db: Db, outcome: Outcome): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({
      status: outcome.status,
      due_at: outcome.dueAt,
      tries: outcome.tries,
      ended_at: outcome.endedAt,
      problem: outcome.problem,
      claimed_until: null,
    })
    .where('endpoint_id', '=', outcome.endpointId)
    .where('event_id', '=', outcome.eventId)
    .where('status', '=', 'WAITING')
    .execute();
}

/** What waits for another try becomes due, since the endpoint accepts again. */
export async function tryAgainNow(db: Db, endpointId: string, now: Instant): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ due_at: now })
    .where('endpoint_id', '=', endpointId)
    .where('status', '=', 'WAITING')
    .where('due_at', '>', now)
    .execute();
}

/** Gives up everything that waits for a disabled endpoint. */
export async function giveUpDeliveries(db: Db, endpointId: string, now: Instant): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ status: 'FAILED', problem: 'ENDPOINT_DISABLED', ended_at: now, claimed_until: null })
    .where('endpoint_id', '=', endpointId)
    .where('status', '=', 'WAITING')
    .execute();
}

/** How many deliveries wait, of all venues. */
export async function countWaitingDeliveries(db: Db): Promise<number> {
  const row = await db
    .selectFrom('webhook_deliveries')
    .select((is) => is.fn.countAll<number>().as('waiting'))
    .where('status', '=', 'WAITING')
    .executeTakeFirstOrThrow();
  return Number(row.waiting);
}

/** How many deliveries of an endpoint have which status. */
export async function countDeliveries(
  db: Db,
  endpointId: string,
): Promise<Record<DeliveryStatus, number>> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(['status', (is) => is.fn.countAll<number>().as('count')])
    .where('endpoint_id', '=', endpointId)
    .groupBy('status')
    .execute();
  const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]));
  return {
    WAITING: counts.get('WAITING') ?? 0,
    DELIVERED: counts.get('DELIVERED') ?? 0,
    FAILED: counts.get('FAILED') ?? 0,
  };
}
