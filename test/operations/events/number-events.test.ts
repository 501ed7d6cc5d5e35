import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { VenueEvent } from '../../../src/domain/venue-event.ts';
import { type AppContext, openContext } from '../../../src/operations/context.ts';
import { numberAllEvents, numberEvents } from '../../../src/operations/events/number-events.ts';
import { saveAccount } from '../../../src/store/accounts.ts';
import { insertEvent, listEventsAfter } from '../../../src/store/events.ts';
import type { Store } from '../../../src/store/store.ts';
import { casesOf, ENGINE } from '../../fixtures/engine.ts';
import { NOON, PUBLIC_URL } from '../../fixtures/test-context.ts';
import { takeTestDatabase } from '../../fixtures/test-database.ts';
import { aVenue } from '../../fixtures/venue.ts';

const VENUE = aVenue();
const { accountId } = VENUE;

const LANES = 4;
/** Changes of one booking follow each other; those of different bookings overlap. */
const someStep = fc.oneof(
  fc.record({ what: fc.constant('begin' as const), lane: fc.nat(LANES - 1), at: fc.nat(5) }),
  fc.record({
    what: fc.constant('end' as const),
    lane: fc.nat(LANES - 1),
    isKept: fc.boolean(),
  }),
  fc.record({ what: fc.constant('number' as const), process: fc.nat(1) }),
  fc.record({ what: fc.constant('number at once' as const) }),
  fc.record({ what: fc.constant('read' as const), limit: fc.integer({ min: 1, max: 3 }) }),
);

/** A transaction that has written an event and waits for its end. */
interface OpenChange {
  event: VenueEvent;
  end: (isKept: boolean) => Promise<void>;
}

class Undone extends Error {}

/** On SQLite, writes run one after another, so that a transaction begins when it ends. */
async function beginChange(store: Store, lane: number, event: VenueEvent): Promise<OpenChange> {
  const gate = Promise.withResolvers<boolean>();
  const begun = Promise.withResolvers<void>();
  const run = () =>
    store
      .write(`lane ${lane}`, async (db) => {
        await insertEvent(db, event);
        begun.resolve();
        if (!(await gate.promise)) throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
  const running = ENGINE === 'postgres' ? run() : null;
  if (running) await Promise.race([begun.promise, running]);
  return {
    event,
    end: async (isKept) => {
      gate.resolve(isKept);
      await (running ?? run());
    },
  };
}

function contextOf(store: Store): AppContext {
  return openContext(store, { publicUrl: PUBLIC_URL, bookingsPerHour: 1, now: () => NOON });
}

test('numbers have no gap, and no reader misses an event, whatever the order of begins and commits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someStep, { minLength: 5, maxLength: 40 }), async (steps) => {
      const database = await takeTestDatabase();
      const stores = [await database.open(), await database.open()] as const;
      const contexts = stores.map(contextOf);
      try {
        await stores[0].write(accountId, (db) =>
          saveAccount(db, { accountId, document: VENUE, tables: VENUE.tables }, NOON),
        );
        const open = new Map<number, OpenChange>();
        const versions = new Map<number, number>();
        const committed: string[] = [];
        const seen: VenueEvent[] = [];
        const read = async (limit: number) => {
          const after = seen.at(-1)?.number ?? 0;
          seen.push(
            ...(await stores[1].read((db) => listEventsAfter(db, { accountId, after, limit }))),
          );
        };
        const endOne = async (lane: number, isKept: boolean) => {
          const change = open.get(lane);
          open.delete(lane);
          await change?.end(isKept);
          if (!change || !isKept) return;
          committed.push(change.event.id);
          versions.set(lane, change.event.version ?? 0);
        };
        for (const step of steps) {
          if (step.what === 'begin' && !open.has(step.lane)) {
            const version = (versions.get(step.lane) ?? 0) + 1;
            const event = anEvent(step.lane, version, step.at);
            open.set(step.lane, await beginChange(stores[0], step.lane, event));
          } else if (step.what === 'end') {
            await endOne(step.lane, step.isKept);
          } else if (step.what === 'number') {
            const context = contexts[step.process];
            if (context) await numberEvents(context, accountId);
          } else if (step.what === 'number at once') {
            await Promise.all([...contexts, ...contexts].map(numberAllEvents));
          } else if (step.what === 'read') {
            await read(step.limit);
          }
        }
        for (let lane = 0; lane < LANES; lane += 1) await endOne(lane, true);
        await Promise.all(contexts.map(numberAllEvents));
        await read(1000);

        expect(seen.map(({ number }) => number)).toEqual(committed.map((_, index) => index + 1));
        expect(seen.map(({ id }) => id).sort()).toEqual([...committed].sort());
        for (const ofBooking of Map.groupBy(seen, (event) => event.bookingUuid).values())
          expect(ofBooking.map(({ version }) => version)).toEqual(
            ofBooking.map((_, index) => index + 1),
          );
      } finally {
        await database.giveBack();
      }
    }),
    { numRuns: casesOf(60) },
  );
});

test('the numbers of a venue do not depend on those of another', async () => {
  const database = await takeTestDatabase();
  const store = await database.open();
  try {
    const others = ['one', 'other'];
    for (const id of others)
      await store.write(id, (db) =>
        saveAccount(db, { accountId: id, document: VENUE, tables: [] }, NOON),
      );
    for (const id of others)
      await store.write(id, (db) => insertEvent(db, { ...anEvent(1, 1, 0, id), accountId: id }));
    await numberAllEvents(contextOf(store));
    for (const id of others) {
      const events = await store.read((db) =>
        listEventsAfter(db, { accountId: id, after: 0, limit: 10 }),
      );
      expect(events.map(({ number }) => number)).toEqual([1]);
    }
  } finally {
    await database.giveBack();
  }
});

function anEvent(lane: number, version: number, at: number, prefix = 'event'): VenueEvent {
  return {
    id: `${prefix}-${lane}-${version}`,
    accountId,
    number: null,
    type: 'booking.updated',
    bookingUuid: `booking-${lane}`,
    version,
    status: 'CONFIRMED',
    workDay: '2030-01-17',
    partnerId: null,
    occurredAt: NOON + at,
  };
}
