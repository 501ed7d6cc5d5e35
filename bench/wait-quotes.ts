import { MS_PER_MINUTE } from '../src/domain/venue-time.ts';
import { expectedWait } from '../src/domain/waits/expected-wait.ts';
import { measuredStats, type StatusTime } from '../src/domain/waits/measured-stats.ts';
import { TYPICAL_STATS } from '../src/domain/waits/venue-stats.ts';
import { generatedVenue } from './seating-days.ts';
import { type Party, type Quote, runEvening } from './wait-evening.ts';
import { guestsOf } from './wait-guests.ts';
import { oracleQuote } from './wait-oracle.ts';

/** A house whose quotes are measured. */
export interface House {
  tables: number;
  evenings: number;
  /** How long its guests stay, in parts of what is usual. */
  pace: number;
  /**
   * What waits are expected by: what its guests did before, what is usual, or how they are generated, which nobody
   * knows of real guests.
   */
  by: 'LEARNT' | 'USUAL' | 'GENERATOR';
}

/** How the waits came true. Parties were told `quoted` minutes and waited `real` ones. */
export interface QuoteFigures {
  quoted: number[];
  real: number[];
  within: number;
  /** Whose table came more than ten minutes later, also if they had left by then, and earlier. */
  longer: number;
  shorter: number;
}

const DEMAND = { booked: 1.2, walkIns: 1.2 };
const TOLERANCE_MINUTES = 10;
/** More tell the oracle little more, and each takes some 10 ms. */
const WAYS = 30;
/** As many as the server learns from. */
const PARTIES = 1000;

/**
 * Evenings of one house, one after another. A quote counts as true if the table came at most ten minutes before or after.
 * A party that left the door list counts only if it had waited ten minutes longer than it was told: the quote was not true
 * then, whenever the table would have come.
 */
export function measureQuotes({ tables, evenings, pace, by }: House): QuoteFigures {
  const venue = generatedVenue(tables);
  const figures: QuoteFigures = { quoted: [], real: [], within: 0, longer: 0, shorter: 0 };
  let stats = TYPICAL_STATS;
  let past: Party[] = [];
  let statusTimes: StatusTime[] = [];
  const oracle = oracleQuote({ venue, demand: DEMAND, pace, ways: WAYS }, TOLERANCE_MINUTES);
  const engine: Quote = (run, covers) =>
    expectedWait(run.day(), run.queue, covers, stats)?.minutes.to ?? null;
  const quote = by === 'GENERATOR' ? oracle : engine;
  for (let evening = 0; evening < evenings; evening += 1) {
    const run = runEvening(venue, guestsOf(venue, evening, DEMAND, pace), quote, `${evening}`);
    for (const party of run.parties) count(figures, party);
    if (by !== 'LEARNT') continue;
    past = [...past, ...run.parties].slice(-PARTIES);
    const known = new Set(past.map(({ uuid }) => uuid));
    statusTimes = [...statusTimes, ...run.statusTimes].filter(({ bookingUuid }) =>
      known.has(bookingUuid),
    );
    stats = measuredStats(venue, past, statusTimes);
  }
  return figures;
}

function count(figures: QuoteFigures, party: Party): void {
  const { quotedWaitMinutes: quoted, bookingAt, seatedAt, endedAt } = party;
  const until = seatedAt ?? endedAt;
  if (quoted === null || until === null) return;
  const real = (until - bookingAt) / MS_PER_MINUTE;
  const isLonger = real > quoted + TOLERANCE_MINUTES;
  if (seatedAt === null && !isLonger) return;
  figures.quoted.push(quoted);
  figures.real.push(real);
  if (isLonger) figures.longer += 1;
  else if (real < quoted - TOLERANCE_MINUTES) figures.shorter += 1;
  else figures.within += 1;
}
