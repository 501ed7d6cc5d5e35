import { BOOKING_STATUSES, type BookingStatus } from '../../src/domain/booking-status.ts';
import { rowsBelow, wordsIn } from './api-page.ts';

/** The section on statuses in docs/api.md, parsed. */

const GROUPS = rowsBelow(/^\| group +\| with a table/).map(([name = '', held, free]) => ({
  name,
  held: wordsIn(held),
  free: wordsIn(free),
}));

/** The group of a status, and whether it occupies a table. */
export function groupOnPage(status: BookingStatus) {
  const found = GROUPS.filter(({ held, free }) => [...held, ...free].includes(status));
  const [group] = found;
  if (!group || found.length > 1) throw new Error(`${status} is in ${found.length} groups`);
  return { name: group.name, holdsTable: group.held.includes(status) };
}

/** The statuses of a cell, which contains names, groups or `any`. */
function statusesIn(cell = ''): string[] {
  if (cell === 'any') return [...BOOKING_STATUSES];
  const ofGroups = GROUPS.filter(({ name }) => cell.split(/\W+/).includes(name));
  return [...wordsIn(cell), ...ofGroups.flatMap(({ held, free }) => [...held, ...free])];
}

const MOVES = rowsBelow(/^\| from +\| to +\|$/).map(([from, to]) => ({
  from: statusesIn(from),
  to: wordsIn(to),
}));
const DELETIONS = { from: ['ARRIVED', ...statusesIn('seated'), 'DELETED'] };

/** The statuses that a booking may change to. Only staff delete, and nothing in progress. */
export function movesOnPage(from: BookingStatus, mayDelete = false): string[] {
  const rows = MOVES.filter((row) => row.from.includes(from));
  if (rows.length !== 1) throw new Error(`${from} has ${rows.length} rows`);
  const moves = rows[0]?.to ?? [];
  return mayDelete && !DELETIONS.from.includes(from) ? [...moves, 'DELETED'] : moves;
}

const REFUSALS = rowsBelow(/^\| from +\| to +\| problem/).map(([from, to, code]) => ({
  from: statusesIn(from),
  to: statusesIn(to),
  code: wordsIn(code)[0],
}));

/** The problem of a status change, first match wins; null if it is allowed. */
export function refusalOnPage(from: BookingStatus, to: BookingStatus, mayDelete = false) {
  if (movesOnPage(from, mayDelete).includes(to)) return null;
  const row = REFUSALS.find((one) => one.from.includes(from) && one.to.includes(to));
  if (!row?.code) throw new Error(`no row for ${from} to ${to}`);
  return row.code;
}

export const TIMES = ['tableReadyAt', 'arrivedAt', 'seatedAt', 'endedAt'] as const;
export type Times = Record<(typeof TIMES)[number], number | null>;

const TIMES_TABLE = rowsBelow(/^\| to +\| from +\| `tableReadyAt`/).map(([to, from, ...cells]) => ({
  to: statusesIn(to),
  from: statusesIn(from),
  cells,
}));

/** The times of a booking after a status change. */
export function timesOnPage(
  from: BookingStatus,
  to: BookingStatus,
  before: Times,
  now: number,
): Times {
  const row = TIMES_TABLE.find((one) => one.to.includes(to) && one.from.includes(from));
  const after = TIMES.map((name, index) => {
    switch (row?.cells[index]) {
      case 'set':
        return [name, before[name] ?? now] as const;
      case 'kept':
        return [name, before[name]] as const;
      case 'cleared':
        return [name, null] as const;
      case 'undone':
        return [name, before[name] === before.seatedAt ? null : before[name]] as const;
      default:
        throw new Error(`no row for ${name} from ${from} to ${to}`);
    }
  });
  return Object.fromEntries(after) as Times;
}
