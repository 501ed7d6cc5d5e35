import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../operations/context.ts';
import { makeDueOffers } from '../operations/wait-list/make-due-offers.ts';
import { Alarm } from './alarm.ts';

/** Commits that follow each other are looked at once. */
const COLLECT_MS = 100;
/** What another process left, or the clock's jump, is noticed after this time. */
const MAX_PAUSE_MS = 30_000;

/**
 * Offers tables to the wait list soon after the commit of the change that freed them, and ends offers when they are
 * over. Several processes may do so. @returns stops it, once what is under way has ended
 */
export function startOfferMaker(
  context: AppContext,
  logger: FastifyBaseLogger,
): () => Promise<void> {
  const alarm = new Alarm();
  let isStopped = false;
  const run = async () => {
    while (!isStopped) {
      let pauseMs = MAX_PAUSE_MS;
      try {
        const dueAt = await makeDueOffers(context);
        if (dueAt !== null) pauseMs = Math.min(Math.max(dueAt - context.now(), 0), MAX_PAUSE_MS);
      } catch (error) {
        logger.error({ error: (error as Error).message }, 'wait list not looked at');
      }
      alarm.within(pauseMs);
      await alarm.rings();
    }
  };
  const stopWatching = context.store.watchChanges(() => alarm.within(COLLECT_MS));
  const ended = run();
  return async () => {
    isStopped = true;
    stopWatching();
    alarm.ring();
    await ended;
  };
}
