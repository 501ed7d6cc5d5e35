import type { Instant } from '../domain/venue-time.ts';

/** Aligns rows of two cells; a first cell longer than `maxWidth` gets its own line. */
export function columns(rows: readonly (readonly [string, string])[], maxWidth = 34): string[] {
  const lengths = rows.map(([first]) => first.length).filter((length) => length <= maxWidth);
  const width = Math.max(0, ...lengths);
  return rows.flatMap(([first, second]) =>
    first.length > width
      ? [`  ${first}`, `  ${' '.repeat(width)}  ${second}`]
      : [`  ${first.padEnd(width)}  ${second}`],
  );
}

/** An instant as ISO 8601 in UTC; null stays null. */
export function toIsoTime(instant: Instant): string;
export function toIsoTime(instant: Instant | null): string | null;
export function toIsoTime(instant: Instant | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
