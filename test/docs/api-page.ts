import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** docs/api.md: tests take what they expect from its tables. */
export const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');

/** The rows of the table with this header, as cells. */
export function rowsBelow(heading: RegExp): string[][] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => heading.test(line));
  expect(start, `a table headed ${heading}`).toBeGreaterThan(0);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** The codes and statuses in a cell. */
export const wordsIn = (cell = ''): string[] => cell.match(/[A-Z][A-Z_]+/g) ?? [];
