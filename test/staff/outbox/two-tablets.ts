import { vi } from 'vitest';
import type { StaffBooking } from '../../../src/contract/staff/booking.ts';
import { ApproveAnswer } from '../../../src/contract/staff/team.ts';
import { utcOffsetsOf } from '../../../src/domain/zone-offsets.ts';
import type { DayEvent, Hello } from '../../../src/staff/live/live-events.ts';
import type { Outbox } from '../../../src/staff/outbox/outbox.ts';
import type { OutboxEntry } from '../../../src/staff/outbox/outbox-entry.ts';
import { listBookingVersions } from '../../../src/store/bookings.ts';
import { findDayVersion } from '../../../src/store/work-days.ts';
import {
  aMember,
  type Device,
  type Member,
  PASSWORD,
  signInAs,
} from '../../fixtures/staff-members.ts';
import { openTestServer, type TestServer, TODAY } from '../../fixtures/test-context.ts';
import { aShift, aTable, aVenue } from '../../fixtures/venue.ts';
import { createBooking } from '../../server/booking-fixtures.ts';
import { toSent } from './scripted-outbox.ts';
import { Tablet } from './tablet.ts';
import { TapLedger } from './tap-ledger.ts';
import { type Offer, offersOf } from './tap-offers.ts';

const START = Date.parse(`${TODAY}T19:50:00+01:00`);
/** The tablets by name, which is also their language. */
const OWNER = 'en';
const HOST = 'es';
const NAMES = ['Puig', 'Roca', 'Vidal'];
const PIN = '4711';
/** The last two are too small for the bookings: staff may take them anyway. */
const TABLES = [1, 2, 3, 4, 5, 6].map((id) => aTable(id, id > 4 ? { maxCovers: 1 } : {}));

/** Two tablets of one venue, of an owner and of a host, and everything that happens to them. */
export class TwoTablets {
  readonly server: TestServer;
  readonly ledger = new TapLedger();
  readonly tablets: readonly Tablet[];
  /** How somebody decided that a refused change is made anyway. */
  readonly decided: ('forced' | 'approved')[] = [];
  readonly #host: Device;
  readonly #manager: Member;
  #now = START;
  #versions: Versions;

