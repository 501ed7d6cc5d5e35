import sse from '@fastify/sse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';
import { listEndedSessions, type SignedInStaff } from '../../operations/access/session.ts';
import type { AppContext } from '../../operations/context.ts';
import { type VenueEvent, VenueWatch } from '../../operations/live/venue-watch.ts';

/**
 * A `beat` so often keeps proxies from closing the stream, and shows the tablet that it is alive. Comments would not:
 * the browser's EventSource hides them from the page.
 */
const BEAT_MS = 20_000;
/** A device that was signed out hears so within a few seconds, whichever process did it. */
const SESSION_CHECK_MS = 2000;
/** Enough for every tablet of a large venue, with a few forgotten tabs each. */
const MAX_STREAMS_PER_VENUE = 200;
/** A tablet that does not read does not need each event: it compares versions when it is back. */
const MAX_UNSENT = 100;

interface EventsOptions {
  context: AppContext;
  /** @throws Refusal UNAUTHORIZED */
  requireSession(request: FastifyRequest): Promise<SignedInStaff>;
}

/**
 * GET /staff/v3/events: server-sent events about the venue, with ids and versions only. `hello` comes first, with the
 * versions that hold now; `day`, `service` and `venue` follow with each change, and a `beat` every 20 seconds.
 */
export async function staffEvents(
  app: FastifyInstance,
  { context, requireSession }: EventsOptions,
): Promise<void> {
  // Its types are of a module with a default export; Node gives the plugin itself.
  await app.register(sse as unknown as typeof sse.default, { heartbeatInterval: 0 });
  const watch = new VenueWatch(context);
  const open = new Set<FastifyReply>();
  const sessions = new Map<FastifyReply, { tokenHash: string; onEnd: () => void }>();
  const endSessions = async () => {
    const hashes = [...new Set([...sessions.values()].map(({ tokenHash }) => tokenHash))];
    if (hashes.length === 0) return;
    const ended = new Set(await listEndedSessions(context, hashes));
    for (const { tokenHash, onEnd } of sessions.values()) if (ended.has(tokenHash)) onEnd();
  };
  const check = setInterval(() => {
    // Without the database nobody can be signed out either: the next check tells.
    endSessions().catch(() => undefined);
  }, SESSION_CHECK_MS).unref();
  app.addHook('onClose', async () => clearInterval(check));
  app.addHook('preClose', async () => {
    for (const reply of open) reply.sse.close();
  });

  app.get('/events', { sse: 'only' }, async (request, reply) => {
    const { staff, session } = await requireSession(request);
    const { accountId } = staff;
    if (watch.count(accountId) >= MAX_STREAMS_PER_VENUE)
      throw new Refusal(
        'FORBIDDEN',
        `The venue has ${MAX_STREAMS_PER_VENUE} open event streams already. Close some tabs.`,
      );
    let unsent = 0;
    let last: Promise<unknown> = Promise.resolve();
    const send = (event: string, data: object) => {
      unsent += 1;
      if (unsent > MAX_UNSENT) return reply.sse.close();
      last = last
        .then(() => (reply.sse.isConnected ? reply.sse.send({ event, data }) : undefined))
        // The connection broke while it was sent.
        .catch(() => reply.sse.close())
        .finally(() => {
          unsent -= 1;
        });
    };
    const { state, stop } = await watch.watch(accountId, (event) => send(...toMessage(event)));
    open.add(reply);
    const now = () => new Date(context.now()).toISOString();
    const onEnd = () => {
      sessions.delete(reply);
      send('signed-out', {});
      void last.finally(() => reply.sse.close());
    };
    sessions.set(reply, { tokenHash: session.tokenHash, onEnd });
    const beat = setInterval(() => {
      send('beat', { now: now() });
      // An open stream is a use of the session, which prolongs it.
      requireSession(request).catch((error: unknown) => {
        if (error instanceof Refusal) onEnd();
      });
    }, BEAT_MS).unref();
    const end = () => {
      clearInterval(beat);
      open.delete(reply);
      sessions.delete(reply);
      stop();
    };
    reply.raw.once('close', end);
    // The tablet may have gone while the state was read.
    if (!reply.sse.isConnected) return end();
    reply.sse.keepAlive();
    send('hello', {
      now: now(),
      venue: state.venue,
      days: Object.fromEntries(state.days),
    });
    await last;
  });
}

function toMessage(event: VenueEvent): [event: string, data: object] {
  if (event.kind === 'venue') return ['venue', { version: event.version }];
  if (event.kind === 'service')
    return ['service', { workDay: event.workDay, version: event.version }];
  const { workDay, version, previous, changed, by } = event;
  const author = by && (by.id === null ? by.kind : `${by.kind}:${by.id}`);
  return ['day', { workDay, version, previous, changed, by: author }];
}
