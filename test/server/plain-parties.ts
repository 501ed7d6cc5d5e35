import { sql } from 'kysely';
import {
  canSeatEveryone,
  type PlainParty,
  type PlainTables,
} from '../domain/availability/seating/brute-force.ts';
import type { TestServer } from '../fixtures/test-context.ts';

/** A booking as the database has it, with when its tables are taken as far as is known now. */
export interface StoredParty extends PlainParty {
  uuid: string;
  status: string;
  version: number;
  isFixed: boolean;
}

const STEP_MS = 5 * 60_000;

/**
 * Everyone who has tables, read from the rows alone, by the rules of docs/seating.md for guests who come less
 * than a turn early. It deliberately shares no code with the server.
 */
export async function readParties(
  { context, venue }: TestServer,
  now: number,
): Promise<StoredParty[]> {
  const step = (Math.floor(now / STEP_MS) + 1) * STEP_MS;
  const { rows } = await context.store.read((db) =>
    sql<{
      uuid: string;
      status: string;
      version: number;
      starts: number;
      ends: number;
      covers: number;
      area: number | null;
      tables: string;
      is_fixed: number;
    }>`
      with stays as (
        select *, turn_minutes * 60000 as turn, booking_at + turn_minutes * 60000 as booked_end,
          iif(is_walk_in, max(seated_at / 60000 * 60000, booking_at), seated_at / 60000 * 60000) as sat_at
        from bookings where account_id = ${venue.accountId}
      )
      select uuid, status, version, pax + pax_children as covers, floor_plan_area_id as area,
        table_ids as tables, has_fixed_tables as is_fixed,
        iif(status in ('CONFIRMED', 'ARRIVED', 'ATTENDED'), booking_at, min(booking_at, sat_at))
          as starts,
        case status
          when 'CONFIRMED' then booked_end
          when 'ARRIVED' then max(booked_end, ${step} + 15 * 60000)
          when 'SEATED' then max(sat_at + turn, ${step} + 15 * 60000)
          when 'DESSERTS' then min(max(sat_at + turn, ${step} + 5 * 60000), ${step} + 25 * 60000)
          when 'ACCOUNT_SENT' then min(max(sat_at + turn, ${step} + 5 * 60000), ${step} + 15 * 60000)
          when 'ACCOUNT_PAID' then ${step} + 5 * 60000
          else min(booked_end, ended_at) end as ends
      from stays
      where status in ('CONFIRMED', 'ARRIVED', 'SEATED', 'DESSERTS', 'ACCOUNT_SENT', 'ACCOUNT_PAID',
        'ATTENDED')
      order by booking_at, table_ids, seated_at
    `.execute(db),
  );
  const frozenUntil = now + venue.freezeMinutes * 60_000;
  // Guests who left before their turn began take no table.
  const present = rows.filter(({ starts, ends }) => starts < ends);
  const parties = present.map(
    ({ uuid, status, version, starts, ends, covers, area, tables, is_fixed }): StoredParty => ({
      uuid,
      status,
      version,
      isFixed: is_fixed === 1,
      from: starts,
      to: ends,
      covers,
      areas: area === null ? null : [area],
      at: JSON.parse(tables),
      staysThere: status !== 'CONFIRMED' || is_fixed === 1 || starts < frozenUntil,
    }),
  );
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
