import { expect, test, vi } from 'vitest';
import { Crowd } from '../../../src/domain/availability/seating/crowd.ts';
import { Refusal } from '../../../src/domain/refusal.ts';
import { checkSlot } from '../../../src/operations/availability/check-slot.ts';
import { createBooking } from '../../../src/operations/bookings/create-booking.ts';
import { updateBooking } from '../../../src/operations/bookings/update-booking.ts';
import { holdTable } from '../../../src/operations/holds/hold-table.ts';
import { makeChange } from '../../../src/operations/transactions.ts';
import type { Store } from '../../../src/store/store.ts';
import { type DemoContext, openDemoContext, rehearse } from '../../fixtures/demo-context.ts';
import { CUSTOMER, comingDays, type Slot, slotsOf } from '../availability/agreement.ts';

const callOf = (context: DemoContext['context'], principal: DemoContext['partner']) => ({
  context,
  principal,
  idempotency: null,
});
const PARTY = { pax: 3, paxChildren: 0 };
const REQUEST = { ...PARTY, status: 'CONFIRMED' as const };
const AREAS = [1, 2, 3];

/** How many searches for moves an operation makes while a transaction is open, and how many in all. */
async function countSearches(
  demo: DemoContext,
  operation: (demo: DemoContext) => Promise<unknown>,
): Promise<{ inside: number; all: number }> {
  const search = vi.spyOn(Crowd.prototype, 'setWaiting').mockClear();
  const count = { inside: 0, all: 0 };
  const counting =
    <Db, T>(work: (db: Db) => Promise<T>) =>
    async (db: Db) => {
      const before = search.mock.calls.length;
      try {
        return await work(db);
      } finally {
        count.inside += search.mock.calls.length - before;
      }
    };
  const store: Store = {
    ...demo.context.store,
    read: (work) => demo.context.store.read(counting(work)),
    write: (accountId, work) => demo.context.store.write(accountId, counting(work)),
  };
  const context = { ...demo.context, store };
  await rehearse(context, (undoing) => operation({ ...demo, context: undoing }));
  return { ...count, all: search.mock.calls.length };
}

/** Books whatever finds a table: afterwards, hardly anybody does. @returns a booking of that day */
async function fill({ context, partner, venue }: DemoContext, date: string): Promise<string> {
  let uuid = '';
  for (const pax of [8, 3])
    for (const slot of slotsOf(venue, date))
      for (const floorPlanAreaId of AREAS) {
        const request = { ...slot, ...REQUEST, pax, floorPlanAreaId, customer: CUSTOMER };
        try {
          uuid = (await createBooking(callOf(context, partner), request)).bookingUuid;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
  return uuid;
}

type Ask = (demo: DemoContext, slot: Slot & { floorPlanAreaId: number }) => Promise<unknown>;

test('no search within a read, one within a write: alternatives are looked for afterwards', async () => {
  const demo = await openDemoContext();
  const [date = ''] = comingDays(demo, 6).slice(3);
  const uuid = await fill(demo, date);
  const reads: Ask[] = [
    ({ context, partner }, slot) => checkSlot(context, partner, { ...slot, ...REQUEST }),
    ({ context, partner }, slot) =>
      checkSlot(context, partner, { ...slot, ...REQUEST, explain: true }),
  ];
  const writes: Ask[] = [
    ({ context, partner }, slot) =>
      createBooking(callOf(context, partner), { ...slot, ...REQUEST, customer: CUSTOMER }),
    ({ context, partner }, slot) =>
      makeChange({ context, principal: partner }, updateBooking, {
        uuid,
        ifMatch: null,
        request: { ...slot, ...PARTY },
      }),
    ({ context, partner }, slot) => holdTable(context, partner, { ...slot, ...PARTY }),
  ];
  const slots = slotsOf(demo.venue, date).filter((_, index) => index % 3 === 0);
  const countAll = async (ask: Ask) => {
    const counts: { inside: number; all: number }[] = [];
    for (const slot of slots)
      for (const floorPlanAreaId of AREAS)
        counts.push(await countSearches(demo, (each) => ask(each, { ...slot, floorPlanAreaId })));
    expect(Math.max(...counts.map(({ all, inside }) => all - inside))).toBeGreaterThan(0);
    return Math.max(...counts.map(({ inside }) => inside));
  };
  for (const ask of reads) expect(await countAll(ask)).toBe(0);
  for (const ask of writes) expect(await countAll(ask)).toBe(1);
});
