import { CompiledQuery, type RootOperationNode, sql } from 'kysely';
import { expect, test } from 'vitest';
import { countOpenBookings } from '../../src/store/bookings.ts';
import type { Db } from '../../src/store/store.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { NOON, openTestServer } from '../fixtures/test-context.ts';

/** How the database runs the last statement of this work. */
async function planOf(db: Db, work: (db: Db) => Promise<unknown>): Promise<string> {
  const nodes: RootOperationNode[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work(watched);
  const node = nodes.at(-1);
  if (!node) throw new Error('no statement');
  const last = db.getExecutor().compileQuery(node, { queryId: 'plan' });
  // For a few rows, PostgreSQL reads them all.
  if (ENGINE === 'postgres') await sql`set local enable_seqscan = off`.execute(db);
  const explain = ENGINE === 'postgres' ? 'explain' : 'explain query plan';
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(`${explain} ${last.sql}`, [...last.parameters]),
  );
  return JSON.stringify(rows);
}

test.each([
  ['email', { email: 'laura@example.com', phone: null }],
  ['phone', { email: null, phone: '+34600111222' }],
])('the open bookings of one %s are counted by an index', async (name, contact) => {
  const { context, venue } = await openTestServer();
  const plan = await context.store.read((db) =>
    planOf(db, (watched) => countOpenBookings(watched, venue.accountId, { ...contact, now: NOON })),
  );
  if (ENGINE === 'postgres') {
    // A partition's index is named after the columns.
    const condition = name === 'email' ? 'lower\\(customer_email\\) =' : 'customer_phone =';
    expect(plan).toMatch(new RegExp(`Index Cond: [^"]*${condition}`));
    expect(plan).not.toContain('Filter: (lower');
    return;
  }
  const columns = name === 'email' ? '<expr>=?' : 'customer_phone=?';
  expect(plan).toContain(
    `SEARCH bookings USING INDEX bookings_by_given_${name} (account_id=? AND ${columns} AND booking_at>?)`,
  );
});
