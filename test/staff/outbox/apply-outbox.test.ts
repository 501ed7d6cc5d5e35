import { expect, test } from 'vitest';
import type { StaffBooking } from '../../../src/contract/staff/booking.ts';
import type { TappedChange } from '../../../src/staff/changes/changes.ts';
import { applyOutbox } from '../../../src/staff/outbox/apply-outbox.ts';
import type { OutboxEntry } from '../../../src/staff/outbox/outbox-entry.ts';
import { aBooking, aTable, at, SHOWN_DAY } from '../fixtures/bookings.ts';
import { aDoneChange, anEntry, aWalkIn } from './an-entry.ts';

const ARRIVED: TappedChange = { kind: 'status', to: 'ARRIVED' };
const SEATED: TappedChange = { kind: 'status', to: 'SEATED' };
const booking = aBooking();

const show = (entries: OutboxEntry[], bookings = [booking], done = [] as never[]) =>
  applyOutbox(bookings, { entries, done }, SHOWN_DAY);

test('the list itself without a tap', () => {
  const list = [booking];
  expect(applyOutbox(list, { entries: [], done: [aDoneChange()] }, SHOWN_DAY).bookings).toBe(list);
});

test('taps in the order in which they were made, at the moment of each', () => {
  const later = Date.parse(at('20:10'));
  const { bookings, unsent } = show([
    anEntry('1', ARRIVED),
    anEntry('2', SEATED, { tappedAt: later }),
  ]);
  expect(bookings).toMatchObject([
    { status: 'SEATED', arrivedAt: at('20:05'), seatedAt: at('20:10'), version: 1 },
  ]);
  expect([...unsent]).toEqual(['booking-1']);
});

test('not what is refused, or no longer possible', () => {
  const refusal = { kind: 'gone' } as const;
  expect(show([anEntry('1', ARRIVED, { refusal })])).toEqual({
    bookings: [booking],
    unsent: new Set(),
  });
  const left = aBooking({ status: 'ATTENDED' });
  expect(show([anEntry('1', ARRIVED)], [left])).toEqual({ bookings: [left], unsent: new Set() });
});

test('what the server has made already is marked until it has answered', () => {
  const seated = aBooking({ status: 'ARRIVED', arrivedAt: at('20:01') });
  const shown = show(
    [anEntry('1', { kind: 'tables', tables: seated.tables, hasFixedTables: false, force: [] })],
    [seated],
  );
  expect(shown).toEqual({ bookings: [seated], unsent: new Set(['booking-1']) });
});

test('both bookings of a swap at their new tables', () => {
  const other = aBooking({ uuid: 'other', tables: [aTable(5)] });
  const swap: TappedChange = {
    kind: 'swap',
    with: 'other',
    withTables: other.tables,
    ownTables: booking.tables,
  };
  const { bookings, unsent } = show([anEntry('1', swap)], [booking, other]);
  expect(bookings.map(({ tables }) => tables)).toEqual([other.tables, booking.tables]);
  expect([...unsent]).toEqual(['booking-1', 'other']);
});

test('no half of a swap, whichever party has other tables or has left', () => {
  const other = aBooking({ uuid: 'other', tables: [aTable(5)] });
  const swap: TappedChange = {
    kind: 'swap',
    with: 'other',
    withTables: other.tables,
    ownTables: booking.tables,
  };
  const days: StaffBooking[][] = [
    [{ ...booking, status: 'NO_SHOW' }, other],
    [booking, { ...other, status: 'ATTENDED' }],
    [booking, { ...other, tables: [aTable(6)] }],
    [booking],
  ];
  for (const bookings of days)
    expect(show([anEntry('1', swap)], bookings)).toEqual({ bookings, unsent: new Set() });
});

test('a new walk-in on its own day, with what was tapped for it, and none that is deleted', () => {
  const change = aWalkIn({ pax: 3, paxChildren: 1, tables: [aTable(5)] });
  const entry = anEntry('1', change, { snapshot: null });
  const note = anEntry('2', { kind: 'note', privateNotes: 'in a hurry' }, { bookingUuid: 'new-1' });
  expect(show([entry, note]).bookings).toMatchObject([
    booking,
    { uuid: 'new-1', pax: 3, isWalkIn: true, seatedAt: at('20:05'), privateNotes: 'in a hurry' },
  ]);
  expect(show([{ ...entry, workDay: '2026-11-21' }]).bookings).toEqual([booking]);
  expect(show([anEntry('1', { kind: 'status', to: 'DELETED' })]).bookings).toEqual([]);
});

