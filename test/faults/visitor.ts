import { randomUUID } from 'node:crypto';
import type { HoldAnswer } from '../../src/contract/widget/hold-table.ts';
import type { SeededRandom } from '../../src/demo/seeded-random.ts';
import { aPartyOfTwo, daysAhead, type ServerProcess } from '../process/server-process.ts';

const ORIGIN = 'http://127.0.0.1';
/** Days on which the demo has no bookings. */
const FIRST_DAY = 25;
const LAST_DAY = 45;
const TIMES = ['13:00:00', '20:00:00', '21:00:00'] as const;
/** Nothing was done: the database had too much to do. */
const BUSY = 503;

/** A hold that the server granted. */
export interface GrantedHold {
  secret: string;
  expiresAt: number;
}

/** Asks for holds as the widget does, each from a network of its own, and releases, prolongs, books or leaves them. */
export class Visitor {
  /** The holds of which the server has said that they last. */
  readonly holds = new Map<string, GrantedHold>();
  granted = 0;
  booked = 0;
  readonly #publishableKey: string;
  readonly #random: SeededRandom;
  readonly #onAnswer: () => void;

  constructor(publishableKey: string, random: SeededRandom, onAnswer: () => void) {
    this.#publishableKey = publishableKey;
    this.#random = random;
    this.#onAnswer = onAnswer;
  }

  /** Goes on until `isOver`, or until the connection is lost. */
  async workUntil(server: ServerProcess, isOver: () => boolean): Promise<void> {
    try {
      while (!isOver()) await this.#visit(server);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }

  async #visit(server: ServerProcess): Promise<void> {
    const random = this.#random;
    const slot = {
      date: daysAhead(random.integer(FIRST_DAY, LAST_DAY)),
      time: random.pick(TIMES),
      floorPlanAreaId: random.pick([1, 2]),
    };
    const hold = await this.#ask(server, '/holds', { ...slot, pax: 2, paxChildren: 0 });
    if (!hold) return;
    this.granted += 1;
    const { secret } = hold;
    switch (random.pick(['leave', 'release', 'prolong', 'book'])) {
      case 'release':
        this.holds.delete(secret);
        await this.#post(server, '/holds/release', { holdSecret: secret });
        break;
      case 'prolong':
        await this.#ask(server, '/holds/prolong', { holdSecret: secret });
        break;
      case 'book': {
        this.holds.delete(secret);
        const booking = { ...aPartyOfTwo(slot), holdSecret: secret };
        const { status, text } = await this.#post(server, '/bookings', booking);
        if (status !== 200 && status !== BUSY)
          throw new Error(`its own table was refused: ${status} ${text}`);
        if (status === 200) this.booked += 1;
        break;
      }
    }
  }

  async #ask(server: ServerProcess, path: string, body: object): Promise<GrantedHold | null> {
    const { status, text } = await this.#post(server, path, body);
    if (status === 409 || status === BUSY) return null;
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    const { hold } = JSON.parse(text) as HoldAnswer;
    if (!hold) return null;
    const granted = { secret: hold.secret, expiresAt: Date.parse(hold.expiresAt) };
    this.holds.set(hold.secret, granted);
    return granted;
  }

  async #post({ url }: ServerProcess, path: string, body: object) {
    const random = this.#random;
    const response = await fetch(`${url}/widget/v3${path}`, {
      method: 'POST',
      headers: {
        origin: ORIGIN,
        'content-type': 'application/json',
        'service-publishable-key': this.#publishableKey,
        'idempotency-key': randomUUID(),
        'x-forwarded-for': `10.${random.integer(0, 255)}.${random.integer(0, 255)}.1`,
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    this.#onAnswer();
    return { status: response.status, text };
  }
}
