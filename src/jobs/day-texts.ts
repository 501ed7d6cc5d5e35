import type { Logger } from 'pino';
import { renewDayTexts } from '../operations/availability/renew-day-texts.ts';
import type { AppContext } from '../operations/context.ts';
import type { JobKind } from './job-kind.ts';
import { periodic } from './periodic.ts';

/** Stores what the coming work days occupy, where an earlier version has not; once after each start. Calendars read it. */
export function dayTexts({ context, logger }: { context: AppContext; logger: Logger }): JobKind {
  return periodic({
    name: 'day_texts',
    errorLine: 'work days not prepared for calendars',
    errorLevel: 'warn',
    everyMs: Number.POSITIVE_INFINITY,
    steps: {
      dayTexts: async () => {
        const days = await renewDayTexts(context);
        if (days > 0) logger.info({ days }, 'work days prepared for calendars');
      },
    },
  });
}
