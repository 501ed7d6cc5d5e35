import type { PartnerOperation } from '../../src/contract/partner/operations.ts';
import { OPERATIONS, OPERATIONS_WITH_BODY } from '../server/operation-requests.ts';
import { rowsBelow } from './api-page.ts';

/** The table of problems by operation, each problem as `409 NO_AVAILABLE_SLOT`. */

const ROWS = rowsBelow(/^\| operation +\| problems/).map(([operations = '', problems = '']) => {
  let status = '';
  const listed: string[] = [];
  for (const [, number, code] of problems.matchAll(/(\d{3})|`(\w+)`/g)) {
    if (number) status = number;
    if (code) listed.push(`${status} ${code}`);
  }
  return { operations, listed };
});

function namedIn(cell: string): PartnerOperation[] {
  if (cell === 'any operation') return OPERATIONS;
  if (cell === 'any operation with a body') return OPERATIONS_WITH_BODY;
  const named = [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  return OPERATIONS.filter((name) => named.includes(name));
}

/** The problems that the page lists for an operation. */
export function problemsOnPage(name: PartnerOperation): string[] {
  return ROWS.filter(({ operations }) => namedIn(operations).includes(name)).flatMap(
    ({ listed }) => listed,
  );
}

/** All problems on the page. */
export const ALL_PROBLEMS_ON_PAGE = new Set(ROWS.flatMap(({ listed }) => listed));