test('a walk-in once, although the server told of it before its answer came; what was tapped for it applies to that one', () => {
  const change = aWalkIn({ tables: [aTable(5)] });
  const entry = anEntry('1', change, { snapshot: null, isSent: true });
  const note = anEntry('2', { kind: 'note', privateNotes: 'in a hurry' }, { bookingUuid: 'new-1' });
  const made = aBooking({
    uuid: 'walk-in-1',
    isWalkIn: true,
    status: 'SEATED',
    seatedAt: at('20:05'),
    tables: [aTable(5)],
  });
  const shown = show([entry, note], [booking, made]);
  expect(shown.bookings).toEqual([booking, { ...made, privateNotes: 'in a hurry' }]);
  expect([...shown.unsent]).toEqual(['walk-in-1']);

  const others = [
    { ...made, seatedAt: at('20:06') },
    { ...made, pax: 3 },
    { ...made, tables: [aTable(6)] },
    { ...made, isWalkIn: false },
  ];
  for (const other of others) expect(show([entry], [other]).bookings).toHaveLength(2);
  expect(show([{ ...entry, isSent: false }], [made]).bookings).toHaveLength(2);
  // Two were tapped in the same second; the answer to the first one has come.
  const second = anEntry('2', change, { snapshot: null, isSent: true });
  expect(show([entry, second], [made]).bookings).toHaveLength(2);
  const done = [aDoneChange({ bookingUuid: made.uuid })] as never[];
  expect(show([second], [made], done).bookings).toHaveLength(2);
});

test('a walk-in on the list once, although the server told of it before its answer came', () => {
  const guest = { label: 'red coat', name: null, phone: null, email: null };
  const wait = { status: 'WAIT_LIST_WALK_IN', quotedWaitMinutes: 20, guest } as const;
  const tappedAt = Date.parse(at('20:05')) + 31_000;
  const entry = anEntry('1', aWalkIn(wait), { snapshot: null, isSent: true, tappedAt });
  const made = aBooking({
    uuid: 'walk-in-1',
    isWalkIn: true,
    status: 'WAIT_LIST_WALK_IN',
    bookingAt: at('20:05'),
    quotedWaitMinutes: 20,
    walkInGuest: guest,
  });
  expect(show([entry], [made]).bookings).toEqual([made]);
  const nobodyKnown = aWalkIn({ ...wait, guest: { ...guest, label: null } });
  const unknown = { ...made, walkInGuest: null };
  expect(show([{ ...entry, change: nobodyKnown }], [unknown]).bookings).toEqual([unknown]);
  for (const other of [
    { ...made, walkInGuest: null },
    { ...made, quotedWaitMinutes: 25 },
  ])
    expect(show([entry], [other]).bookings).toHaveLength(2);
});

test('a new walk-in stays until the next party comes, as its guests were told', () => {
  const turns = [null, Date.parse(at('20:50'))].map((until) => {
    const entry = anEntry('1', aWalkIn({ tables: [aTable(5)], until }), { snapshot: null });
    return show([entry]).bookings[1]?.turnMinutes;
  });
  expect(turns).toEqual([90, 45]);
});

test('a change as it was before, once somebody takes it back', () => {
  const undo = anEntry('2', { kind: 'undo', of: 'done' });
  const { after } = aDoneChange();
  const undone = applyOutbox([after], { entries: [undo], done: [aDoneChange()] }, SHOWN_DAY);
  expect(undone.bookings).toMatchObject([{ status: 'CONFIRMED', arrivedAt: null, version: 2 }]);
  const onItsWay = [
    anEntry('1', ARRIVED, { isSent: true }),
    anEntry('2', { kind: 'undo', of: '1' }),
  ];
  expect(show(onItsWay).bookings).toEqual([booking]);
});
