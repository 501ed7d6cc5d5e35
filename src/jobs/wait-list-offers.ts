import type { AppContext } from '../operations/context.ts';
import { checkWaitList } from '../operations/wait-list/check-wait-list.ts';
import { listNextChecks, type WaitListCheck } from '../store/wait-list-checks.ts';
import type { JobKind, Lane } from './job-kind.ts';

/** Others wait for the next poll. */
const MAX_CHECKS = 100;

interface WaitListLane extends Lane {
  check: WaitListCheck;
}

/**
 * Offers tables to the wait list, and ends offers when they are over. Each work day is a lane; its transaction is all that
 * it needs.
 */
export function waitListOffers({ store, now }: AppContext): JobKind<WaitListLane> {
  return {
    name: 'wait_list_offers',
    errorLine: 'wait list not checked',
    pollAfterCommitMs: 100,
    async due() {
      const checks = await store.lookUp((db) => listNextChecks(db, MAX_CHECKS));
      return checks.map((check) => ({
        key: `${check.workDay} ${check.accountId}`,
        waitMs: check.dueAt - now(),
        accountId: check.accountId,
        check,
      }));
    },
    async take(tx, { lane: { check } }) {
      return { claimed: (await checkWaitList(tx, check)) ? 1 : 0, jobs: [] };
    },
  };
}
