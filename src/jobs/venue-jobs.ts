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
  listVenueJobs,
  renewVenueJobClaims,
  saveVenueJob,
} from '../store/venue-jobs.ts';
import { claimTime, type Ended, type Job, type JobKind, type Lane } from './job-kind.ts';

/** A kind of work of which each venue has one job at a time, such as one for each day. */
interface VenueJobKind<Prepared> extends Pick<JobKind, 'name' | 'errorLine' | 'outcomes'> {
  /** Whether this process can do the work; true, unless it is given. */
  isPossible?: boolean;
  /** The first job of a venue for which none is planned; null if it wants none. */
  first(venue: Venue, now: Instant): PlannedJob | null;
  /** The job after one that is over; null if there is none. */
  next(venue: Venue, over: PlannedJob, now: Instant): PlannedJob | null;
  /** Reads what a job needs that is due; null if the job is needless. */
  prepare(tx: Tx<'venue'>, job: VenueJob): Promise<Prepared | null>;
  /**
   * Does a job. One that throws is retried, as if it returned `WAITING`, with the same pauses as a message.
   * @returns its outcome
   */
  perform(prepared: Prepared): Promise<string>;
}

interface PreparedJob<Prepared> extends Job {
  job: VenueJob;
  prepared: Prepared;
}

interface VenueJobResult extends Ended {
  job: VenueJob;
}

/** So that a venue whose job takes long does not hold up the others. */
const VENUES_AT_ONCE = 5;

/** A kind of jobs in which each venue is a lane. */
export function venueJobs<Prepared>(
  context: AppContext,
  kind: VenueJobKind<Prepared>,
): JobKind<Lane, PreparedJob<Prepared>, VenueJobResult> {
  const { name, isPossible = true } = kind;
  const keyOf = ({ key: accountId }: Lane) => ({ kind: name, accountId });
  /** Those that wanted no job when this process asked them; a change of their rules plans one. */
  const venuesWithoutJob = new Set<string>();
  return {
    ...kind,
    lanesAtOnce: VENUES_AT_ONCE,
    async due() {
      if (!isPossible) return [];
      const time = claimTime(context);
      const planned = await context.store.lookUp((db) => listVenueJobs(db, name, time));
      return planned.flatMap(({ accountId, dueAt }) =>
        dueAt === null && venuesWithoutJob.has(accountId)
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
        const first = kind.first(venue, time.now);
        if (!first) venuesWithoutJob.add(lane.key);
        await saveVenueJob(db, key, first);
        return { claimed: 1, jobs: [] };
      }
      const prepared = await kind.prepare({ ...tx, venue }, job);
      if (prepared !== null) return { claimed: 1, jobs: [{ id: lane.key, job, prepared }] };
      await saveVenueJob(db, key, kind.next(venue, job, time.now));
      return { claimed: 1, jobs: [] };
    },
    async perform({ job, prepared }) {
      try {
        return { job, outcome: await kind.perform(prepared) };
      } catch (error) {
        return { job, outcome: 'WAITING', error };
      }
    },
    async record({ db }, { job, ...ended }) {
      const now = context.now();
      const tries = job.tries + 1;
      const retryAt = ended.outcome === 'WAITING' ? nextTryAt(tries, now) : null;
      if (retryAt !== null) {
        await saveVenueJob(db, job, { ...job, dueAt: retryAt, tries });
        return ended;
      }
      const venue = await requireVenue(context, db, job.accountId);
      await saveVenueJob(db, job, kind.next(venue, job, now));
      return ended.outcome === 'WAITING' ? { ...ended, outcome: 'FAILED' } : ended;
    },
    renew: (db, accountIds, until) => renewVenueJobClaims(db, { kind: name, accountIds, until }),
  };
}
