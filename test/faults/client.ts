import { randomUUID } from 'node:crypto';
import type { Demo } from '../../src/demo/make-demo.ts';
import type { SeededRandom } from '../../src/demo/seeded-random.ts';
import { ENGINE } from '../fixtures/engine.ts';
import {
  aPartyOfTwo,
  type Call,
  callPartner,
  daysAhead,
  type ServerProcess,
} from '../process/server-process.ts';

/** A booking as the last response to its client showed it. */
interface Acknowledged {
  etag: number;
  body: BookingBody;
}

interface BookingBody {
  uuid: string;
  status: string;
  redirectUrl: string | null;
}

/** What a write does, and to which bookings; none for a create request. */
interface Write {
  kind: string;
  uuids: readonly string[];
  call: Call;
}

/** Counted like a kind of write: responses with 503. */
export const UNAVAILABLE = '503';
/** On PostgreSQL, a connection may break after a commit and before its confirmation. */
const MAY_HAVE_HAPPENED_AFTER_503 = ENGINE === 'postgres';

/** Days on which the demo has few bookings. */
const FIRST_DAY = 20;
const LAST_DAY = 80;
const TIMES = ['13:00:00', '13:30:00', '20:00:00', '20:30:00', '21:00:00', '21:30:00'] as const;
/** A response with one of these changes nothing. */
const REFUSED = new Set([409, 422, 503]);

/**
 * A partner that sends one random write after the other, of every kind there is, all to bookings of its
 * own. So the last response for a booking says what the server must have stored.
 */
export class Client {
  readonly #demo: Demo;
  readonly #random: SeededRandom;
  readonly #acknowledged = new Map<string, Acknowledged>();
  /** The write that was carried out or not: it got no response, or one that does not say. */
  #unanswered: Write | null = null;
  /** How many writes of each kind were carried out, and how many responses were 503. */
  readonly counts = new Map<string, number>();

  readonly #onAnswer: () => void;

  /** @param onAnswer called after each response */
  constructor(demo: Demo, random: SeededRandom, onAnswer: () => void) {
    this.#demo = demo;
    this.#random = random;
    this.#onAnswer = onAnswer;
  }

  /** Sends writes until `isOver`, or until the connection is lost. @throws on a response that must not be */
  async writeUntil(server: ServerProcess, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const write = this.#nextWrite();
      try {
        const { status } = await this.#send(server, write);
        if (status !== 503 || !MAY_HAVE_HAPPENED_AFTER_503) continue;
        this.#unanswered = write;
        if (!(await this.#settle(server, isOver))) return;
      } catch (error) {
        if (!isLostConnection(error)) throw error;
        this.#unanswered = write;
        return;
      }
    }
  }

  /**
   * Finds out whether the unanswered write was carried out, as soon as the server answers again.
   * @returns false if the fault is over before that
   */
  async #settle(server: ServerProcess, isOver: () => boolean): Promise<boolean> {
    while (!isOver()) {
      const faults = await this.check(server);
      if (faults === null) continue;
      if (faults.length > 0) throw new Error(faults.join('\n'));
      return true;
    }
    return false;
  }

  /**
   * Compares every booking with its last response. Then sends the unanswered write again if it was a
   * create request, as its idempotency key allows.
   * @returns what was lost or differs; null if the server was not available for it
   */
  async check(server: ServerProcess): Promise<string[] | null> {
    const faults: string[] = [];
    for (const [uuid, { etag, body }] of this.#acknowledged) {
      const stored = await callPartner(server, this.#demo, { path: `/bookings/${uuid}` });
      const found = await stored.text();
      if (stored.status === 503) {
        this.#count(UNAVAILABLE);
        return null;
      }
      const mayBeNewer = this.#unanswered?.uuids.includes(uuid) ?? false;
      if (stored.status !== 200) {
        faults.push(`${uuid}: ${stored.status} ${found}`);
        continue;
      }
      const storedEtag = etagOf(stored);
      if (storedEtag === etag) {
        const expected = JSON.stringify({ ...body, redirectUrl: null });
        if (found !== expected) faults.push(`${uuid}: ${found} instead of ${expected}`);
      } else if (!(mayBeNewer && storedEtag === etag + 1) && !isMoved(body, found)) {
        faults.push(`${uuid}: version ${storedEtag} instead of ${etag}: ${found}`);
      }
      this.#acknowledged.set(uuid, { etag: storedEtag, body: JSON.parse(found) });
    }
    const unanswered = this.#unanswered;
    if (unanswered?.uuids.length === 0) {
      await this.#send(server, unanswered);
      const once = await this.#send(server, unanswered);
      const again = await this.#send(server, unanswered);
      if (once.status === 503 || again.status === 503) return null;
      if (once.text !== again.text)
        faults.push(`two bookings for one key: ${once.text}, ${again.text}`);
    }
    this.#unanswered = null;
    return faults;
  }

  /** As {@link check}, as soon as the server is available for it. */
  async checkOnceAvailable(server: ServerProcess): Promise<string[]> {
    for (;;) {
      const faults = await this.check(server);
      if (faults !== null) return faults;
    }
  }

  /** Forgets its bookings, so that checks stay short. */
  forget(): void {
    this.#acknowledged.clear();
  }

  /** @returns the text of the response only if the write was successful */
  async #send(
    server: ServerProcess,
    { kind, uuids, call }: Write,
  ): Promise<{ status: number; text: string | null }> {
    const response = await callPartner(server, this.#demo, call);
    const { status } = response;
    const text = await response.text();
    if (status === 503) this.#count(UNAVAILABLE);
    if (REFUSED.has(status)) return { status, text: null };
    if (status !== 200) throw new Error(`${kind}: ${status} ${text}`);
    this.#count(kind);
    const body = JSON.parse(text) as BookingBody;
    this.#acknowledged.set(body.uuid, { etag: etagOf(response), body });
    // A transfer changes two bookings and shows one: the other is read again when it is next used.
    for (const uuid of uuids) if (uuid !== body.uuid) this.#acknowledged.delete(uuid);
    return { status, text };
  }

  #count(kind: string): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    this.#onAnswer();
  }

