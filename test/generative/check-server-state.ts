import { expect } from 'vitest';
import { daysBetween } from '../../src/domain/venue-time.ts';
import { findDoubleBookings } from '../server/double-bookings.ts';
import { findDamage } from './find-damage.ts';
import type { GenerativeContext } from './generative-context.ts';

const OBJECT_MEMBERS = Object.getOwnPropertyNames(Object.prototype).join();

/** Asserts that the database is intact, no table is double-booked, and all bookings are listed. */
export async function checkServerState({ test, send }: GenerativeContext): Promise<void> {
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(OBJECT_MEMBERS);
  expect(await test.context.store.read(findDamage)).toEqual([]);
  expect(await findDoubleBookings(test)).toEqual([]);
  const kept = await test.context.store.read((db) =>
    db
      .selectFrom('bookings')
      .select(['uuid', 'work_day'])
      .where('status', '<>', 'DELETED')
      .execute(),
  );
  const listed = new Set<string>();
  const days = kept.map(({ work_day }) => work_day).sort();
  for (let [from] = days; from !== undefined; ) {
    const last = from;
    const until = days.findLast((day) => daysBetween(last, day) <= 31) ?? from;
    const url = `/bookings?date_start=${from}&date_end=${until}`;
    const answer = await send('staff', { method: 'GET', url, headers: {}, payload: undefined });
    expect(answer.status, answer.body.slice(0, 500)).toBe(200);
    for (const { uuid } of JSON.parse(answer.body).data) listed.add(uuid);
    from = days.find((day) => day > until);
  }
  expect([...listed].sort()).toEqual(kept.map(({ uuid }) => uuid).sort());
}
