import type { Instant } from '../domain/venue-time.ts';

/** Text for people, in calm columns. */

/** Rows of two cells, the second ones below each other; a long first cell gets a line of its own. */
export function columns(rows: readonly (readonly [string, string])[], most = 34): string[] {
  const lengths = rows.map(([first]) => first.length).filter((length) => length <= most);
  const width = Math.max(0, ...lengths);
  return rows.flatMap(([first, second]) =>
    first.length > width
      ? [`  ${first}`, `  ${' '.repeat(width)}  ${second}`]
      : [`  ${first.padEnd(width)}  ${second}`],
  );
}

/** An instant as programs and people read it, in UTC; null stays null. */
export function toIsoTime(instant: Instant): string;
export function toIsoTime(instant: Instant | null): string | null;
export function toIsoTime(instant: Instant | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
