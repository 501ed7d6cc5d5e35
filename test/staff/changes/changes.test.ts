import { describe, expect, test } from 'vitest';
import type { StaffBooking } from '../../../src/contract/staff/booking.ts';
import {
  BOOKING_STATUSES,
  nextStatuses,
  statusesOnOtherDays,
} from '../../../src/domain/booking-status.ts';
import { kindOf, type TappedChange } from '../../../src/staff/changes/changes.ts';
import { aBooking, aTable, at, SHOWN_DAY } from '../fixtures/bookings.ts';

const TABLES: TappedChange = {
  kind: 'tables',
  tables: [aTable(5), aTable(1)],
  hasFixedTables: true,
  force: [],
};
const TICKET: TappedChange = {
  kind: 'ticket',
  ticket: { totalAmount: 4200, payments: [{ amount: 4200, type: 'CARD' }] } as never,
};
const EACH: TappedChange[] = [
  { kind: 'status', to: 'ARRIVED' },
  { kind: 'status', to: 'SEATED' },
  { kind: 'cancel', reason: 'OTHER' },
  TABLES,
  { kind: 'swap', with: 'other', withTables: [aTable(5)], ownTables: [aTable(4)] },
  { kind: 'table-move-undo', moveId: 7, tables: [aTable(5)] },
  { kind: 'note', privateNotes: 'by the window' },
];
const tapped = (change: TappedChange, booking = aBooking()) =>
  kindOf(change).apply(change, booking, { tappedAt: Date.parse(at('20:05')), day: SHOWN_DAY });
const isAlreadySo = (change: TappedChange, booking: StaffBooking) =>
  kindOf(change).isAlreadySo(change, booking);
const isPossible = (change: TappedChange, booking: StaffBooking) =>
  kindOf(change).isPossible(change, booking);

test.each(EACH)('a booking is as $kind wants it once it is changed, and not before', (change) => {
  expect(isAlreadySo(change, aBooking())).toBe(false);
  expect(isAlreadySo(change, tapped(change))).toBe(true);
});

test('tables are the same in any order, and not while the booking may move', () => {
  const booking = aBooking({ tables: [aTable(1), aTable(5)], hasFixedTables: true });
  expect(isAlreadySo(TABLES, booking)).toBe(true);
  expect(isAlreadySo(TABLES, { ...booking, hasFixedTables: false })).toBe(false);
});

describe('the times of a booking', () => {
  test('are those of the tap', () => {
    const seated = tapped({ kind: 'status', to: 'SEATED' });
    expect(seated).toMatchObject({ arrivedAt: at('20:05'), seatedAt: at('20:05'), endedAt: null });
    expect(tapped({ kind: 'status', to: 'ARRIVED' }, seated)).toMatchObject({
      arrivedAt: at('20:05'),
      seatedAt: null,
    });
    expect(tapped({ kind: 'status', to: 'ATTENDED' }, seated).endedAt).toBe(at('20:05'));
  });
});

test('a closed ticket has its total and the status that the server gives it', () => {
  const seated = aBooking({ status: 'SEATED' });
  expect(tapped(TICKET, seated)).toMatchObject({ ticketTotalAmount: 4200 });
  expect(tapped(TICKET, seated).status).not.toBe('SEATED');
});

test.each(BOOKING_STATUSES)(
  'what is possible for a booking in %s is what the server allows',
  (status) => {
    const booking = aBooking({ status });
    for (const to of BOOKING_STATUSES)
      expect(isPossible({ kind: 'status', to }, booking)).toBe(
        [...nextStatuses(status, true), ...statusesOnOtherDays(status)].includes(to),
      );
    expect(isPossible({ kind: 'cancel', reason: 'OTHER' }, booking)).toBe(
      nextStatuses(status).includes('CANCELED'),
    );
  },
);

test('a ticket is closed while the guests sit, and tables are chosen until they have left', () => {
  expect(isPossible(TICKET, aBooking())).toBe(false);
  expect(isPossible(TICKET, aBooking({ status: 'DESSERTS' }))).toBe(true);
  expect(isPossible(TABLES, aBooking({ status: 'DESSERTS' }))).toBe(true);
  expect(isPossible(TABLES, aBooking({ status: 'ATTENDED' }))).toBe(false);
});

test('a table is ready for guests at the door for ten minutes, and theirs if they sit down in time', () => {
  const waiting = aBooking({ status: 'WAIT_LIST_WALK_IN', isWalkIn: true, tables: [] });
  const READY: TappedChange = { kind: 'ready-table' };
  expect(isPossible(READY, waiting)).toBe(true);
  expect(isPossible(READY, aBooking({ status: 'CONFIRMED' }))).toBe(false);
  const ready = tapped(READY, waiting);
  expect(ready).toMatchObject({
    tableReadyAt: at('20:05'),
    waitList: { offer: { tables: [], endsAt: at('20:15') } },
  });
  const keptUntil = (endsAt: string) => {
    const offer = { tables: [aTable(4)], offeredAt: at('20:00'), endsAt: at(endsAt) };
    const waitList = { state: 'OFFERED', joinedAt: at('19:40'), offer, skipReason: null } as const;
    return tapped({ kind: 'status', to: 'SEATED' }, { ...waiting, waitList });
  };
  expect(keptUntil('20:10')).toMatchObject({ waitList: null, tables: [aTable(4)] });
  expect(keptUntil('20:05')).toMatchObject({ waitList: null, tables: [] });
});
