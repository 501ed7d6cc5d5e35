import type { Interval } from '../availability/interval.ts';
import { turnMinutesOf } from '../availability/party.ts';
import { serviceShifts } from '../availability/service-slots.ts';
import { shiftAt } from '../shift-at.ts';
import type { Venue } from '../venue.ts';
import {
  type Instant,
  instantOnWorkDay,
  MS_PER_MINUTE,
  type WallDate,
  type WallTime,
} from '../venue-time.ts';
import { workDayInterval } from './block.ts';

/**
 * When a block ends, unless at a time:
 * - END_OF_SERVICE: when the next shift begins, or with the work day
 * - END_OF_DAY: with the work day
 * - ONE_STAY: as long as a party of this size stays
 */
export const BLOCK_ENDS = ['END_OF_SERVICE', 'END_OF_DAY', 'ONE_STAY'] as const;

export interface BlockTimes {
  tableIds: readonly number[];
  /** Null for now, or for the beginning of a day to come. */
  from: WallTime | null;
  /** One of {@link BLOCK_ENDS}, or a time. */
  until: string;
}

/** From when until when tables are blocked; null if the end is not after the beginning, or a clock change skips one. */
export function blockInterval(
  venue: Venue,
  workDay: WallDate,
  now: Instant,
  { tableIds, from, until }: BlockTimes,
): Interval | null {
  const day = workDayInterval(venue, workDay);
  const thisMinute = now - (now % MS_PER_MINUTE);
  const startAt =
    from === null ? Math.max(day.startAt, thisMinute) : instantOnWorkDay(venue, workDay, from);
  if (startAt === null) return null;
  const endAt = endOf(venue, workDay, { startAt, until, tableIds, dayEndsAt: day.endAt });
  return endAt === null || endAt <= startAt || endAt <= now ? null : { startAt, endAt };
}

interface EndTerms {
  startAt: Instant;
  until: string;
  tableIds: readonly number[];
  dayEndsAt: Instant;
}

function endOf(
  venue: Venue,
  workDay: WallDate,
  { startAt, until, tableIds, dayEndsAt }: EndTerms,
): Instant | null {
  switch (until) {
    case 'END_OF_DAY':
      return dayEndsAt;
    case 'END_OF_SERVICE': {
      const starts = serviceShifts(venue, workDay).map(({ slots }) => slots[0].startAt);
      const current = shiftAt(venue, workDay, startAt);
      const own = serviceShifts(venue, workDay).find(({ shift }) => shift === current);
      const begun = Math.max(startAt, own?.slots[0].startAt ?? startAt);
      return starts.find((at) => at > begun) ?? dayEndsAt;
    }
    case 'ONE_STAY': {
      const tables = venue.tables.filter(({ id }) => tableIds.includes(id));
      const covers = tables.reduce((sum, { maxCovers }) => sum + maxCovers, 0);
      const minutes = turnMinutesOf(venue, shiftAt(venue, workDay, startAt), null, covers);
      return Math.min(dayEndsAt, startAt + minutes * MS_PER_MINUTE);
    }
    default:
      return instantOnWorkDay(venue, workDay, until);
  }
}
