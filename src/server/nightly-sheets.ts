import type { FastifyBaseLogger } from 'fastify';
import type { MailTransport } from '../mail/mail-transport.ts';
import type { AppContext } from '../operations/context.ts';
import { sendNightlySheets } from '../operations/messages/send-nightly-sheets.ts';

/** How late a sheet may be. */
const INTERVAL_MS = 30_000;

/** Sends the venues the bookings of their next day when they are due. @returns stops it, once what is being sent has ended */
export function startNightlySheets(
  context: AppContext,
  transport: Pick<MailTransport, 'send'>,
  logger: FastifyBaseLogger,
): () => Promise<void> {
  let sending: Promise<void> | null = null;
  const sendAll = async () => {
    try {
      for (const { accountId, notSent } of await sendNightlySheets(context, transport))
        if (notSent !== null) logger.warn({ accountId, reason: notSent }, 'nightly sheet not sent');
    } catch (error) {
      logger.error({ error: (error as Error).message }, 'nightly sheets not sent');
    }
  };
  const tick = () => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
  };
  tick();
  const timer = setInterval(tick, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sending;
  };
}
