import { expect, test } from 'vitest';
import { AVAILABILITY_CODES } from '../../src/domain/availability/availability.ts';
import { refusalCodeOf } from '../../src/domain/availability/refuse-unavailable.ts';
import {
  BOOKING_STATUSES,
  groupOf,
  holdsTable,
  nextStatuses,
  refuseTransition,
} from '../../src/domain/booking-status.ts';
import { PERMISSIONS } from '../../src/domain/permission.ts';
import { page, rowsBelow, wordsIn } from './api-page.ts';
import { groupOnPage, movesOnPage, refusalOnPage } from './status-page.ts';

test('each status is in the group of docs/api.md, with or without a table', () => {
  const known = BOOKING_STATUSES.map((status) => ({
    name: groupOf(status),
    holdsTable: holdsTable(status),
  }));
  expect(BOOKING_STATUSES.map(groupOnPage)).toEqual(known);
});

test.each([false, true])(
  'each status change is allowed or refused as in docs/api.md, with deleting allowed: %s',
  (mayDelete) => {
    for (const from of BOOKING_STATUSES) {
      const listed = movesOnPage(from, mayDelete);
      expect(listed.toSorted()).toEqual(nextStatuses(from, mayDelete).toSorted());
      for (const to of BOOKING_STATUSES) {
        const code = refuseTransition(from, to, nextStatuses(from, mayDelete))?.code ?? null;
        expect([from, to, refusalOnPage(from, to, mayDelete)]).toEqual([from, to, code]);
      }
    }
  },
);

test('each availability code leads to the problem in docs/api.md', () => {
  const listed = new Map(
    rowsBelow(/^\| `code` +\| problem/).flatMap(([codes, refusal]) =>
      wordsIn(codes).map((code): [string, string | undefined] => [code, wordsIn(refusal)[0]]),
    ),
  );
  const known = new Map(
    AVAILABILITY_CODES.filter((code) => code !== 'AVAILABLE').map((code): [string, string] => [
      code,
      refusalCodeOf(code),
    ]),
  );
  expect(listed).toEqual(known);
});

test('docs/api.md names every permission of integrations', () => {
  for (const permission of PERMISSIONS) expect(page).toContain(`\`${permission}\``);
});
