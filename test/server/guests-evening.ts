import { expect } from 'vitest';
import { seededRandom } from '../../src/demo/seeded-random.ts';
import type { BookingStatus } from '../../src/domain/booking-status.ts';
import { aBookingRequest, openTestServer, TODAY } from '../fixtures/test-context.ts';
import { aShift, aTable, aVenue } from '../fixtures/venue.ts';
import { instantAt, MINUTE, timeAt } from './busy-venue.ts';
import { expectBooking } from './expect-response.ts';
import { findNewlySeated, readParties } from './plain-parties.ts';
import { IN_HOUSE_OR_EXPECTED } from './statuses-with-tables.ts';
import { findTakenFromGuests } from './taken-from-guests.ts';

const EVENTS = 60;
const FIRST_SLOT = instantAt('20:00:00');
const STEP = 30 * MINUTE;
/** Most bookings are made before anybody comes. */
const EVENTS_BEFORE_DINNER = 20;

/** What is tried, how often, and with bookings in which statuses. */
const TRIED = [
  ['book', 8, []],
  ['request', 1, []],
  ['walk in', 3, []],
  ['change', 4, ['CONFIRMED']],
  ['SEATED', 8, ['CONFIRMED', 'ARRIVED', 'NO_SHOW']],
  ['DESSERTS', 2, ['SEATED']],
  ['ACCOUNT_SENT', 1, ['SEATED', 'DESSERTS']],
  ['ACCOUNT_PAID', 1, ['SEATED', 'DESSERTS', 'ACCOUNT_SENT']],
  ['ATTENDED', 2, ['SEATED', 'DESSERTS', 'ACCOUNT_PAID']],
  ['ARRIVED', 1, ['CONFIRMED', 'NO_SHOW']],
  ['NO_SHOW', 2, ['CONFIRMED']],
  ['CONFIRMED', 2, ['REQUESTED', 'NO_SHOW', 'ARRIVED']],
] as const;

/**
 * Lives through a random evening over HTTP, on which guests come late, stay long, leave, or come after a
 * no-show, and expects after each event that nobody was given a table at which guests sit.
 *
 * @param happened counts what succeeded
 */
export async function liveEvening(seed: number, happened: Record<string, number>): Promise<void> {
  const random = seededRandom(seed);
  let now = instantAt('19:00:00');
  const tables = [aTable(1), aTable(2), aTable(3, { minCovers: 2, maxCovers: 4 }), aTable(4)];
  const shifts = [aShift({ lastBookingTime: '23:30:00' })];
  const venue = aVenue({ tables, shifts, freezeMinutes: 30 });
  const server = await openTestServer({ venue, now });
  const { partner, staff } = server;
  const statuses = new Map<string, string>();
  const count = (what: string) => {
    happened[what] = (happened[what] ?? 0) + 1;
  };

  /** A booking, mostly in one of these statuses. */
  const someUuid = (from: readonly string[]): string => {
    const all = [...statuses.keys()];
    const fitting = all.filter((uuid) => from.includes(statuses.get(uuid) ?? ''));
    return random.shuffled(random.chance(0.8) ? fitting : all)[0] ?? '';
  };

  const send = (what: string, uuid: string) => {
    const pax = random.integer(1, 4);
    const time = timeAt(Math.max(FIRST_SLOT, now - (now % STEP)) + random.integer(0, 4) * STEP);
    const named = random.chance(0.3) ? { tables: [`T${random.integer(1, 4)}`] } : {};
    switch (what) {
      case 'book':
      case 'request': {
        const status = what === 'book' ? 'CONFIRMED' : 'REQUESTED';
        const body = aBookingRequest({ date: TODAY, time, pax, status });
        return partner({ method: 'POST', path: '/bookings', body });
      }
      case 'walk in': {
        const body = { pax, paxChildren: 0, ...named };
        return partner({ method: 'POST', path: '/bookings/walk-ins', body });
      }
      case 'change':
        return staff({ method: 'PUT', path: `/bookings/${uuid}`, body: { pax, time } });
      default: {
        const force = random.chance(0.5) ? ['TABLE'] : undefined;
        const isNamed = 'tables' in named && IN_HOUSE_OR_EXPECTED.includes(what as BookingStatus);
        const body = { status: what, ...(isNamed && { ...named, force }) };
        return staff({ method: 'PUT', path: `/bookings/${uuid}/status`, body });
      }
    }
  };

  for (let event = 0; event < EVENTS; event += 1) {
    now += random.integer(0, event < EVENTS_BEFORE_DINNER ? 180 : 720) * 1000;
    server.setNow(now);
    const before = await readParties(server, now);
    const [what, from] = random.weighted(
      TRIED.map(([name, weight, statusesOf]) => [[name, statusesOf], weight] as const),
    );
    const answer = await send(what, someUuid(from));
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    if (answer.statusCode === 200) {
      const { uuid, status, bookingAt, seatedAt, turnMinutes, hasFixedTables } =
        expectBooking(answer);
      const statusBefore = statuses.get(uuid);
      const isMove = statusBefore !== undefined && what !== 'change';
      count(isMove ? `${statusBefore} to ${status}` : what);
      if (isMove && hasFixedTables) count('a status with tables');
      statuses.set(uuid, status);
      if (what === 'SEATED' && now > Date.parse(bookingAt) + 15 * MINUTE) count('sit down late');
      if (seatedAt !== null && now > Date.parse(seatedAt) + turnMinutes * MINUTE)
        count('stay beyond the turn');
    }
    const withTables = findNewlySeated(before, await readParties(server, now));
    const taken = await findTakenFromGuests(server, now, withTables);
    expect(taken, `evening ${seed}, event ${event}`).toEqual([]);
  }
  await server.close();
}
