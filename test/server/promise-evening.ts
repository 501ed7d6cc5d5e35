import { expect } from 'vitest';
import { type SeededRandom, seededRandom } from '../../src/demo/seeded-random.ts';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TODAY,
} from '../fixtures/test-context.ts';
import { findBadlySeated } from './badly-seated.ts';
import { fixTables } from './booking-fixtures.ts';
import {
  AREAS,
  aBusyVenue,
  instantAt,
  MINUTE,
  SLOT_TIMES,
  someCovers,
  timeAt,
} from './busy-venue.ts';
import { findDoubleBookings } from './double-bookings.ts';
import { type Action, expectPromiseKept, type Findings } from './kept-promise.ts';
import { readParties, type StoredParty } from './plain-parties.ts';

const NOON = instantAt('12:00:00');
const EVENTS_AT_NOON = 60;
const OPENING = instantAt('18:45:00');
const CLOSING = instantAt('23:30:00');

/**
 * Lives through an evening of a busy venue over HTTP. Most bookings are made and changed at noon, then guests
 * come, late or not at all, stay, and leave. Each availability is acted on at once.
 */
export async function livePromiseEvening(seed: number, findings: Findings): Promise<void> {
  const random = seededRandom(seed);
  const server = await openTestServer({ venue: aBusyVenue(random), now: NOON });
  const evening = new PromiseEvening(`evening ${seed}`, random, server, findings);
  await evening.live();
  await server.close();
}

class PromiseEvening {
  readonly #name: string;
  readonly #random: SeededRandom;
  readonly #server: TestServer;
  readonly #findings: Findings;
  #now = NOON;
  #events = 0;

  constructor(name: string, random: SeededRandom, server: TestServer, findings: Findings) {
    this.#name = name;
    this.#random = random;
    this.#server = server;
    this.#findings = findings;
  }

