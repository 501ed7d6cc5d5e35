import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { seededRandom } from '../../src/demo/seeded-random.ts';
import { overlaps } from '../../src/domain/availability/interval.ts';
import { hashSecret } from '../../src/operations/access/secrets.ts';
import { openContext } from '../../src/operations/context.ts';
import { forgetHolds } from '../../src/operations/holds/forget-holds.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { takeDemoDatabase } from '../process/demo-database.ts';
import { startServer } from '../process/server-process.ts';
import { Countdown } from './countdown.ts';
import { isWhole, rounds, SEED } from './rounds.ts';
import { expectSoundDatabase } from './sound-database.ts';
import { Visitor } from './visitor.ts';

const KILLS = rounds(1, 100);
const VISITORS = 6;
const MINUTE_MS = 60_000;

// On PostgreSQL only in `npm run test:faults`.
test.runIf(isWhole || ENGINE === 'sqlite')(
  'after SIGKILL, each hold that was granted keeps its tables for nobody else, and none is left after its time',
  async () => {
    const { url, demo } = await takeDemoDatabase();
    const store = await openStore(url);
    onTestFinished(() => store.close());
    const random = seededRandom(SEED);
    const answers = new Countdown();
    const visitors = Array.from(
      { length: VISITORS },
      (_, index) =>
        new Visitor(demo.publishableKey, seededRandom(SEED + index + 1), () => answers.count()),
    );

    for (let round = 0; round < KILLS; round += 1) {
      const server = await startServer(url, { TRUST_PROXY: 'on' });
      let isOver = false;
      const enough = answers.wait(random.integer(10, rounds(40, 150)));
      const working = Promise.all(visitors.map((each) => each.workUntil(server, () => isOver)));
      await Promise.race([enough, working]);
      await server.stop('SIGKILL');
      isOver = true;
      await working;
      await expectSoundDatabase(url);
      const stored = await listStored(store);
      expect(shared(stored, await listTaken(store))).toEqual([]);
      const hashes = new Set(stored.map(({ secretHash }) => secretHash));
      // What is over may have been deleted.
      for (const { secret, expiresAt } of visitors.flatMap(({ holds }) => [...holds.values()]))
        if (expiresAt > Date.now()) expect(hashes).toContain(hashSecret(secret));
    }

    const later = openContext(store, {
      publicUrl: 'http://127.0.0.1',
      bookingsPerHour: 1,
      now: () => Date.now() + 60 * MINUTE_MS,
    });
    await forgetHolds(later);
    expect(await listStored(store)).toEqual([]);
    if (!isWhole) return;
    const granted = visitors.reduce((sum, each) => sum + each.granted, 0);
    const booked = visitors.reduce((sum, each) => sum + each.booked, 0);
    expect(Math.min(granted, booked)).toBeGreaterThan(KILLS / 4);
    console.info(
      `${KILLS} × SIGKILL, ${granted} holds granted, ${booked} became bookings, 0 lost, 0 left after their time`,
    );
  },
);

interface Taken {
  tableId: number;
  startAt: number;
  endAt: number;
}

/** The holds in the database, also those that are over. */
async function listStored(store: Store) {
  const rows = await store.read((db) =>
    db
      .selectFrom('table_holds')
      .select(['secret_hash', 'booking_at', 'turn_minutes', 'table_ids', 'expires_at'])
      .execute(),
  );
  return rows.map((row) => ({
    secretHash: row.secret_hash,
    isOver: row.expires_at <= Date.now(),
    tables: (JSON.parse(row.table_ids) as number[]).map((tableId): Taken => {
      const startAt = row.booking_at;
      return { tableId, startAt, endAt: startAt + row.turn_minutes * MINUTE_MS };
    }),
  }));
}

/** What bookings have. */
async function listTaken(store: Store): Promise<Taken[]> {
  const { rows } = await store.read((db) =>
    sql<Taken>`select table_id as "tableId", starts_at as "startAt", ends_at as "endAt"
      from booking_tables where starts_at < ends_at`.execute(db),
  );
  return rows;
}

/** The tables of holds that somebody else has, too. */
function shared(holds: Awaited<ReturnType<typeof listStored>>, taken: readonly Taken[]): Taken[] {
  const held = holds.filter(({ isOver }) => !isOver).flatMap(({ tables }) => tables);
  return held.filter((one) =>
    [...held, ...taken].some(
      (other) => other !== one && other.tableId === one.tableId && overlaps(one, other),
    ),
  );
}
