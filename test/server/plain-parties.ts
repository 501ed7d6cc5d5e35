import {
  canSeatEveryone,
  type PlainParty,
  type PlainTables,
} from '../domain/availability/seating/brute-force.ts';
import type { TestServer } from '../fixtures/test-context.ts';
import { WITH_TABLES } from './statuses-with-tables.ts';

/** A booking as the database has it, with when its tables are taken as far as is known now. */
export interface StoredParty extends PlainParty {
  uuid: string;
  status: string;
  version: number;
  isFixed: boolean;
}

const MINUTE = 60_000;
const STEP = 5 * MINUTE;
/**
 * Everyone who has tables, read from the rows alone, by the rules of docs/seating.md for guests who come less
 * than a turn early. It deliberately shares no code with the server.
 */
export async function readParties(
  { context, venue }: TestServer,
  now: number,
): Promise<StoredParty[]> {
  const rows = await context.store.read((db) =>
    db
      .selectFrom('bookings')
      .select([
        'uuid',
        'status',
        'version',
        'pax',
        'pax_children',
        'floor_plan_area_id',
        'table_ids',
        'has_fixed_tables',
        'booking_at',
        'turn_minutes',
        'is_walk_in',
        'seated_at',
        'ended_at',
      ])
      .where('account_id', '=', venue.accountId)
      .where('status', 'in', WITH_TABLES)
      .orderBy('booking_at')
      .orderBy('table_ids')
      .orderBy('seated_at')
      .orderBy('uuid')
      .execute(),
  );
  const frozenUntil = now + venue.freezeMinutes * MINUTE;
  const parties = rows
    .map((row): StoredParty => {
      const { from, to } = stayOf(row, now);
      const isFixed = row.has_fixed_tables === 1;
      return {
        uuid: row.uuid,
        status: row.status,
        version: row.version,
        isFixed,
        from,
        to,
        covers: row.pax + row.pax_children,
        areas: row.floor_plan_area_id === null ? null : [row.floor_plan_area_id],
        at: JSON.parse(row.table_ids),
        staysThere: row.status !== 'CONFIRMED' || isFixed || from < frozenUntil,
      };
    })
    // Guests who left before their turn began take no table.
    .filter(({ from, to }) => from < to);
  const inHouse = parties.filter(({ status }) => !['CONFIRMED', 'ATTENDED'].includes(status));
  // Nobody is moved away from guests who may stay too long: staff decide.
  return parties.map((party) => {
    const isAtRisk = inHouse.some(
      (guests) =>
        guests.uuid !== party.uuid &&
        overlap(guests, party) &&
        guests.at.some((id) => party.at.includes(id)),
    );
    return { ...party, staysThere: party.staysThere || isAtRisk };
  });
}

interface Stay {
  status: string;
  booking_at: number;
  turn_minutes: number;
  is_walk_in: number;
  seated_at: number | null;
  ended_at: number | null;
}

/** From when until when the tables are taken, as far as is known now. */
function stayOf(row: Stay, now: number): { from: number; to: number } {
  const { status, booking_at, seated_at, ended_at } = row;
  const step = (Math.floor(now / STEP) + 1) * STEP;
  const turn = row.turn_minutes * MINUTE;
  const bookedEnd = booking_at + turn;
  const seatedAt = seated_at ?? booking_at;
  const minute = seatedAt - (seatedAt % MINUTE);
  const satAt = row.is_walk_in === 1 ? Math.max(minute, booking_at) : minute;
  const expectedEnd = (least: number) => Math.max(satAt + turn, step + least * MINUTE);
  switch (status) {
    case 'CONFIRMED':
      return { from: booking_at, to: bookedEnd };
    case 'ARRIVED':
      return { from: booking_at, to: Math.max(bookedEnd, step + 15 * MINUTE) };
    case 'ATTENDED':
      return { from: booking_at, to: Math.min(bookedEnd, ended_at ?? bookedEnd) };
  }
  const from = Math.min(booking_at, satAt);
  switch (status) {
    case 'SEATED':
      return { from, to: expectedEnd(15) };
    case 'DESSERTS':
      return { from, to: Math.min(expectedEnd(5), step + 25 * MINUTE) };
    case 'ACCOUNT_SENT':
      return { from, to: Math.min(expectedEnd(5), step + 15 * MINUTE) };
    default:
      return { from, to: step + 5 * MINUTE };
  }
}

/** Who has got tables, other tables, or the same for another time, between two readings. */
export function findNewlySeated(
  before: readonly StoredParty[],
  after: readonly StoredParty[],
): string[] {
  const isAsBefore = (party: StoredParty) =>
    before.some(
      ({ uuid, at, from, to, status }) =>
        uuid === party.uuid &&
        String(at) === String(party.at) &&
        from === party.from &&
        // The end of guests in the house is only an expectation.
        (to === party.to || status !== 'CONFIRMED'),
    );
  return after.filter((party) => !isAsBefore(party)).map(({ uuid }) => uuid);
}

/** Trying everything takes too long for more parties that could sit elsewhere. */
const MAX_MOVABLE = 7;

/**
 * Whether a party can be seated if everyone who may move does; null if there are too many of them to try
 * everything.
 */
export function canBeSeated(
  floor: PlainTables,
  others: readonly PlainParty[],
  newcomer: PlainParty,
): boolean | null {
  const movable = connectedTo(
    newcomer,
    others.filter(({ staysThere }) => !staysThere),
  );
  if (movable.length > MAX_MOVABLE) return null;
  const fixed = others.filter(({ staysThere }) => staysThere);
  return canSeatEveryone(floor, [...fixed, ...movable, newcomer]);
}

/** Those who are there at the same time, or at the same time as one of those. */
function connectedTo<P extends PlainParty>(first: PlainParty, others: readonly P[]): P[] {
  const found: P[] = [];
  let left = [...others];
  for (let next: PlainParty[] = [first]; next.length > 0; ) {
    const reached = left.filter((party) => next.some((one) => overlap(one, party)));
    left = left.filter((party) => !reached.includes(party));
    found.push(...reached);
    next = reached;
  }
  return found;
}

export function overlap(a: PlainParty, b: PlainParty): boolean {
  return a.from < b.to && b.from < a.to;
}
