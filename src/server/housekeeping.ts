import type { FastifyBaseLogger } from 'fastify';
import { renewDayTexts } from '../operations/availability/renew-day-texts.ts';
import { forgetWalkInGuests } from '../operations/bookings/forget-walk-in-guests.ts';
import type { AppContext } from '../operations/context.ts';
import { finishErasures } from '../operations/customers/finish-erasures.ts';
import { forgetEvents } from '../operations/events/forget-events.ts';
import { numberAllEvents } from '../operations/events/number-events.ts';
import { forgetHolds } from '../operations/holds/forget-holds.ts';
import { deleteExpiredResponses } from '../operations/idempotency.ts';
import { forgetMessages } from '../operations/messages/forget-messages.ts';
import { forgetPastDays } from '../operations/service-days/forget-past-days.ts';

const INTERVAL_MS = 30_000;

/** Does now and then what no request waits for. @returns stops it */
export function startHousekeeping(context: AppContext, logger: FastifyBaseLogger): () => void {
  let wasUnfinished = false;
  const tick = async () => {
    try {
      await forgetWalkInGuests(context);
      await forgetPastDays(context);
      await forgetMessages(context);
      await forgetHolds(context);
      await numberAllEvents(context);
      await forgetEvents(context);
      const reason = await finishErasures(context);
      if (reason !== null) logger.warn({ reason }, 'erasure not finished');
      else if (wasUnfinished) logger.info('erasure finished');
      wasUnfinished = reason !== null;
      await deleteExpiredResponses(context);
    } catch (error) {
      logger.error({ error: (error as Error).message }, 'housekeeping failed');
    }
  };
  const afterUpgrade = async () => {
    try {
      const days = await renewDayTexts(context);
      if (days > 0) logger.info({ days }, 'work days prepared for calendars');
    } catch (error) {
      // The database cannot be reached, or the server stops: the next start goes on.
      logger.warn({ error: (error as Error).message }, 'work days not prepared for calendars');
    }
  };
  void tick().then(afterUpgrade);
  const timer = setInterval(() => void tick(), INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