  #nextWrite(): Write {
    const random = this.#random;
    const own = [...this.#acknowledged.values()].map(({ body }) => body);
    const booking =
      own.length > 0 && random.chance(0.7) ? own[random.integer(0, own.length - 1)] : null;
    if (!booking) return this.#nextCreate();
    const change = (kind: string, path: string, body: object, others: string[] = []): Write => ({
      kind,
      uuids: [booking.uuid, ...others],
      call: { method: 'PUT', path: `/bookings/${booking.uuid}${path}`, body },
    });
    const move = (status: string) => change(`move to ${status}`, '/status', { status });
    const update = () =>
      change('update', '', { customerSpecialRequests: `Window ${random.integer(1, 9999)}` });
    const cancel = () => change('cancel', '/cancel', { cancelReason: 'CHANGED_PLANS' });
    switch (booking.status) {
      case 'REQUESTED':
        return random.pick([move('CONFIRMED'), move('DECLINED_BY_MERCHANT'), update(), cancel()]);
      case 'CONFIRMED':
        return random.pick([move('ARRIVED'), move('SEATED'), move('NO_SHOW'), update(), cancel()]);
      case 'ARRIVED':
        return move('SEATED');
      case 'SEATED':
      case 'DESSERTS': {
        const other = own.find(({ status, uuid }) => status === 'SEATED' && uuid !== booking.uuid);
        const transfer = other
          ? change('transfer ticket', '/tickets/transfer', { destinationBookingUuid: other.uuid }, [
              other.uuid,
            ])
          : move('DESSERTS');
        const close = change('close ticket', '/tickets/close', { totalAmount: 4200 });
        return random.pick([close, transfer, move('DESSERTS'), move('ATTENDED')]);
      }
      default:
        this.#acknowledged.delete(booking.uuid);
        return this.#nextCreate();
    }
  }

  #nextCreate(): Write {
    const random = this.#random;
    const headers = { 'idempotency-key': randomUUID() };
    const create = (kind: string, path: string, body: object): Write => ({
      kind,
      uuids: [],
      call: { method: 'POST', path, body, headers },
    });
    const slot = {
      date: daysAhead(random.integer(FIRST_DAY, LAST_DAY)),
      time: random.pick(TIMES),
    };
    if (random.chance(0.2)) {
      const ticket = random.chance(0.5) ? { ticketExternalId: randomUUID() } : {};
      return create('walk-in', '/bookings/walk-ins', {
        pax: 2,
        paxChildren: 0,
        ...slot,
        ...ticket,
      });
    }
    const floorPlanAreaId = random.pick([1, 2]);
    const status = random.chance(0.5) ? 'CONFIRMED' : 'REQUESTED';
    return create(`create ${status}`, '/bookings', {
      ...aPartyOfTwo({ ...slot, floorPlanAreaId }),
      status,
    });
  }
}

/** Whether a booking only has other tables: it made room for another client's party. */
function isMoved(before: BookingBody, found: string): boolean {
  const withoutTables = (body: object) =>
    JSON.stringify({ ...body, tables: null, updatedAt: null, redirectUrl: null });
  return withoutTables(before) === withoutTables(JSON.parse(found) as object);
}

function etagOf(response: Response): number {
  return Number(JSON.parse(response.headers.get('etag') ?? 'null'));
}

function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message);
}
