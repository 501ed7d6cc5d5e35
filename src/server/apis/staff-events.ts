import sse from '@fastify/sse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';
import { listEndedSessions, type SignedInStaff } from '../../operations/access/session.ts';
import type { AppContext } from '../../operations/context.ts';
import { type VenueEvent, VenueWatch } from '../../operations/live/venue-watch.ts';
import { OpenStreams, type StreamLimit } from './open-streams.ts';

/**
 * A `beat` so often keeps proxies from closing the stream, and shows the tablet that it is alive. Comments would not:
 * the browser's EventSource hides them from the page.
 */
const BEAT_MS = 20_000;
/** A device that was signed out hears so within a few seconds, whichever process did it. */
const SESSION_CHECK_MS = 2000;
/** Enough for every tablet of a large venue, with a few forgotten tabs each. */
const MAX_STREAMS_PER_VENUE = 200;
/** So that no member uses up the venue's: enough for eight tablets, each with the maximum of a session. */
const MAX_STREAMS_PER_MEMBER = 80;
/**
 * So that no session uses up the member's. The oldest gives way: a tablet that was asleep or changed its network
 * leaves streams that only look open, and must get its next one.
 */
const MAX_STREAMS_PER_SESSION = 10;
/** A tablet that does not read does not need each event: it compares versions when it is back. */
const MAX_UNSENT = 100;

interface Stream {
  tokenHash: string;
  /** Ends it with an event that says why. */
  end(reason: 'signed-out' | 'replaced'): void;
}

interface EventsOptions {
  context: AppContext;
  /** @throws Refusal UNAUTHORIZED */
  requireSession(request: FastifyRequest): Promise<SignedInStaff>;
}

/**
 * GET /staff/v3/events: server-sent events about the venue, with ids and versions only. `hello` comes first, with the
 * versions that hold now; `day`, `service` and `venue` follow with each change, and a `beat` every 20 seconds.
 * `signed-out` and `replaced` come last.
 */
export async function staffEvents(
  app: FastifyInstance,
  { context, requireSession }: EventsOptions,
): Promise<void> {
  // Its types are of a module with a default export; Node gives the plugin itself.
  await app.register(sse as unknown as typeof sse.default, { heartbeatInterval: 0 });
  const watch = new VenueWatch(context);
  const open = new Set<FastifyReply>();
  const counted = new OpenStreams();
  /** The streams that have not ended. */
  const streams = new Set<Stream>();
  const endSessions = async () => {
    const hashes = [...new Set([...streams].map(({ tokenHash }) => tokenHash))];
    if (hashes.length === 0) return;
    const ended = new Set(await listEndedSessions(context, hashes));
    for (const stream of streams) if (ended.has(stream.tokenHash)) stream.end('signed-out');
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
    const stream: Stream = {
      tokenHash: session.tokenHash,
      end: (reason) => {
        forget();
        // Who reads nothing gets nothing more.
        if (reply.raw.writableNeedDrain) reply.raw.destroy();
        else {
          send(reason, {});
          void last.finally(() => reply.sse.close());
        }
      },
    };
    // Counted from now on: others may open while the state is read, and the tablet may go.
    const release = counted.open(limitsOf(accountId, session), () => stream.end('replaced'));
    if (!release)
      throw new Refusal(
        'FORBIDDEN',
        'Too many event streams are open: of this member, or of the venue. Close some tabs.',
      );
    streams.add(stream);
    const forget = () => {
      release();
      streams.delete(stream);
    };
    reply.raw.once('close', forget);
    const { state, stop } = await watch
      .watch(accountId, (event) => send(...toMessage(event)))
      .catch((error: unknown) => {
        forget();
        throw error;
      });
    open.add(reply);
    const now = () => new Date(context.now()).toISOString();
    const beat = setInterval(() => {
      send('beat', { now: now() });
      // An open stream is a use of the session, which prolongs it.
      requireSession(request).catch((error: unknown) => {
        if (error instanceof Refusal) stream.end('signed-out');
      });
    }, BEAT_MS).unref();
    const end = () => {
      clearInterval(beat);
      open.delete(reply);
      stop();
    };
    reply.raw.once('close', end);
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

/** A session counts for the member who signed in, also while somebody else has taken it over with a PIN. */
function limitsOf(
  accountId: string,
  { tokenHash, signedInUuid }: SignedInStaff['session'],
): StreamLimit[] {
  const session = `session ${tokenHash}`;
  const member = `member ${signedInUuid}`;
  return [
    { of: session, max: MAX_STREAMS_PER_SESSION, beyond: 'end-oldest' },
    { of: member, max: MAX_STREAMS_PER_MEMBER, beyond: { sharedBy: session } },
    { of: `venue ${accountId}`, max: MAX_STREAMS_PER_VENUE, beyond: { sharedBy: member } },
  ];
}

function toMessage(event: VenueEvent): [event: string, data: object] {
  if (event.kind === 'venue') return ['venue', { version: event.version }];
  if (event.kind === 'service')
    return ['service', { workDay: event.workDay, version: event.version }];
  const { workDay, version, previous, changed, by } = event;
  const author = by && (by.id === null ? by.kind : `${by.kind}:${by.id}`);
  return ['day', { workDay, version, previous, changed, by: author }];
}
