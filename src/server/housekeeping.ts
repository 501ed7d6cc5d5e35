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
import { planReminders } from '../operations/messages/plan-reminders.ts';
import { forgetPastDays } from '../operations/service-days/forget-past-days.ts';

const INTERVAL_MS = 30_000;

/**
 * Does now and then what no request waits for. @returns stops it; what the end of the process interrupts is done after
 * the next start
 */
export function startHousekeeping(context: AppContext, logger: FastifyBaseLogger): () => void {
  let isStopped = false;
  let wasUnfinished = false;
  const steps: (() => Promise<unknown>)[] = [
    () => forgetWalkInGuests(context),
    () => forgetPastDays(context),
    () => forgetMessages(context),
    () => forgetHolds(context),
    () => numberAllEvents(context),
    () => forgetEvents(context),
    async () => {
      const reason = await finishErasures(context);
      if (reason !== null) logger.warn({ reason }, 'erasure not finished');
      else if (wasUnfinished) logger.info('erasure finished');
      wasUnfinished = reason !== null;
    },
    () => deleteExpiredResponses(context),
    () => planReminders(context),
  ];
  const runAll = async () => {
    try {
      for (const step of steps) if (!isStopped) await step();
    } catch (error) {
      if (!isStopped) logger.error({ error: (error as Error).message }, 'housekeeping failed');
    }
  };
  const afterUpgrade = async () => {
    try {
      if (isStopped) return;
      const days = await renewDayTexts(context);
      if (days > 0) logger.info({ days }, 'work days prepared for calendars');
    } catch (error) {
      if (!isStopped)
        logger.warn({ error: (error as Error).message }, 'work days not prepared for calendars');
    }
  };
  let running: Promise<void> | null = null;
  const tick = () => {
    running ??= runAll().finally(() => {
      running = null;
    });
    return running;
  };
  void tick().then(afterUpgrade);
  const timer = setInterval(() => void tick(), INTERVAL_MS);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
