import { expect, test } from 'vitest';
import type { StaffBooking } from '../../../../src/contract/staff/booking.ts';
import type { TappedChange } from '../../../../src/staff/changes/changes.ts';
import { tableHolders } from '../../../../src/staff/screens/service/table-holders.ts';
import { aBooking, aSession, at } from '../../fixtures/bookings.ts';
import { anEntry, aWalkIn } from '../../outbox/an-entry.ts';

const { venue } = aSession();
const NOW = Date.parse(at('20:00'));
const PARTY = aBooking({ uuid: 'party', bookingAt: at('22:00'), turnMinutes: 90 });
const [TABLE] = PARTY.tables;

/** Guests who are seated at the party's table until about nine. */
const SEATED = aBooking({
  uuid: 'seated',
  status: 'SEATED',
  bookingAt: at('19:30'),
  seatedAt: at('19:30'),
  turnMinutes: 90,
});
/** A booking of the party's table at half past ten. */
const LATER = aBooking({ uuid: 'later', bookingAt: at('22:30'), turnMinutes: 90 });

function holdersOf(change: TappedChange, shown: StaffBooking | null = PARTY): string[] {
  const room = { bookings: [PARTY, SEATED, LATER], venue, now: NOW };
  const holders = tableHolders(anEntry('tap', change, { snapshot: shown }), shown, room);
  return holders.map(({ booking }) => booking.uuid);
}

test('a party that is seated now meets the guests who sit there now', () => {
  expect(holdersOf({ kind: 'status', to: 'SEATED' })).toEqual(['seated']);
});

test('a party that gets a table for its booked time meets the booking at that time', () => {
  const { tables } = PARTY;
  expect(holdersOf({ kind: 'tables', tables, hasFixedTables: true, force: [] })).toEqual(['later']);
});

test('a walk-in meets the guests who sit there now', () => {
  expect(holdersOf(aWalkIn({ tables: TABLE ? [TABLE] : [] }), null)).toEqual(['seated']);
});

test('nobody has another table', () => {
  const tables = TABLE ? [{ ...TABLE, id: TABLE.id + 1000 }] : [];
  expect(holdersOf({ kind: 'status', to: 'SEATED', tables })).toEqual([]);
});
