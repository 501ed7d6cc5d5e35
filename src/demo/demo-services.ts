import { type ServiceShift, serviceShifts } from '../domain/availability/service-slots.ts';
import type { Venue } from '../domain/venue.ts';
import { addDays, type WallDate, weekdayOf } from '../domain/venue-time.ts';

/** A service of the demo, and how many parties request a table. */
export interface DemoService {
  workDay: WallDate;
  /** Days from today; negative is past. */
  daysAhead: number;
  service: ServiceShift;
  isEvening: boolean;
  /** Parties that request a table; not all get one on busy days. */
  parties: number;
  /** Whether more parties request the favourite time than there are tables. */
  isSoldOut: boolean;
}

const PAST_DAYS = 3;
/** Three weeks with today. */
const COMING_DAYS = 20;
const QUIET = 7;
const BUSY = 16;
const NEARLY_FULL = 22;
const SOLD_OUT = 26;

/**
 * The services of the last three days and of the three weeks that begin today. The evenings of tomorrow and of the next
 * Friday and Saturday are sold out, the days around them nearly, and the rest is open.
 */
export function demoServices(venue: Venue, today: WallDate): DemoService[] {
  return Array.from({ length: PAST_DAYS + COMING_DAYS + 1 }, (_, i) => i - PAST_DAYS).flatMap(
    (daysAhead) => {
      const workDay = addDays(today, daysAhead);
      return serviceShifts(venue, workDay).map((service, i, { length }): DemoService => {
        const isEvening = length > 1 && i === length - 1;
        const parties = demandOn(daysAhead, weekdayOf(workDay), isEvening);
        return { workDay, daysAhead, service, isEvening, parties, isSoldOut: parties === SOLD_OUT };
      });
    },
  );
}

function demandOn(daysAhead: number, weekday: number, isEvening: boolean): number {
  const isWeekendEvening = isEvening && (weekday === 5 || weekday === 6);
  const isWeekendLunch = !isEvening && (weekday === 6 || weekday === 7);
  if (daysAhead <= 0) return BUSY;
  if (isEvening && daysAhead === 1) return SOLD_OUT;
  if (isWeekendEvening) return daysAhead <= 7 ? SOLD_OUT : NEARLY_FULL;
  if (isWeekendLunch && daysAhead <= 8) return NEARLY_FULL;
  if (isEvening && daysAhead === 2) return NEARLY_FULL;
  return daysAhead <= 7 ? QUIET + 2 : QUIET;
}
