import { expect } from 'vitest';
import { daysBetween } from '../../src/domain/venue-time.ts';
import { findDoubleBookings } from '../server/double-bookings.ts';
import type { GenerativeContext } from './generative-context.ts';

const OBJECT_MEMBERS = Object.getOwnPropertyNames(Object.prototype).join();

/** Asserts that the database is intact, no table is double-booked, and all bookings are listed. */
export async function checkServerState({ database, test, send }: GenerativeContext): Promise<void> {
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(OBJECT_MEMBERS);
  expect(database.pragma('main.integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(database.pragma('main.foreign_key_check')).toEqual([]);
  expect(await findDoubleBookings(test)).toEqual([]);
  const kept = database
    .prepare<[], { uuid: string; work_day: string }>(
      "select uuid, work_day from main.bookings where status <> 'DELETED'",
    )
    .all();
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