  async live(): Promise<void> {
    while (this.#events < EVENTS_AT_NOON) await this.#happen();
    for (let now = OPENING; now < CLOSING; now += this.#random.integer(0, 3) * 5 * MINUTE) {
      // Guests also come between two minutes.
      this.#now = now + (this.#random.chance(0.5) ? this.#random.integer(1, 59) * 1000 : 0);
      this.#server.setNow(this.#now);
      await this.#happen();
    }
  }

  async #happen(): Promise<void> {
    this.#events += 1;
    const isOpen = this.#now >= OPENING;
    const event = this.#random.weighted<() => Promise<unknown>>([
      [() => this.#create(), isOpen ? 3 : 16],
      [() => this.#update(), 5],
      [() => this.#confirm(), 1],
      [() => this.#walkIn(), isOpen ? 5 : 0],
      [() => this.#walkInLater(), isOpen ? 3 : 1],
      [() => this.#walkInAtNamedTable(), isOpen ? 0.5 : 0],
      [() => this.#fix(), 0.5],
      [() => this.#cancel(), isOpen ? 0.5 : 3],
      [() => this.#come(), isOpen ? 8 : 0],
      [() => this.#goOn(), isOpen ? 4 : 0],
    ]);
    await event();
    const what = `${this.#name}, event ${this.#events}`;
    expect(await findDoubleBookings(this.#server), what).toEqual([]);
    expect(await findBadlySeated(this.#server), what).toEqual([]);
  }

  async #create(): Promise<void> {
    const wanted = this.#someWish();
    if (wanted) await this.#act({ kind: 'create', ...wanted, send: () => this.#book(wanted) });
  }

  /** Another time, area or number of guests. */
  async #update(): Promise<void> {
    const [booking, wish] = [await this.#someParty(['CONFIRMED']), this.#someWish()];
    if (!booking || !wish) return;
    const { uuid, from, covers, areas } = booking;
    const area = areas?.[0] ?? null;
    const wanted = {
      at: from >= this.#now && this.#random.chance(0.5) ? from : wish.at,
      covers: this.#random.chance(0.5) ? covers : wish.covers,
      area: this.#random.chance(0.7) ? area : wish.area,
    };
    // A request that changes nothing needs no tables.
    if (wanted.at === from && wanted.covers === covers && wanted.area === area) return;
    const body = { time: timeAt(wanted.at), pax: wanted.covers, floorPlanAreaId: wanted.area };
    const send = () => this.#send('PUT', `/bookings/${uuid}`, body);
    await this.#act({ kind: 'update', ...wanted, uuid, send });
  }

  async #confirm(): Promise<void> {
    const wanted = this.#someWish();
    if (!wanted) return;
    const { uuid } = (await this.#book(wanted, 'REQUESTED')).json();
    const send = () => this.#move(uuid, 'CONFIRMED');
    await this.#act({ kind: 'confirm', ...wanted, uuid, send });
  }

  async #walkIn(): Promise<void> {
    const covers = someCovers(this.#random);
    const send = () => this.#walk({ pax: covers });
    const at = this.#now - (this.#now % MINUTE);
    await this.#act({ kind: 'walk-in', at, covers, area: null, send });
  }

  /** Entered for a later time. */
  async #walkInLater(): Promise<void> {
    const wanted = this.#someWish();
    if (!wanted) return;
    const { at, covers } = wanted;
    const send = () => this.#walk({ pax: covers, date: TODAY, time: timeAt(at) });
    await this.#act({ kind: 'walk-in', at, covers, area: null, send });
  }

  async #walkInAtNamedTable(): Promise<void> {
    const [table] = this.#random.shuffled(this.#server.venue.tables);
    await this.#walk({ pax: 2, tables: [table?.name] });
  }

  async #fix(): Promise<void> {
    const booking = await this.#someParty(['CONFIRMED']);
    if (booking) await fixTables(this.#server, booking.uuid);
  }

  async #cancel(): Promise<void> {
    const booking = await this.#someParty(['CONFIRMED']);
    if (booking) await this.#move(booking.uuid, 'CANCELED');
  }

  /** Guests come on time or late, or do not come. */
  async #come(): Promise<void> {
    const due = await this.#someParty(['CONFIRMED', 'ARRIVED'], this.#now + 10 * MINUTE);
    if (!due) return;
    const to = this.#random.pick(['SEATED', 'SEATED', 'SEATED', 'ARRIVED', 'NO_SHOW']);
    await this.#move(due.uuid, to);
    if (to === 'NO_SHOW' && this.#random.chance(0.3)) await this.#move(due.uuid, 'SEATED');
  }

  async #goOn(): Promise<void> {
    const until = this.#now - 45 * MINUTE;
    const guests = await this.#someParty(['SEATED', 'DESSERTS', 'ACCOUNT_PAID'], until);
    if (!guests) return;
    const to = this.#random.pick(['ATTENDED', 'ATTENDED', 'DESSERTS', 'ACCOUNT_PAID']);
    await this.#move(guests.uuid, to);
  }

  #act(action: Action): Promise<void> {
    const event = `${this.#name}, event ${this.#events}`;
    return expectPromiseKept(this.#server, this.#findings, action, event);
  }

  #someWish(): Pick<Action, 'at' | 'covers' | 'area'> | null {
    const open = SLOT_TIMES.map(instantAt).filter((at) => at >= this.#now);
    const [at] = this.#random.shuffled(open);
    const area = this.#random.chance(0.3) ? this.#random.pick(AREAS) : null;
    return at === undefined ? null : { at, covers: someCovers(this.#random), area };
  }

  async #someParty(
    statuses: readonly string[],
    until = Number.POSITIVE_INFINITY,
  ): Promise<StoredParty | undefined> {
    const parties = await readParties(this.#server, this.#now);
    return this.#random
      .shuffled(parties)
      .find(({ status, from }) => statuses.includes(status) && from <= until);
  }

  #book({ at, covers, area }: Pick<Action, 'at' | 'covers' | 'area'>, status?: 'REQUESTED') {
    const body = aBookingRequest({
      date: TODAY,
      time: timeAt(at),
      pax: covers,
      ...(area === null ? {} : { floorPlanAreaId: area }),
      ...(status ? { status } : {}),
    });
    return this.#send('POST', '/bookings', body);
  }

  #walk(guests: object) {
    return this.#send('POST', '/bookings/walk-ins', { paxChildren: 0, ...guests });
  }

  #move(uuid: string, status: string) {
    return this.#send('PUT', `/bookings/${uuid}/status`, { status });
  }

  #send(method: 'POST' | 'PUT', path: string, body: object) {
    return this.#server.partner({ method, path, body });
  }
}
