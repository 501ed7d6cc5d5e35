import { hashOf } from './attempts.ts';
import type { Db } from './db.ts';

/** How many of a member's networks are remembered, the last used ones: a phone may have another one every day. */
export const MAX_NETWORKS = 20;
/** A network is forgotten after this long without a sign-in from it. */
export const NETWORK_KEPT_MS = 180 * 24 * 3_600_000;

/** Whether the member with this email has signed in from this network. */
export async function isNetworkOf(db: Db, email: string, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_networks')
    .innerJoin('staff', 'staff.uuid', 'staff_networks.staff_uuid')
    .select('staff.uuid')
    .where('staff.email', '=', email.toLowerCase())
    .where('staff_networks.network', '=', hashOf(network))
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers that a member has signed in from a network. */
export async function saveNetwork(
  db: Db,
  { staffUuid, network }: { staffUuid: string; network: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('staff_networks')
    .values({ staff_uuid: staffUuid, network: hashOf(network), last_used_at: now })
    .onConflict((conflict) =>
      conflict.columns(['staff_uuid', 'network']).doUpdateSet({ last_used_at: now }),
    )
    .execute();
  await db
    .deleteFrom('staff_networks')
    .where('staff_uuid', '=', staffUuid)
    .where((where) =>
      where.or([
        where('last_used_at', '<', now - NETWORK_KEPT_MS),
        where(
          'network',
          'not in',
          where
            .selectFrom('staff_networks')
            .select('network')
            .where('staff_uuid', '=', staffUuid)
            .orderBy('last_used_at', 'desc')
            .orderBy('network')
            .limit(MAX_NETWORKS),
        ),
      ]),
    )
    .execute();
}
