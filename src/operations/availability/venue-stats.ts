import { workDayOf } from '../../domain/venue-time.ts';
import { measuredStats } from '../../domain/waits/measured-stats.ts';
import type { VenueStats } from '../../domain/waits/venue-stats.ts';
import { listPastParties, listStatusTimes } from '../../store/past-parties.ts';
import type { Tx } from '../tx.ts';

/** A few weeks of a busy venue. */
const PARTIES = 1000;
/** Fewer for statuses, because these take the most time to read. */
const PARTIES_WITH_STATUSES = 400;

/** The statistics of a venue's last visits, computed once a day. */
export async function readVenueStats(tx: Tx<'venue'>): Promise<VenueStats> {
  const { db, venue } = tx;
  const { venueStats: cache, now } = tx.context;
  const { accountId } = venue;
  const workDay = workDayOf(venue, now());
  const known = cache.get(venue);
  if (known?.workDay === workDay) return known.stats;
  const parties = await listPastParties(db, { accountId, before: workDay, limit: PARTIES });
  const visits = parties.filter(({ status }) => status === 'ATTENDED');
  const uuids = visits.slice(0, PARTIES_WITH_STATUSES).map(({ uuid }) => uuid);
  const stats = measuredStats(venue, parties, await listStatusTimes(db, accountId, uuids));
  cache.set(venue, { workDay, stats });
  return stats;
}
