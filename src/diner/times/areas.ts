import type { BookableTime } from './bookable-times.ts';

/** The area to book: the chosen one if it has the time, else the only one that has it. Null if the diner has to choose, or if the venue assigns the table. */
export function areaOf(bookableTime: BookableTime, chosenAreaId: number | null): number | null {
  if (chosenAreaId !== null && bookableTime.areaIds.includes(chosenAreaId)) return chosenAreaId;
  return bookableTime.areaIds.length === 1 ? (bookableTime.areaIds[0] ?? null) : null;
}

/** Whether the diner still has to choose one of several areas. */
export function needsArea(bookableTime: BookableTime, chosenAreaId: number | null): boolean {
  return bookableTime.areaIds.length > 1 && areaOf(bookableTime, chosenAreaId) === null;
}
