import { addDays, daysBetween, type WallDate, weekdayOf } from '../../../domain/venue-time.ts';

export const REPORT_VIEWS = ['night', 'week', 'month', 'own'] as const;
/** One work day, a week from Monday to Sunday, a month of the calendar, or whatever days are asked for. */
export type ReportView = (typeof REPORT_VIEWS)[number];

/** Work days; both are part of it. */
export interface Period {
  from: WallDate;
  to: WallDate;
}

/** The latest period that is over. @param today the work day of now */
export function latestPeriod(view: ReportView, today: WallDate): Period {
  switch (view) {
    case 'night':
      return periodAround(view, addDays(today, -1));
    case 'week':
      return periodAround(view, addDays(today, -7));
    case 'month':
      return periodAround(view, addDays(firstOfMonth(today), -1));
    case 'own':
      return { from: addDays(today, -28), to: addDays(today, -1) };
  }
}

/** The period of a kind that a day is in. */
export function periodAround(view: ReportView, day: WallDate): Period {
  if (view === 'week') {
    const from = addDays(day, 1 - weekdayOf(day));
    return { from, to: addDays(from, 6) };
  }
  if (view === 'month') {
    const from = firstOfMonth(day);
    return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
  }
  return { from: day, to: day };
}

/** What a period is compared with: the one before. A day is compared with the same day of the week before. */
export function periodBefore(view: ReportView, { from, to }: Period): Period {
  if (view === 'night') return { from: addDays(from, -7), to: addDays(to, -7) };
  if (view === 'month') return periodAround(view, addDays(from, -1));
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

function firstOfMonth(day: WallDate): WallDate {
  return `${day.slice(0, 8)}01`;
}

/** The period before or after one. */
export function stepPeriod(
  view: Exclude<ReportView, 'own'>,
  { from, to }: Period,
  step: -1 | 1,
): Period {
  return periodAround(view, step === -1 ? addDays(from, -1) : addDays(to, 1));
}
