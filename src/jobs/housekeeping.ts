import type { Logger } from 'pino';
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
import type { JobKind } from './job-kind.ts';
import { periodic } from './periodic.ts';

/** Runs periodic cleanup, and plans reminders. */
export function housekeeping({
  context,
  logger,
}: {
  context: AppContext;
  logger: Logger;
}): JobKind {
  let wasUnfinished = false;
  return periodic({
    name: 'housekeeping',
    errorLine: 'housekeeping failed',
    everyMs: 30_000,
    steps: {
      walkInGuests: () => forgetWalkInGuests(context),
      pastDays: () => forgetPastDays(context),
      messages: () => forgetMessages(context),
      holds: () => forgetHolds(context),
      eventNumbers: () => numberAllEvents(context),
      events: () => forgetEvents(context),
      erasures: async () => {
        const reason = await finishErasures(context);
        if (reason !== null) logger.warn({ reason }, 'erasure not finished');
        else if (wasUnfinished) logger.info('erasure finished');
        wasUnfinished = reason !== null;
      },
      responses: () => deleteExpiredResponses(context),
      reminders: () => planReminders(context),
    },
  });
}
