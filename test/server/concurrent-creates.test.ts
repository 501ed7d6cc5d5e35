import { expect, test } from 'vitest';
import { type SeededRandom, seededRandom } from '../../src/demo/seeded-random.ts';
import { casesOf } from '../fixtures/engine.ts';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TODAY,
} from '../fixtures/test-context.ts';
import { checkSlot } from './availability-requests.ts';
import { findBadlySeated } from './badly-seated.ts';
import { move } from './booking-fixtures.ts';
import { aBusyVenue, SLOT_TIMES, someCovers } from './busy-venue.ts';
import { findDoubleBookings } from './double-bookings.ts';
import { expectBooking, expectProblem } from './expect-response.ts';
import { readParties } from './plain-parties.ts';
import { expectMovesRecordedOnce } from './recorded-moves.ts';

const EARLIER = 80;
const CONCURRENT = 200;
const ALL_SEEDS = [2, 6, 7];
const SEEDS = ALL_SEEDS.slice(0, casesOf(ALL_SEEDS.length, 3));

interface Wish {
  time: string;
  pax: number;
}

/** From a partner, or a diner in the widget. */
function create({ partner, widget }: TestServer, wish: Wish, index: number) {
  const body = aBookingRequest({ date: TODAY, ...wish });
  const request = { method: 'POST', path: '/bookings', body } as const;
  return index % 2 === 0 ? partner(request) : widget(request);
}

/** An evening that was full before some canceled, so that there is room, but often not at a free table. */
async function openNearlyFull(random: SeededRandom): Promise<TestServer> {
  const server = await openTestServer({ venue: aBusyVenue(random) });
  for (const wish of someWishes(random, EARLIER)) await create(server, wish, 0);
  const booked = await readParties(server, server.context.now());
  const canceled = random.shuffled(booked).slice(0, booked.length * 0.45);
  for (const { uuid } of canceled) expectBooking(await move(server, uuid, 'CANCELED'));
  return server;
}

function someWishes(random: SeededRandom, count: number): Wish[] {
  return Array.from({ length: count }, () => ({
    time: SLOT_TIMES[random.integer(0, SLOT_TIMES.length - 1)] ?? '',
    pax: someCovers(random),
  }));
}

test('200 with tables or 409 NO_AVAILABLE_SLOT for two hundred concurrent creates for which bookings move', async () => {
  // How many bookings move in one evening depends on the order in which the requests are served.
  let moves = 0;
  for (const seed of SEEDS) moves += await createAtOnce(seed);
  expect(moves).toBeGreaterThan(3 * SEEDS.length - 1);
});

/** @returns how many bookings moved */
async function createAtOnce(seed: number): Promise<number> {
  const random = seededRandom(seed);
  const server = await openNearlyFull(random);
  const now = server.context.now();
  const before = await readParties(server, now);
  const wishes = someWishes(random, CONCURRENT);
  const answers = await Promise.all(wishes.map((wish, index) => create(server, wish, index)));

  const uuids: string[] = answers.flatMap((answer) =>
    answer.statusCode === 200 ? [answer.json().uuid] : [],
  );
  const refused = wishes.filter((_, index) => answers[index]?.statusCode !== 200);
  for (const answer of answers)
    if (answer.statusCode !== 200) expectProblem(answer, 409, 'NO_AVAILABLE_SLOT');
  expect(uuids.length).toBeGreaterThan(4);
  expect(refused.length).toBeGreaterThan(CONCURRENT / 2);

  const after = await readParties(server, now);
  expect(after.map(({ uuid }) => uuid).toSorted()).toEqual(
    [...before.map(({ uuid }) => uuid), ...uuids].toSorted(),
  );
  expect(await findDoubleBookings(server)).toEqual([]);
  expect(await findBadlySeated(server)).toEqual([]);
  await expectMovesRecordedOnce(server);
  const movesOf = (parties: typeof after) =>
    parties.reduce((sum, { version }) => sum + version - 1, 0);
  const distinct = new Map(refused.map((wish) => [`${wish.time} ${wish.pax}`, wish]));
  for (const { time, pax } of distinct.values()) {
    const { availability } = await checkSlot(server, TODAY, time, { pax });
    expect([time, pax, availability.code]).toEqual([time, pax, 'FULL']);
  }
  await server.close();
  return movesOf(after) - movesOf(before);
}
