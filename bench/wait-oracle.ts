import { seededRandom } from '../src/demo/seeded-random.ts';
import { turnMinutesOf } from '../src/domain/availability/party.ts';
import type { Venue } from '../src/domain/venue.ts';
import { MS_PER_MINUTE } from '../src/domain/venue-time.ts';
import { expectedWait } from '../src/domain/waits/expected-wait.ts';
import { CLOSING, type EveningRun, type Party, type Quote } from './wait-evening.ts';
import { laterArrival, laterPatience, laterStay, newStay } from './wait-futures.ts';
import { type Demand, type Guests, guestsOf } from './wait-guests.ts';

/**
 * The best that anybody could be told who knows how the guests of these evenings are generated, but not what these
 * ones will do: the rest of the evening is played many times, with guests as they may be after what was seen of them.
 */

export interface Oracle {
  venue: Venue;
  demand: Demand;
  pace: number;
  /** How often the rest of an evening is played for one quote. */
  ways: number;
}

const STEP_MINUTES = 5;
const MOST_MINUTES = 240;
/** Evenings whose walk-ins come in what is played, apart from those that are measured. */
const OTHER_EVENINGS = { first: 1_000_000, count: 997 };

/** Tells the minutes that most of the played waits are near. @param tolerance in minutes */
export function oracleQuote(oracle: Oracle, tolerance: number): Quote {
  let played = 0;
  const nearest = (waits: readonly number[]) => {
    let best = { minutes: null as number | null, count: 1 };
    for (let minutes = STEP_MINUTES; minutes <= MOST_MINUTES; minutes += STEP_MINUTES) {
      const { length: count } = waits.filter((each) => Math.abs(each - minutes) <= tolerance);
      if (count >= best.count) best = { minutes, count };
    }
    return best.minutes;
  };
  return (evening, covers) => {
    const engine = serverQuote(evening, covers);
    if (engine === 0 || engine === null) return engine;
    const known = evening.parties.map((party) => futuresOf(evening, party, oracle.pace));
    const futures = new Map(evening.parties.map(({ uuid }, index) => [uuid, known[index]]));
    const waits = Array.from({ length: oracle.ways }, () => {
      played += 1;
      return playOn(oracle, evening, covers, futures, played);
    });
    return nearest(waits);
  };
}

/** What the server tells by typical statistics: whom it tells that a table is free, and the later walk-ins of what is played. */
const serverQuote: Quote = (evening, covers) =>
  expectedWait(evening.day(), evening.queue, covers)?.minutes.to ?? null;

type Future = (random: ReturnType<typeof seededRandom>) => Guests;

/** How long a party waits in one way in which the evening may go on, in minutes; infinite if it gets no table. */
function playOn(
  { venue, demand, pace }: Oracle,
  evening: EveningRun,
  covers: number,
  futures: ReadonlyMap<string, Future | undefined>,
  number: number,
): number {
  const random = seededRandom(number);
  const guestsFor = (party: Party) => futures.get(party.uuid)?.(random) ?? party.guests;
  const run = evening.continuedWith(guestsFor, serverQuote);
  const other = OTHER_EVENINGS.first + (number % OTHER_EVENINGS.count);
  const walkIns = guestsOf(venue, other, { ...demand, booked: 0 }, pace);
  const own = run.addToQueue(patientGuests(venue, covers, run.minute), 0);
  for (run.minute += 1; run.minute < CLOSING && own.seatedAt === null; run.minute += 1)
    run.playMinute(walkIns);
  if (own.seatedAt === null) return Number.POSITIVE_INFINITY;
  return (own.seatedAt - own.bookingAt) / MS_PER_MINUTE;
}

/** Guests who wait until they have a table. */
function patientGuests(venue: Venue, covers: number, minute: number): Guests {
  const turnMinutes = turnMinutesOf(venue, null, null, covers);
  return {
    id: 'own',
    covers,
    turnMinutes,
    bookedMinute: null,
    comesMinute: minute,
    stayMinutes: turnMinutes,
    dessertsBefore: null,
    billBefore: null,
    paidBefore: null,
    patienceMinutes: Number.POSITIVE_INFINITY,
    graceMinutes: Number.POSITIVE_INFINITY,
    givesUpMinutes: null,
  };
}

/** What a party may still do. */
function futuresOf(evening: EveningRun, party: Party, pace: number): Future {
  const { guests, status, seatedAt, bookingAt } = party;
  const { minute: now } = evening;
  const midnight = evening.day().now - now * MS_PER_MINUTE;
  const minuteAt = (at: number) => (at - midnight) / MS_PER_MINUTE;
  if (party.endedAt !== null || status === 'NO_SHOW') return () => guests;
  if (seatedAt !== null) {
    const tappedAt = (tapped: typeof status) => {
      const found = evening.statusTimes.find(
        (each) => each.bookingUuid === party.uuid && each.status === tapped,
      );
      return found && minuteAt(found.at);
    };
    const seen = {
      desserts: tappedAt('DESSERTS'),
      bill: tappedAt('ACCOUNT_SENT'),
      paid: tappedAt('ACCOUNT_PAID'),
    };
    const stay = laterStay(guests, { satDown: minuteAt(seatedAt), now, seen, pace });
    return (random) => ({ ...guests, ...stay(random) });
  }
  if (party.isWalkIn) {
    const waited = now - minuteAt(bookingAt);
    return (random) => ({
      ...guests,
      ...newStay(guests, pace, random),
      ...laterPatience(waited, party.quotedWaitMinutes ?? 0, random),
    });
  }
  const isExpected = status === 'CONFIRMED' && guests.bookedMinute !== null;
  return (random) => ({
    ...guests,
    ...newStay(guests, pace, random),
    ...(isExpected && laterArrival(guests.bookedMinute ?? now, now, random)),
  });
}
