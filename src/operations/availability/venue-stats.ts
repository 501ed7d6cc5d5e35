import { workDayOf } from '../../domain/venue-time.ts';
import type { HouseHabits } from '../../domain/waits/house-habits.ts';
import { learntHabits } from '../../domain/waits/learnt-habits.ts';
import { listPastParties, listStatusTimes } from '../../store/past-parties.ts';
import type { Tx } from '../tx.ts';

/** Some weeks of a busy house. */
const PARTIES = 1000;
/** A few statuses of each are enough, and they take the most time to read. */
const PARTIES_WITH_STATUSES = 400;

/** What the guests of a venue usually do, from its last visits. Read once a day. */
export async function readHabits(tx: Tx<'venue'>): Promise<HouseHabits> {
  const { db, venue } = tx;
  const { habits: cache, now } = tx.context;
  const { accountId } = venue;
  const workDay = workDayOf(venue, now());
  const known = cache.get(venue);
  if (known?.workDay === workDay) return known.habits;
  const parties = await listPastParties(db, { accountId, before: workDay, limit: PARTIES });
  const visits = parties.filter(({ status }) => status === 'ATTENDED');
  const uuids = visits.slice(0, PARTIES_WITH_STATUSES).map(({ uuid }) => uuid);
  const habits = learntHabits(venue, parties, await listStatusTimes(db, accountId, uuids));
  cache.set(venue, { workDay, habits });
  return habits;
}
