import { coversOf } from '../availability/party.ts';
import type { BookingStatus } from '../booking-status.ts';
import { outcomeOf, type ReportBooking } from '../reports/report-booking.ts';
import { stayMinutesOf } from '../reports/stays.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import {
  SIZE_CLASSES,
  type Sorted,
  TYPICAL_RATIOS,
  TYPICAL_STATS,
  type VenueStats,
} from './venue-stats.ts';

/** A visit that is over, or did not take place. */
export interface PastParty
  extends Pick<
    ReportBooking,
    | 'uuid'
    | 'status'
    | 'isWalkIn'
    | 'pax'
    | 'paxChildren'
    | 'turnMinutes'
    | 'quotedWaitMinutes'
    | 'seatedAt'
    | 'endedAt'
  > {}

/** When staff gave a booking a status. */
export interface StatusTime {
  bookingUuid: string;
  status: BookingStatus;
  at: Instant;
}

/** With fewer parties of a kind, typical values are used. */
const LEAST_PARTIES = 40;

/** The statistics of a venue's last visits, with typical values where there are too few visits. */
export function measuredStats(
  venue: { separatesAdultsAndChildren: boolean },
  parties: readonly PastParty[],
  statusTimes: readonly StatusTime[],
): VenueStats {
  return {
    stays: measuredStays(venue, parties),
    minutesLeft: measuredMinutesLeft(parties, statusTimes),
    noShows: shareOf(parties, 'NO_SHOW', (party) => !party.isWalkIn, TYPICAL_STATS.noShows),
    leftQueue: shareOf(
      parties,
      'LEFT_QUEUE',
      ({ isWalkIn, quotedWaitMinutes }) => isWalkIn && quotedWaitMinutes !== null,
      TYPICAL_STATS.leftQueue,
    ),
  };
}

function measuredStays(
  venue: { separatesAdultsAndChildren: boolean },
  parties: readonly PastParty[],
): VenueStats['stays'] {
  const all: number[] = [];
  const byClass = SIZE_CLASSES.map((): number[] => []);
  for (const party of parties) {
    const minutes = stayMinutesOf(party);
    if (minutes === null) continue;
    const covers = coversOf(venue, party);
    const ratio = minutes / party.turnMinutes;
    all.push(ratio);
    byClass[SIZE_CLASSES.findIndex((maxCovers) => covers <= maxCovers)]?.push(ratio);
  }
  const anySize = enoughOf(all) ?? TYPICAL_RATIOS;
  return SIZE_CLASSES.map((maxCovers, index) => ({
    maxCovers,
    ratios: enoughOf(byClass[index] ?? []) ?? anySize,
  }));
}

function measuredMinutesLeft(
  parties: readonly PastParty[],
  statusTimes: readonly StatusTime[],
): VenueStats['minutesLeft'] {
  const ends = new Map(
    parties.flatMap((party) =>
      party.endedAt !== null && stayMinutesOf(party) !== null
        ? [[party.uuid, party.endedAt] as const]
        : [],
    ),
  );
  const minutes = new Map<BookingStatus, number[]>();
  for (const { bookingUuid, status, at } of statusTimes) {
    const endedAt = ends.get(bookingUuid);
    if (endedAt === undefined || endedAt < at || !TYPICAL_STATS.minutesLeft[status]) continue;
    minutes.set(status, [...(minutes.get(status) ?? []), (endedAt - at) / MS_PER_MINUTE]);
  }
  const learnt = [...minutes].flatMap(([status, values]) => {
    const sorted = enoughOf(values);
    return sorted ? [[status, sorted] as const] : [];
  });
  return { ...TYPICAL_STATS.minutesLeft, ...Object.fromEntries(learnt) };
}

function enoughOf(values: readonly number[]): Sorted | null {
  return values.length < LEAST_PARTIES ? null : values.toSorted((a, b) => a - b);
}

/** The part of some parties that had an outcome. */
function shareOf(
  parties: readonly PastParty[],
  outcome: 'NO_SHOW' | 'LEFT_QUEUE',
  isAsked: (party: PastParty) => boolean,
  typical: number,
): number {
  const asked = parties.filter(isAsked).map(outcomeOf);
  const known = asked.filter((each) => each === outcome || each === 'CAME');
  if (known.length < LEAST_PARTIES) return typical;
  return known.filter((each) => each === outcome).length / known.length;
}
