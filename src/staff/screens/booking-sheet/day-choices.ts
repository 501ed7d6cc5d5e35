import { addDays, type WallDate, weekdayOf } from '../../../domain/venue-time.ts';

export interface DayChoice {
  date: WallDate;
  kind: 'today' | 'tomorrow' | 'weekend';
}

const SATURDAY = 6;
const SUNDAY = 7;

/** The days with a button of their own: today, tomorrow, and the next Saturday and Sunday after these. */
export function dayChoices(today: WallDate): DayChoice[] {
  const later = [2, 3, 4, 5, 6, 7, 8].map((days) => addDays(today, days));
  const next = (weekday: number) => later.filter((date) => weekdayOf(date) === weekday).slice(0, 1);
  const weekend = [...next(SATURDAY), ...next(SUNDAY)].sort();
  return [
    { date: today, kind: 'today' },
    { date: addDays(today, 1), kind: 'tomorrow' },
    ...weekend.map((date) => ({ date, kind: 'weekend' as const })),
  ];
}
