import type { OperationName } from '../../src/contract/paths.ts';
import { OPERATIONS, OPERATIONS_WITH_BODY } from '../server/every-operation.ts';
import { rowsBelow } from './api-page.ts';

/** The table of which operation answers what, as `409 NO_AVAILABLE_SLOT` each. */

const ROWS = rowsBelow(/^\| from +\| problems/).map(([from = '', problems = '']) => {
  let status = '';
  const told: string[] = [];
  for (const [, number, code] of problems.matchAll(/(\d{3})|`(\w+)`/g)) {
    if (number) status = number;
    if (code) told.push(`${status} ${code}`);
  }
  return { from, told };
});

function namedIn(from: string): OperationName[] {
  if (from === 'any operation') return OPERATIONS;
  if (from === 'any that takes a body') return OPERATIONS_WITH_BODY;
  const named = [...from.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  return OPERATIONS.filter((name) => named.includes(name));
}

/** What an operation answers by the page. */
export function problemsOnPage(name: OperationName): string[] {
  return ROWS.filter(({ from }) => namedIn(from).includes(name)).flatMap(({ told }) => told);
}

/** Everything that anything answers by the page. */
export const ALL_PROBLEMS_ON_PAGE = new Set(ROWS.flatMap(({ told }) => told));