  private constructor(
    server: TestServer,
    { host, manager }: { host: Device; manager: Member },
    versions: Versions,
  ) {
    this.server = server;
    this.#host = host;
    this.#manager = manager;
    this.#versions = versions;
    this.tablets = [OWNER, HOST].map(
      (name) =>
        new Tablet({
          name,
          accountId: server.venue.accountId,
          utcOffsets: utcOffsetsOf(server.venue.timezone, {
            around: TODAY,
            daysBefore: 1,
            daysAfter: 2,
          }),
          date: TODAY,
          now: () => this.#now,
          handle: (url, init) => this.#handle(name, url, init),
        }),
    );
    // Days are read without a client of their own.
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      this.#tabletOf(new Headers(init.headers)).network.fetch(url, init),
    );
    for (const tablet of this.tablets) tablet.open();
  }

  /** With three bookings of today and a walk-in. Only time that the test lets pass passes. */
  static async open(): Promise<TwoTablets> {
    const rules = { combinations: [], shifts: [aShift()], freezeMinutes: 0 };
    const venue = aVenue({ tables: TABLES, ...rules });
    const server = await openTestServer({ venue, now: START });
    const [first, second] = await Promise.all(NAMES.map((name) => book(server, name)));
    // One party sits already, and another one has made room for guests without a booking.
    const path = `/bookings/${first?.uuid}/status`;
    await server.partner({ method: 'PUT', path, body: { status: 'SEATED' } });
    const tables = second?.tables.map(({ name }) => name);
    const body = { pax: 2, paxChildren: 0, tables };
    await server.partner({ method: 'POST', path: '/bookings/walk-ins', body });
    const host = await signInAs(server, await aMember(server));
    const manager = await aMember(server, { role: 'MANAGER' });
    const pin = { password: PASSWORD, pin: PIN };
    await (await signInAs(server, manager))({ method: 'PUT', path: '/account/pin', body: pin });
    const versions = await readVersions(server);
    const two = new TwoTablets(server, { host, manager }, versions);
    await two.settle();
    for (const { network } of two.tablets) await two.whenSettled(network.deliver(0));
    return two;
  }

  async close(): Promise<void> {
    for (const tablet of this.tablets) tablet.close();
    await this.server.close();
  }

  /** Taps one of the things that a screen offers of some kind. */
  tap(tablet: Tablet, kind: Offer['change']['kind'], pick: number): void {
    const shown = tablet.shown().toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
    const offers = offersOf(shown, TABLES).filter(({ change }) => change.kind === kind);
    const offer = offers[pick % Math.max(offers.length, 1)];
    if (!offer) return;
    const { change, booking, other } = offer;
    const id = tablet.outbox.tap(change, booking, TODAY);
    const seen = booking ? [booking] : [];
    const isOfTwin = tablet.outbox
      .view()
      .entries.some((entry) => isMadeBy(entry, booking, this.ledger));
    this.ledger.add({ id, tablet: tablet.name, change, seen, seenOther: other, isOfTwin });
  }

  /** Takes back one of the tablet's own taps. */
  undo({ outbox, name }: Tablet, pick: number): void {
    const ids = [...this.ledger.taps.values()]
      .filter(({ id, change }) => change.kind !== 'undo' && outbox.canUndo(id))
      .map(({ id }) => id);
    const id = ids[pick % Math.max(ids.length, 1)];
    if (id === undefined) return;
    const before = new Set(outbox.view().entries.map((entry) => entry.id));
    outbox.undo(id);
    const tap = this.ledger.require(id);
    const added = outbox.view().entries.find((entry) => !before.has(entry.id));
    tap.takenBack = added ? { by: added.id } : 'unsent';
    if (added) this.ledger.add({ id: added.id, tablet: name, change: added.change });
  }

  /** Somebody decides about the first refused change, as its card offers it. */
  async decide(tablet: Tablet, isWanted: boolean): Promise<void> {
    const { outbox } = tablet;
    const entry = outbox.view().entries.find(({ refusal }) => refusal);
    if (!entry) return;
    const { id, change, refusal, bookingUuid, snapshot } = entry;
    const want = (seen: StaffBooking) => {
      const tap = this.ledger.require(id);
      tap.seen.push(seen);
      // Whatever they thought before, they want it now.
      tap.takenBack = null;
      return seen;
    };
    const now = tablet.shown().find(({ uuid }) => uuid === bookingUuid) ?? snapshot;
    if (isWanted && refusal?.kind === 'changed' && change.kind !== 'undo')
      outbox.tryAgain(id, { fresh: want(refusal.fresh), force: [] });
    else if (isWanted && refusal?.kind === 'refused' && refusal.code === 'FORBIDDEN')
      await this.#approve(outbox, entry);
    else if (isWanted && refusal?.kind === 'refused' && refusal.rules.length > 0 && now) {
      this.decided.push('forced');
      outbox.tryAgain(id, { fresh: want(now), force: refusal.rules.map(({ rule }) => rule) });
    } else outbox.drop(id);
  }

  /** A manager approves a change of the host with their PIN. */
  async #approve(outbox: Outbox, entry: OutboxEntry): Promise<void> {
    const { method, path, body } = toSent(outbox.requestFor(entry));
    const approved = { staff: this.#manager.uuid, pin: PIN, method, path, body };
    const answer = await this.#host({ method: 'POST', path: '/approvals', body: approved });
    this.decided.push('approved');
    // Whatever they thought before, they want it now.
    this.ledger.require(entry.id).takenBack = null;
    outbox.approve(entry.id, ApproveAnswer.parse(answer.json()).approval);
  }

  async pass(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
    this.server.setNow(this.#now);
    await vi.advanceTimersByTimeAsync(milliseconds);
  }

  async reconnect(tablet: Tablet): Promise<void> {
    const { day } = await readVersions(this.server);
    const hello: Hello = {
      now: new Date(this.#now).toISOString(),
      venue: '1',
      days: { [TODAY]: day },
    };
    tablet.reconnect(hello);
  }

  /** Everything arrives from now on, and whatever was refused is left. */
  async heal(): Promise<void> {
    for (const tablet of this.tablets) {
      await this.reconnect(tablet);
      await this.settle();
    }
    const isDone = () =>
      this.tablets.every(
        ({ network, outbox, events }) =>
          network.waiting + events.length + outbox.view().entries.length === 0,
      );
    for (let round = 0; !isDone(); round += 1) {
      if (round > 1000) throw new Error('Something is never sent.');
      for (const tablet of this.tablets) {
        tablet.hear();
        while (tablet.network.waiting > 0) await this.whenSettled(tablet.network.deliver(0));
        await this.decide(tablet, false);
        await this.settle();
      }
      await this.pass(11_000);
      await this.settle();
    }
  }

  /** Waits for work to be done, however short, and for all that it leads to. */
  async whenSettled(work: Promise<unknown>): Promise<void> {
    await work;
    await this.settle();
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise<void>((resolve) => setImmediate(resolve));
    for (const { outbox } of this.tablets) this.ledger.look(outbox);
  }

  #tabletOf(headers: Headers): Tablet {
    const name = headers.get('Accept-Language');
    const tablet = this.tablets.find((each) => each.name === name);
    if (!tablet) throw new Error(`No tablet speaks ${name}.`);
    return tablet;
  }

  async #handle(tablet: string, url: string, { method, headers, body }: RequestInit) {
    // No two changes are made within a millisecond.
    this.#now += 1;
    this.server.setNow(this.#now);
    const device = tablet === HOST ? this.#host : this.server.staff;
    const answer = await device({
      method: method as 'GET',
      path: url.replace('/staff/v3', ''),
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { body: JSON.parse(body) }),
    });
    const { statusCode: status, body: text } = answer;
    const key = new Headers(headers).get('Idempotency-Key');
    if (status === 200 && key !== null) {
      this.ledger.answered(key, JSON.parse(text));
      await this.#tell();
    } else if (status === 200 && /^\/staff\/v3\/bookings\/[^/?]+$/.test(url))
      this.ledger.read(tablet, JSON.parse(text));
    const read = new Headers();
    for (const name of ['content-type', 'etag']) {
      const value = answer.headers[name];
      if (typeof value === 'string') read.set(name, value);
    }
    // Not a stream, so that it is read without a turn of its own.
    const ok = status === 200;
    return { status, ok, statusText: '', headers: read, text: async () => text } as Response;
  }

  /** The server tells both tablets what has changed. */
  async #tell(): Promise<void> {
    const before = this.#versions;
    const { day, bookings } = await readVersions(this.server);
    const uuids = new Set([...before.bookings.keys(), ...bookings.keys()]);
    const changed = [...uuids].filter((uuid) => before.bookings.get(uuid) !== bookings.get(uuid));
    this.#versions = { day, bookings };
    if (day === before.day) return;
    const event: DayEvent = {
      workDay: TODAY,
      version: day,
      previous: before.day,
      changed,
      by: null,
    };
    for (const { events } of this.tablets) events.push(event);
  }
}

