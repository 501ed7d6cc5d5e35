import { nextTryAt } from '../domain/message.ts';
import type { Venue } from '../domain/venue.ts';
import { MAX_JOB_AHEAD_MS, type PlannedJob, type VenueJob } from '../domain/venue-job.ts';
import type { Instant } from '../domain/venue-time.ts';
import type { AppContext } from '../operations/context.ts';
import type { Tx } from '../operations/tx.ts';
import { requireVenue } from '../operations/venues/require-venue.ts';
import {
  claimVenueJob,
  findVenueJob,
  keepVenueJobs,
  listVenueJobs,
  saveVenueJob,
} from '../store/venue-jobs.ts';
import { claimTime, type Ended, type Job, type JobKind, type Lane } from './job-kind.ts';

/** A kind of work that is done for each venue, one piece after the other, such as once a day. */
interface VenueWork<Work> extends Pick<JobKind, 'name' | 'errorLine' | 'outcomes'> {
  /** Whether the work can be done where this process runs; it is, unless it is given. */
  isPossible?: boolean;
  /** The first piece for a venue of which none is planned; null if it wants none. */
  first(venue: Venue, now: Instant): PlannedJob | null;
  /** The piece after one that is over; null if there is none. */
  next(venue: Venue, over: PlannedJob, now: Instant): PlannedJob | null;
  /** Reads what is needed for a piece that is due; null if it is needless. */
  prepare(tx: Tx<'venue'>, job: VenueJob): Promise<Work | null>;
  /**
   * Does a piece. @returns what became of it: `WAITING` if it is to be tried again. So is one that throws; the tries are
   * as far apart as those of a message
   */
  perform(work: Work): Promise<string>;
}

interface VenuePiece<Work> extends Job {
  job: VenueJob;
  work: Work;
}

interface PieceResult extends Ended {
  job: VenueJob;
}

/** As many venues as are worked for at the same time: one that takes long does not keep the others back. */
const AT_ONCE = 5;

/** Makes a kind of jobs of work for venues. Each venue is a lane. */
export function venueJobs<Work>(
  context: AppContext,
  work: VenueWork<Work>,
): JobKind<Lane, VenuePiece<Work>, PieceResult> {
  const { name, isPossible = true } = work;
  const keyOf = ({ key: accountId }: Lane) => ({ kind: name, accountId });
  /** The venues that wanted no job when this process looked; a change of their rules plans one. */
  const without = new Set<string>();
  return {
    ...work,
    lanesAtOnce: AT_ONCE,
    async due() {
      if (!isPossible) return [];
      const time = claimTime(context);
      const planned = await context.store.lookUp((db) => listVenueJobs(db, name, time));
      return planned.flatMap(({ accountId, dueAt }) =>
        dueAt === null && without.has(accountId)
          ? []
          : [{ key: accountId, accountId, waitMs: (dueAt ?? 0) - time.now }],
      );
    },
    async take(tx, { lane }) {
      const { db } = tx;
      const time = claimTime(context);
      const key = keyOf(lane);
      const job = await claimVenueJob(db, key, time);
      if (!job && (await findVenueJob(db, key))) return { claimed: 0, jobs: [] };
      const venue = await requireVenue(context, db, lane.key);
      if (!job || job.dueAt > time.now + MAX_JOB_AHEAD_MS) {
        const first = work.first(venue, time.now);
        if (!first) without.add(lane.key);
        await saveVenueJob(db, key, first);
        return { claimed: 1, jobs: [] };
      }
      const prepared = await work.prepare({ ...tx, venue }, job);
      if (prepared !== null) return { claimed: 1, jobs: [{ id: lane.key, job, work: prepared }] };
      await saveVenueJob(db, key, work.next(venue, job, time.now));
      return { claimed: 1, jobs: [] };
    },
    async perform({ job, work: prepared }) {
      try {
        return { job, outcome: await work.perform(prepared) };
      } catch (error) {
        return { job, outcome: 'WAITING', error };
      }
    },
    async record({ db }, { job, ...ended }) {
      const now = context.now();
      const tries = job.tries + 1;
      const again = ended.outcome === 'WAITING' ? nextTryAt(tries, now) : null;
      if (again !== null) {
        await saveVenueJob(db, job, { ...job, dueAt: again, tries });
        return ended;
      }
      const venue = await requireVenue(context, db, job.accountId);
      await saveVenueJob(db, job, work.next(venue, job, now));
      return ended.outcome === 'WAITING' ? { ...ended, outcome: 'FAILED' } : ended;
    },
    keep: (db, accountIds, until) => keepVenueJobs(db, { kind: name, accountIds, until }),
  };
}
