import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { type PlainParty, placesFor } from '../domain/availability/seating/brute-force.ts';
import { plainTablesOf } from '../domain/availability/seating/plain-tables.ts';
import { type TestServer, TODAY } from '../fixtures/test-context.ts';
import { checkSlot } from './availability-requests.ts';
import { MINUTE, minutesFor, SLOT_TIMES, timeAt } from './busy-venue.ts';
import { canBeSeated, overlap, readParties, type StoredParty } from './plain-parties.ts';
import { findTakenFromGuests } from './taken-from-guests.ts';

type Kind = 'create' | 'update' | 'confirm' | 'walk-in';

export interface Findings {
  /** How often a slot was available or not when a request of each kind was sent. */
  answers: Record<Kind, { available: number; unavailable: number }>;
  /** How many refusals a search of everything has confirmed. */
  confirmedRefusals: number;
  /** How many bookings moved to make room. */
  moves: number;
}

export interface Action {
  kind: Kind;
  at: number;
  covers: number;
  area: number | null;
  /** The booking that is changed or confirmed. */
  uuid?: string;
  send: () => Promise<LightMyRequestResponse>;
}

/** How a create or update request for an unavailable slot is refused. */
const REFUSED_AS: Record<string, string> = {
  FULL: 'NO_AVAILABLE_SLOT',
  AREA_NOT_AVAILABLE: 'BOOKING_AVAILABILITY_NOT_FOUND',
};

/**
 * Asks for the availability, acts on it at once, and expects that the request succeeds exactly if the slot is
 * available, that only bookings move that may, and that a refusal changes nothing. Where few could move, the
 * response is also compared with a search of everything.
 *
 * A walk-in at the time of a slot is compared with a booking there that names no area: both need tables for the
 * same time, and at a busy venue nothing else limits either. At other times, only the search of everything
 * tells whether a walk-in can be seated.
 */
export async function expectPromiseKept(
  server: TestServer,
  findings: Findings,
  action: Action,
  event: string,
): Promise<void> {
  const { kind, at, covers, area, uuid, send } = action;
  const now = server.context.now();
  const before = await readParties(server, now);
  const own = before.find((party) => party.uuid === uuid);
  const others = before.filter((party) => party !== own);
  const newcomer: PlainParty = {
    from: at,
    to: at + minutesFor(covers) * MINUTE,
    covers,
    areas: area === null ? null : [area],
    at: own?.isFixed ? own.at : [],
    staysThere: false,
  };
  const mayHaveTables = !own?.isFixed || areTablesFor(server, newcomer, others);
  const code = await codeOf(server, action);

  const answer = await send();
  const { code: refusal, uuid: seatedUuid } = answer.json();
  const title = `${event}: ${kind} ${JSON.stringify({ ...newcomer, uuid })}, ${code}`;
  const isSeated = answer.statusCode === 200;
  if (code !== null) {
    const isAvailable = code === 'AVAILABLE';
    const given = isAvailable || kind === 'confirm' || kind === 'walk-in' ? 'FULL' : code;
    const expected = isAvailable && mayHaveTables ? [200] : [409, REFUSED_AS[given]];
    expect(isSeated ? [200] : [answer.statusCode, refusal], title).toEqual(expected);
    findings.answers[kind][isAvailable ? 'available' : 'unavailable'] += 1;
  }
  const canSit = canBeSeated(plainTablesOf(server.venue), others, { ...newcomer, at: [] });
  if (canSit !== null) {
    expect(isSeated, `${title}, by a search of everything`).toBe(canSit && mayHaveTables);
    if (!isSeated) findings.confirmedRefusals += 1;
  }

  const after = await readParties(server, now);
  if (!isSeated) return expect(after, title).toEqual(before);
  const moved = expectAllowedMoves(server, title, others, after);
  findings.moves += moved.length;
  const seated = after.find((party) => party.uuid === seatedUuid);
  expect(seated && placesFor(plainTablesOf(server.venue), newcomer), title).toContainEqual(
    seated?.at,
  );
  // A walk-in that was entered for later may meet guests who have stayed longer since: nobody took anything.
  const withTables = [seatedUuid, ...moved];
  const taken = (await findTakenFromGuests(server, now, withTables)).filter(
    (pair) => withTables.includes(pair.uuid) || withTables.includes(pair.also),
  );
  expect(taken, title).toEqual([]);
}

/** The availability of the slot for the party; null if the venue takes no bookings at that time any more. */
async function codeOf(
  server: TestServer,
  { at, covers, area, kind, uuid }: Action,
): Promise<string | null> {
  const time = timeAt(at);
  if (!SLOT_TIMES.includes(time) || at < server.context.now()) return null;
  const excluded = kind === 'update' ? { excludeBookingUuid: uuid } : {};
  const criteria = { pax: covers, floorPlanAreaId: area, ...excluded };
  const { availability } = await checkSlot(server, TODAY, time, criteria);
  expect(['AVAILABLE', ...Object.keys(REFUSED_AS)]).toContain(availability.code);
  return availability.code;
}

/** Whether the party's tables suit it, and nobody else has them. */
function areTablesFor(
  { venue }: TestServer,
  party: PlainParty,
  others: readonly PlainParty[],
): boolean {
  const clashes = others.filter(
    (other) => overlap(other, party) && other.at.some((id) => party.at.includes(id)),
  );
  const places = placesFor(plainTablesOf(venue), party).map(String);
  return clashes.length === 0 && places.includes(String(party.at));
}

/** Expects that nothing but tables changed, and only those of bookings that may move. @returns who moved */
function expectAllowedMoves(
  { venue }: TestServer,
  title: string,
  before: readonly StoredParty[],
  after: readonly StoredParty[],
): string[] {
  const floor = plainTablesOf(venue);
  const moved: string[] = [];
  for (const then of before) {
    const now = after.find(({ uuid }) => uuid === then.uuid);
    const isMoved = String(now?.at) !== String(then.at);
    const version = then.version + Number(isMoved);
    // Guests who have just sat down may put others at risk.
    const { at, staysThere } = { ...then, ...now };
    expect(now, title).toEqual({ ...then, at, version, staysThere });
    if (!isMoved) continue;
    expect(then.staysThere, title).toBe(false);
    expect(placesFor(floor, then), title).toContainEqual(at);
    moved.push(then.uuid);
  }
  return moved;
}
