import sse from '@fastify/sse';
import type { FastifyReply } from 'fastify';
import { PARTNER_OPERATIONS } from '../../contract/partner/operations.ts';
import { dayChangesPath, GUEST_MESSAGE_EVENT } from '../../contract/widget/day-changes.ts';
import { clientNetworkOf } from '../../domain/client-network.ts';
import { RateLimitError } from '../../domain/rate-limit-error.ts';
import { type DayNews, DayWatch } from '../../operations/live/day-watch.ts';
import { type Principal, requirePermission } from '../../operations/principal.ts';
import { parsePart } from '../http/parse-input.ts';
import { OpenStreams, type StreamLimit } from './open-streams.ts';
import type { ApiServer } from './operation-routes.ts';

/** Widgets wait longer with each try; this is for other clients. */
const RETRY_AFTER_MS = 60_000;
/** Keeps proxies from closing the stream. */
const BEAT_MS = 20_000;
/** Then the widget opens another one. So a revoked key is noticed, and widgets come back to a restarted process. */
const MAX_STREAM_MS = 15 * 60_000;
const MAX_STREAMS = 5000;
const MAX_STREAMS_PER_VENUE = 2000;
/** A phone network may have hundreds of visitors at one address; who gets no stream has all else. */
const MAX_STREAMS_PER_NETWORK = 50;
/** For all client networks of one IPv6 /48, which a provider gives to one site. */
const MAX_STREAMS_PER_SITE = 200;

/**
 * GET /widget/v3/availability/work-days/{date}/changes: server-sent events with the version of the day, at once and after
 * each change. It is the one in the ETag of the day's times. The venue's message for guests is an event of its own, as a JSON
 * string: at once, even if it is empty, because the visitor may have an older one, and whenever it changes. A comment follows
 * every 20 seconds.
 */
export async function widgetDayChanges({ app, context, authenticate }: ApiServer): Promise<void> {
  // Its types are of a module with a default export; Node gives the plugin itself.
  await app.register(sse as unknown as typeof sse.default, { heartbeatInterval: 0 });
  const watch = new DayWatch(context);
  const streams = new OpenStreams();
  /** When each was opened, on the steady clock. */
  const open = new Map<FastifyReply, number>();
  app.addHook('preClose', async () => {
    for (const reply of open.keys()) reply.sse.close();
  });
  let beat: NodeJS.Timeout | undefined;
  const sendBeat = () => {
    const opensBefore = context.steadyNow() - MAX_STREAM_MS;
    for (const [reply, openedAt] of open) {
      // A client that does not read would make the server keep what it is sent.
      if (openedAt <= opensBefore || reply.raw.writableNeedDrain) reply.sse.close();
      else reply.raw.write(':\n\n');
    }
  };

  app.get(dayChangesPath(':date'), {
    sse: 'only',
    preParsing: async (request) => {
      request.principal = await authenticate(request);
      requirePermission(request.principal, 'availability:read');
    },
    handler: async (request, reply) => {
      const { date } = parsePart(PARTNER_OPERATIONS['check-work-day'].params, request.params);
      const { accountId } = request.principal as Principal;
      const release = streams.open(limitsOf(accountId, request.ip), () => {
        // A client that does not read gets nothing more.
        if (reply.raw.writableNeedDrain) reply.raw.destroy();
        else reply.sse.close();
      });
      if (!release) throw new RateLimitError(RETRY_AFTER_MS, 'then open the stream again');
      // The visitor may go while the day is read.
      reply.raw.once('close', release);
      let told: string | undefined;
      const write = async ({ version, guestMessage }: DayNews) => {
        if (guestMessage !== told) {
          told = guestMessage;
          await reply.sse.send({ event: GUEST_MESSAGE_EVENT, data: guestMessage });
        }
        await reply.sse.send(version);
      };
      const send = (news: DayNews) => {
        if (!reply.sse.isConnected) return;
        if (reply.raw.writableNeedDrain) reply.sse.close();
        else void write(news).catch(() => reply.sse.close());
      };
      const { stop, ...news } = await watch.watch(accountId, date, send).catch((error: unknown) => {
        release();
        throw error;
      });
      if (!reply.sse.isConnected) return stop();
      reply.raw.once('close', () => {
        stop();
        open.delete(reply);
        if (open.size > 0) return;
        clearInterval(beat);
        beat = undefined;
      });
      open.set(reply, context.steadyNow());
      beat ??= setInterval(sendBeat, BEAT_MS).unref();
      reply.sse.keepAlive();
      await write(news);
    },
  });
}

function limitsOf(accountId: string, address: string): StreamLimit[] {
  const network = clientNetworkOf(address);
  const site = clientNetworkOf(address, 48);
  return [
    { of: `network ${network}`, max: MAX_STREAMS_PER_NETWORK, beyond: 'refuse' },
    { of: `site ${site}`, max: MAX_STREAMS_PER_SITE, beyond: { sharedBy: network } },
    { of: `venue ${accountId}`, max: MAX_STREAMS_PER_VENUE, beyond: { sharedBy: site } },
    { of: 'all', max: MAX_STREAMS, beyond: { sharedBy: site } },
  ];
}
