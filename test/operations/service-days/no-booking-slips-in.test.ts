import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WorkDayAnswer } from '../../../src/contract/partner/check-work-day.ts';
import type { StaffAffectedBooking } from '../../../src/contract/staff/service-days.ts';
import { addDays, instantOnWorkDay, type WallDate } from '../../../src/domain/venue-time.ts';
import { listBookings } from '../../../src/store/listed-bookings.ts';
import { casesOf } from '../../fixtures/engine.ts';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TODAY,
} from '../../fixtures/test-context.ts';
import { aTable, aVenue } from '../../fixtures/venue.ts';
import { findDoubleBookings } from '../../server/double-bookings.ts';
import {
  expectBlock,
  expectServiceDay,
  OPEN_DAY,
  postBlock,
  putDay,
} from '../../server/service-day-requests.ts';
import { asDiner } from '../wait-list/wait-list-server.ts';

const VENUE = aVenue({
  tables: [1, 2, 3, 4].map((id) => aTable(id)),
  combinations: [],
  freezeMinutes: 0,
  // Each case has an evening of its own, also while a counterexample is made shorter.
  maxAdvanceDays: 730,
});

const TIMES = ['20:00:00', '20:30:00', '21:00:00', '21:30:00', '22:00:00'];
const aTime = fc.constantFrom(...TIMES);
/** One of the bookings that there are by then. */
const which = fc.nat({ max: 20 });

/** What several callers do at the same time. */
const anAction = fc.oneof(
  { weight: 4, arbitrary: fc.record({ book: aTime, by: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ request: aTime, waits: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ confirm: which }) },
  { weight: 3, arbitrary: fc.record({ offer: which }) },
  { weight: 3, arbitrary: fc.record({ claim: which }) },
  { weight: 2, arbitrary: fc.record({ update: which, to: aTime }) },
  fc.record({ close: aTime }),
  fc.record({ block: fc.constantFrom('T1', 'T2', 'T3'), moveBookings: fc.boolean() }),
);
type Action = typeof anAction extends fc.Arbitrary<infer Value> ? Value : never;

test('no booking slips in once an early end or a block is acknowledged, and whoever it hits is listed', async () => {
  const server = await openTestServer({ venue: VENUE });
  let days = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anAction, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 4 }),
      async (rounds) => {
        days += 1;
        const evening = new Evening(server, addDays(TODAY, days % VENUE.maxAdvanceDays));
        for (const round of rounds) await Promise.all(round.map((action) => evening.act(action)));
        await evening.check();
      },
    ),
    { numRuns: casesOf(40, 10) },
  );
});

/** An evening with what the staff were told about it. */
class Evening {
  readonly #server: TestServer;
  readonly #workDay: WallDate;
  /** By table, with the bookings that were listed as staying there. */
  readonly #blocked: { tableId: number; listed: string[] }[] = [];
  /** The answers about an early end, with the bookings that were listed. */
  readonly #ends: { version: number; listed: string[] }[] = [];
  #guests = 0;
  readonly #booked: string[] = [];
  readonly #requested: string[] = [];
  readonly #waiting: string[] = [];

  constructor(server: TestServer, workDay: WallDate) {
    this.#server = server;
    this.#workDay = workDay;
  }

