import { expect, test } from 'vitest';
import { kindOf, type TappedChange } from '../../../src/staff/changes/changes.ts';
import { aTable } from '../fixtures/bookings.ts';
import { aWalkIn } from '../outbox/an-entry.ts';
import { toSent } from '../outbox/scripted-outbox.ts';

const AT = '2026-11-20T19:05:00.000Z';
const tables = [aTable(4), aTable(5)];
const params = { bookingUuid: 'booking-1' };
const callOf = (change: TappedChange, undoneEntry: number | null) =>
  kindOf(change).call(change, { params, at: AT, undoneEntry });

test.each<[string, TappedChange, string, object]>([
  ['a status', { kind: 'status', to: 'SEATED' }, 'PUT /status', { status: 'SEATED' }],
  ['a cancellation', { kind: 'cancel', reason: 'OTHER' }, 'PUT /cancel', { cancelReason: 'OTHER' }],
  [
    'tables',
    { kind: 'tables', tables, hasFixedTables: false, force: [] },
    'PUT /tables',
    { tables: ['pos-4', 'pos-5'], hasFixedTables: false },
  ],
  [
    'tables with a rule set aside',
    { kind: 'tables', tables, hasFixedTables: true, force: ['TABLE'] },
    'PUT /tables',
    { tables: ['pos-4', 'pos-5'], hasFixedTables: true, force: ['TABLE'] },
  ],
  [
    'a swap with the tables on screen',
    { kind: 'swap', with: 'other', withTables: tables, ownTables: [] },
    'PUT /tables',
    { swapWith: 'other', otherTables: ['pos-4', 'pos-5'] },
  ],
  [
    'a swap with a rule set aside',
    { kind: 'swap', with: 'other', withTables: tables, ownTables: [], force: ['TABLE'] },
    'PUT /tables',
    { swapWith: 'other', otherTables: ['pos-4', 'pos-5'], force: ['TABLE'] },
  ],
  [
    'the way back from a move',
    { kind: 'table-move-undo', moveId: 7, tables },
    'PUT /tables/undo',
    { moveId: 7 },
  ],
  ['a note', { kind: 'note', privateNotes: null }, 'PUT ', { privateNotes: null }],
  ['a table that is ready', { kind: 'ready-table' }, 'PUT /table-ready', {}],
  ['an undo', { kind: 'undo', of: 'other' }, 'POST /undo', { entry: 3 }],
])('%s', (_, change, request, body) => {
  const [method, path] = request.split(' ');
  expect(toSent({ call: callOf(change, 3) })).toEqual({
    method,
    path: `/bookings/booking-1${path}`,
    body: { ...body, at: AT },
  });
});

test('a walk-in at a table, one until the next party comes, and one that waits, with what is known of them', () => {
  const guest = { label: 'red coat', name: null, phone: '+34600111222', email: null };
  const bodies = [
    aWalkIn({ tables }),
    aWalkIn({ tables, until: Date.parse('2026-11-20T21:15:00+01:00') }),
    aWalkIn({ status: 'WAIT_LIST_WALK_IN', quotedWaitMinutes: 20, guest }),
  ].map((change) => callOf(change, null).body);
  const party = { pax: 2, paxChildren: 0, at: AT };
  const known = { label: 'red coat', phone: '+34600111222' };
  expect(bodies).toEqual([
    { ...party, status: 'SEATED', tables: ['pos-4', 'pos-5'] },
    { ...party, status: 'SEATED', tables: ['pos-4', 'pos-5'], isTimeLimited: true },
    { ...party, status: 'WAIT_LIST_WALK_IN', quotedWaitMinutes: 20, ...known },
  ]);
});
