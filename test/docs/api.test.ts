import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AVAILABILITY_CODES } from '../../src/domain/availability/judgement.ts';
import { refusalOf } from '../../src/domain/availability/refuse-unavailable.ts';
import { BOOKING_STATUSES, movesFrom } from '../../src/domain/booking-status.ts';
import { PERMISSIONS } from '../../src/domain/permission.ts';

const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');

/** The rows below a table's heading, each as the words of its two cells. */
function tableBelow(heading: RegExp): [string[], string[]][] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => heading.test(line));
  expect(start, `a table headed ${heading}`).toBeGreaterThan(0);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) => {
    const [, left = '', right = ''] = line.split('|');
    return [wordsIn(left), wordsIn(right)];
  });
}
const wordsIn = (cell: string) => cell.match(/[A-Z][A-Z_]+/g) ?? [];

test('every status and its moves as the page says, and no others', () => {
  const told = new Map(
    tableBelow(/^\| from +\| to/).flatMap(([from, to]) =>
      from.map((status): [string, string[]] => [status, to.toSorted()]),
    ),
  );
  const known = new Map(
    BOOKING_STATUSES.map((status): [string, string[]] => [status, movesFrom(status).toSorted()]),
  );
  expect(told).toEqual(known);
});

test('every reason for a no and what a create answers then, as the page says', () => {
  const told = new Map(
    tableBelow(/^\| `code` +\| on create/).flatMap(([codes, [refusal]]) =>
      codes.map((code): [string, string | undefined] => [code, refusal]),
    ),
  );
  const known = new Map(
    AVAILABILITY_CODES.filter((code) => code !== 'AVAILABLE').map((code): [string, string] => [
      code,
      refusalOf(code),
    ]),
  );
  expect(told).toEqual(known);
});

test('every permission that an integration can have, by its name', () => {
  for (const permission of PERMISSIONS) expect(page).toContain(`\`${permission}\``);
});
