import { expect, test } from 'vitest';
import { AVAILABILITY_CODES } from '../../src/domain/availability/judgement.ts';
import { refusalOf } from '../../src/domain/availability/refuse-unavailable.ts';
import {
  BOOKING_STATUSES,
  groupOf,
  holdsTable,
  movesFrom,
  refuseMove,
} from '../../src/domain/booking-status.ts';
import { PERMISSIONS } from '../../src/domain/permission.ts';
import { page, rowsBelow, wordsIn } from './api-page.ts';
import { groupOnPage, movesOnPage, refusalOnPage } from './status-page.ts';

test('every status in one group, with or without a table, as the page says', () => {
  const known = BOOKING_STATUSES.map((status) => ({
    name: groupOf(status),
    holdsTable: holdsTable(status),
  }));
  expect(BOOKING_STATUSES.map(groupOnPage)).toEqual(known);
});

test.each([false, true])(
  'every move and every refusal of one as the page says, where deleting is allowed: %s',
  (mayDelete) => {
    for (const from of BOOKING_STATUSES) {
      const told = movesOnPage(from, mayDelete);
      expect(told.toSorted()).toEqual(movesFrom(from, mayDelete).toSorted());
      for (const to of BOOKING_STATUSES) {
        const code = refuseMove(from, to, mayDelete)?.code ?? null;
        expect([from, to, refusalOnPage(from, to, mayDelete)]).toEqual([from, to, code]);
      }
    }
  },
);

test('every reason for a no and what a create answers then, as the page says', () => {
  const told = new Map(
    rowsBelow(/^\| `code` +\| on create/).flatMap(([codes, refusal]) =>
      wordsIn(codes).map((code): [string, string | undefined] => [code, wordsIn(refusal)[0]]),
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