/** The bookings of the day as the server lists them. */
export async function readDay({ staff }: TestServer): Promise<StaffBooking[]> {
  const answer = await staff({ path: `/bookings?date_start=${TODAY}&date_end=${TODAY}` });
  return answer.json().data;
}

function book(server: TestServer, name: string) {
  const customer = { name, hasGdprConsent: true, acceptsMarketing: false };
  return createBooking(server, { date: TODAY, time: '20:00:00', customer });
}

/** What an event names: the version of the day, and those of its bookings. */
interface Versions {
  day: string;
  bookings: ReadonlyMap<string, number>;
}

async function readVersions({ context, venue }: TestServer): Promise<Versions> {
  const { accountId } = venue;
  return context.store.read(async (db) => ({
    day: ((await findDayVersion(db, accountId, TODAY)) ?? 0).toString(36),
    bookings: await listBookingVersions(db, accountId, TODAY),
  }));
}

/** Whether a walk-in that waits for its answer is this booking. */
function isMadeBy(
  { id, change }: OutboxEntry,
  booking: StaffBooking | null,
  { taps }: TapLedger,
): boolean {
  return change.kind === 'walk-in' && booking !== null && taps.get(id)?.made?.uuid === booking.uuid;
}

function nameOf({ customer, createdAt, uuid }: StaffBooking): string {
  return `${customer?.name ?? `Walk-in ${createdAt}`} ${uuid}`;
}