  async act(action: Action): Promise<void> {
    const server = this.#server;
    if ('book' in action) return this.#book(action.book, action.by ? 'widget' : 'partner');
    if ('request' in action) {
      const status = action.waits ? 'PENDING_WAIT_LIST_BOOKING' : 'REQUESTED';
      return this.#book(action.request, 'partner', status);
    }
    if ('close' in action) return this.#close(action.close);
    if ('block' in action) return this.#block(action.block, action.moveBookings);
    if ('claim' in action) {
      const uuid = pick(this.#waiting, action.claim);
      if (uuid) expectDecision(await (await asDiner(server, uuid)).answer('CLAIM'));
      return;
    }
    if ('offer' in action) {
      const uuid = pick(this.#waiting, action.offer);
      const path = `/bookings/${uuid}/offer`;
      if (uuid) expectDecision(await server.staff({ method: 'PUT', path, body: {} }));
      return;
    }
    const [uuid, path, body] =
      'confirm' in action
        ? [
            pick([...this.#requested, ...this.#waiting], action.confirm),
            '/status',
            { status: 'CONFIRMED' },
          ]
        : [pick([...this.#booked, ...this.#requested], action.update), '', { time: action.to }];
    if (uuid)
      expectDecision(
        await server.partner({ method: 'PUT', path: `/bookings/${uuid}${path}`, body }),
      );
  }

  async #book(
    time: string,
    by: 'partner' | 'widget',
    status: 'CONFIRMED' | 'REQUESTED' | 'PENDING_WAIT_LIST_BOOKING' = 'CONFIRMED',
  ) {
    this.#guests += 1;
    const email = `guest-${this.#guests}@example.com`;
    const customer = { ...aBookingRequest().customer, email };
    const body = aBookingRequest({ date: this.#workDay, time, customer, status });
    const answer = await this.#server[by]({ method: 'POST', path: '/bookings', body });
    expectDecision(answer);
    if (answer.statusCode !== 200 || by === 'widget') return;
    const made = { CONFIRMED: this.#booked, REQUESTED: this.#requested };
    (made[status as keyof typeof made] ?? this.#waiting).push(answer.json().uuid);
  }

  async #close(lastBookingTime: string) {
    const { version } = await this.#read();
    const change = { ...OPEN_DAY, version, lastBookingTime };
    const answer = await putDay(this.#server, change, this.#workDay);
    if (answer.statusCode === 409) return;
    const { version: saved, affected } = expectServiceDay(answer);
    this.#ends.push({ version: saved, listed: affected.filter(isBooked).map(({ uuid }) => uuid) });
  }

  async #block(table: string, moveBookings: boolean) {
    const terms = { tables: [table], moveBookings, keepBookings: true };
    const block = { date: this.#workDay, from: '19:00:00', ...terms };
    const { affected } = expectBlock(await postBlock(this.#server, block));
    const staying = affected.filter((each) => isBooked(each) && !each.isMoved);
    const tableId = Number(table.slice(1));
    this.#blocked.push({ tableId, listed: staying.map(({ uuid }) => uuid) });
  }

  async #read() {
    const path = `/service-days/${this.#workDay}`;
    return expectServiceDay(await this.#server.staff({ path }));
  }

  async check(): Promise<void> {
    const { context, widget, venue } = this.#server;
    const { accountId } = venue;
    const workDay = this.#workDay;
    const day = await this.#read();
    const affected = new Set(day.affected.filter(isBooked).map(({ uuid }) => uuid));
    const last = day.lastBookingTime;
    const lastAt = last === null ? null : instantOnWorkDay(VENUE, workDay, last);
    const bookings = await context.store.read((db) => listBookings(db, { accountId, workDay }));
    for (const { uuid, bookingAt, tableIds, status, waitList } of bookings) {
      const isLate = lastAt !== null && bookingAt > lastAt;
      const offered = waitList?.offer?.tableIds ?? [];
      // What stands could be claimed.
      expect(offered.length > 0 && isLate).toBe(false);
      expect(this.#blocked.filter(({ tableId }) => offered.includes(tableId))).toEqual([]);
      if (status !== 'CONFIRMED') continue;
      expect(affected.has(uuid)).toBe(isLate);
      // A later change may have let others in: the answers about the last one count.
      for (const { version, listed } of this.#ends)
        if (isLate && version === day.version) expect(listed).toContain(uuid);
      for (const { tableId, listed } of this.#blocked)
        if (tableIds.includes(tableId)) expect(listed).toContain(uuid);
    }
    expect(this.#ends.length === 0).toBe(last === null);
    const offered = await widget({
      method: 'POST',
      path: `/availability/work-days/${workDay}`,
      body: { pax: 2, paxChildren: 0, status: 'CONFIRMED' },
    });
    const late = freeTimesOf(offered.json()).filter((time) => last !== null && time > last);
    expect(late).toEqual([]);
    expect(await findDoubleBookings(this.#server)).toEqual([]);
  }
}

function pick(uuids: readonly string[], index: number): string | undefined {
  return uuids[index % Math.max(1, uuids.length)];
}

/** Whether it had its tables when the change was acknowledged. */
function isBooked({ status }: StaffAffectedBooking): boolean {
  return status === 'CONFIRMED';
}

function expectDecision({ statusCode, body }: { statusCode: number; body: string }): void {
  expect([200, 409], body).toContain(statusCode);
}

function freeTimesOf({ shifts }: WorkDayAnswer): string[] {
  return shifts
    .flatMap(({ timeSlots }) => timeSlots)
    .filter(({ availability }) => availability.isAvailable)
    .map(({ startAt }) => startAt.slice(11, 19));
}
