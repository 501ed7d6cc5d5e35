import { describe, expect, test } from 'vitest';
import type { StaffBooking } from '../../../src/contract/staff/booking.ts';
import { conflictsWithSnapshot, type TappedChange } from '../../../src/staff/changes/changes.ts';
import { aBooking, aCustomer, aTable, at } from '../fixtures/bookings.ts';

const ARRIVED: TappedChange = { kind: 'status', to: 'ARRIVED' };
const SEATED: TappedChange = { kind: 'status', to: 'SEATED' };
const CANCEL: TappedChange = { kind: 'cancel', reason: 'OTHER' };
const DELETED: TappedChange = { kind: 'status', to: 'DELETED' };
const NOTE: TappedChange = { kind: 'note', privateNotes: 'by the window' };
const TABLES: TappedChange = {
  kind: 'tables',
  tables: [aTable(1)],
  hasFixedTables: true,
  force: [],
};

const DIFFERENCES = {
  status: { status: 'ARRIVED' },
  'other tables': { tables: [aTable(5)] },
  'another time': { bookingAt: at('21:30') },
  'another party': { pax: 5 },
  'another note': { privateNotes: 'calls back' },
  'another guest': { customer: aCustomer({ uuid: 'guest-2' }) },
  allergies: { allergiesDescription: 'nuts' },
} satisfies Record<string, Partial<StaffBooking>>;
type Difference = keyof typeof DIFFERENCES;

const matters = (change: TappedChange, seen = aBooking()) =>
  (Object.keys(DIFFERENCES) as Difference[]).filter((name) =>
    conflictsWithSnapshot(change, seen, { ...seen, ...DIFFERENCES[name] }),
  );
const EVERYTHING = Object.keys(DIFFERENCES);

describe('what matters', () => {
  test.each<[string, TappedChange, Difference[]]>([
    ['to an arrival', ARRIVED, ['status']],
    ['to a seating', SEATED, ['status', 'other tables', 'another time', 'another party']],
    ['to a note', NOTE, ['another note']],
    ['to a choice of tables', TABLES, ['other tables', 'another time', 'another party']],
  ])('%s', (_, change, expected) => {
    expect(matters(change).toSorted()).toEqual(expected.toSorted());
  });

  test.each([CANCEL, DELETED])('to a move without a way back: everything', (change) => {
    expect(matters(change)).toEqual(EVERYTHING);
  });

  test('not the table to a seating of somebody without one on screen', () => {
    expect(matters(SEATED, aBooking({ tables: [] }))).toEqual(['status']);
  });

  test('to a choice of tables only whether the guests have come to sit or have left', () => {
    const seen = aBooking();
    expect(conflictsWithSnapshot(TABLES, seen, { ...seen, status: 'ARRIVED' })).toBe(false);
    expect(conflictsWithSnapshot(TABLES, seen, { ...seen, status: 'SEATED' })).toBe(true);
  });
});

test('the same tables in another order, and the same moment in another zone, are not different', () => {
  const seen = aBooking({ tables: [aTable(1), aTable(4)] });
  const fresh = { ...seen, tables: [aTable(4), aTable(1)], bookingAt: '2026-11-20T19:30:00Z' };
  expect(conflictsWithSnapshot(CANCEL, seen, fresh)).toBe(false);
});
