import { addDays, daysBetween, type WallDate } from '../src/domain/venue-time.ts';
import type { BigDatabase } from './big-database.ts';
import { type Ask, type Figures, measure, measureAtRate } from './load.ts';
import type { MeasuredServer } from './measured-server.ts';
import { askBookings, askCalendar, askNothing, askSlotAddOns, askToBook } from './questions.ts';
import type { SqlCosts } from './sql-cost.ts';

export interface Measured {
  what: string;
  connections: number;
  figures: Figures;
  /** The SQL statements of the request, measured without a server; null if it has none. */
  sqlCost: keyof SqlCosts | null;
}

/** How many requests of each kind are sent, per number of connections. */
export interface Counts {
  empty: number;
  warmCalendars: number;
  slots: number;
  dayLists: number;
  monthLists: number;
  creates: number;
  /** Of ten requests each. */
  mixes: number;
}

const CONNECTIONS = [1, 32];
const MIXED_PER_SECOND = 300;
const MIXED_CONNECTIONS = 64;
const MONTH_DAYS = 31;
/** A calendar also reads the day before and the day after. With this step, no two read the same day. */
const MONTH_STEP_DAYS = MONTH_DAYS + 2;
/** Fifths of the months that warm up the server's code; one more is measured per number of connections. */
const MONTHS_BEFORE = 3;

/**
 * Sends all kinds of requests to a fresh server, one kind after the other.
 * @returns also the memory: at the start, after the availability of every venue was requested, at the end
 */
export async function measureServer(server: MeasuredServer, database: BigDatabase, counts: Counts) {
  const rows: Measured[] = [];
  const run = async (
    what: string,
    sqlCostOf: (connections: number) => Measured['sqlCost'],
    asksOf: (part: number) => readonly Ask[],
  ) => {
    await measure(server, asksOf(0), 8);
    for (const [index, connections] of CONNECTIONS.entries()) {
      const figures = await measure(server, asksOf(index + 1), connections);
      rows.push({ what, connections, figures, sqlCost: sqlCostOf(connections) });
    }
  };

  const places = placesOf(database);
  const months = monthsOf(database);
  const calendars = ([account, from]: Place) => askCalendar(database, account, from, MONTH_DAYS);
  const coldPart = (part: number) =>
    months.filter((_, index) => {
      const fifth = Math.floor((index * 5) / months.length);
      return part === 0 ? fifth < MONTHS_BEFORE : fifth === MONTHS_BEFORE + part - 1;
    });

  const warmCalendars = coldPart(0).slice(0, database.venues).map(calendars);
  /** The last places, which no other row books. */
  const mixedAsks = () =>
    Array.from({ length: counts.mixes }, (_, index): Ask[] => {
      const place = places.at(-1 - index) ?? places[0];
      const calendar = warmCalendars[index % warmCalendars.length];
      if (!place || !calendar) throw new Error('The database has no venue.');
      return [
        ...Array<Ask>(4).fill(calendar),
        ...Array<Ask>(3).fill(askSlotAddOns(database, ...place)),
        ...Array<Ask>(2).fill(askBookings(database, ...place, 1)),
        askToBook(database, ...place),
      ];
    }).flat();

  const fresh = await server.usage('memory');
  await run(
    'Empty route',
    () => null,
    () => repeated([askNothing()], counts.empty),
  );
  await run(
    'Calendar of 31 days, cold',
    () => 'calendar',
    (part) => coldPart(part).map(calendars),
  );
  await run(
    'Calendar of 31 days, warm',
    () => 'calendar',
    () => repeated(warmCalendars, counts.warmCalendars),
  );
  await run(
    'Slot with add-ons',
    () => 'slot',
    (part) => slice(places, part, counts.slots).map((place) => askSlotAddOns(database, ...place)),
  );
  const touched = await server.usage('memory');
  await run(
    'List of a day',
    () => 'day',
    (part) =>
      slice(places, part, counts.dayLists).map((place) => askBookings(database, ...place, 1)),
  );
  await run(
    'List of 31 days',
    () => 'month',
    (part) =>
      slice(months, part, counts.monthLists).map((month) =>
        askBookings(database, ...month, MONTH_DAYS),
      ),
  );
  await run(
    'Create a booking',
    (connections) => (connections === 1 ? 'create' : 'createOf32'),
    (part) => slice(places, part, counts.creates).map((place) => askToBook(database, ...place)),
  );
  const atTheEnd = await server.usage('memory');
  rows.push({
    what: `Nine reads to one booking, ${MIXED_PER_SECOND} per second`,
    connections: MIXED_CONNECTIONS,
    figures: await measureAtRate(server, mixedAsks(), {
      perSecond: MIXED_PER_SECOND,
      connections: MIXED_CONNECTIONS,
    }),
    sqlCost: null,
  });
  return { rows, memory: { fresh, touched, atTheEnd } };
}

type Place = [account: BigDatabase['accounts'][number], date: WallDate];

/** Every venue on every day after today, all venues on one day before the next. */
function placesOf({ accounts, to }: BigDatabase): Place[] {
  const tomorrow = addDays(todayInUtc(), 1);
  return Array.from({ length: daysBetween(tomorrow, to) + 1 }, (_, days) =>
    addDays(tomorrow, days),
  ).flatMap((date) => accounts.map((account): Place => [account, date]));
}

/** The first days of months that have no day in common, of every venue; the first begin today. */
function monthsOf({ accounts, to }: BigDatabase): Place[] {
  const ahead = daysBetween(todayInUtc(), to);
  const months = Math.max(1, Math.floor((ahead + 1) / MONTH_STEP_DAYS));
  return Array.from({ length: months }, (_, month) =>
    addDays(todayInUtc(), month * MONTH_STEP_DAYS),
  ).flatMap((date) => accounts.map((account): Place => [account, date]));
}

function todayInUtc(): WallDate {
  return new Date().toISOString().slice(0, 10);
}

/** Parts that have nothing in common; a fifth of a short list each, so that all three have some. */
function slice<T>(list: readonly T[], part: number, count: number): readonly T[] {
  const size = Math.min(count, Math.ceil(list.length / 5));
  return list.slice(part * size, (part + 1) * size);
}

function repeated(asks: readonly Ask[], count: number): Ask[] {
  return Array.from({ length: count }, (_, index) => asks[index % asks.length]).flatMap(
    (ask) => ask ?? [],
  );
}
