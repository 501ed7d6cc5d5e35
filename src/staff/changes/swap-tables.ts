import type { StaffRule } from '../../domain/availability/staff-rules.ts';
import { groupOf } from '../../domain/booking-status.ts';
import { tableText } from '../bookings/booking-text.ts';
import { TABLE_FACTS } from './assign-tables.ts';
import { areSame, type ChangeKind, forced, posIdsOf, type Tables } from './change-kind.ts';

export interface SwapChange {
  kind: 'swap';
  with: string;
  withTables: Tables;
  ownTables: Tables;
  /** Absent in entries that were stored by an earlier version. */
  force?: StaffRule[];
}

/** Two bookings exchange their tables. */
export const swapTables: ChangeKind<SwapChange> = {
  isPossible: (_, { status }) => groupOf(status) !== 'closed',
  isAlreadySo: ({ withTables }, booking) => areSame(booking.tables, withTables),
  apply: ({ withTables }, booking) => ({ ...booking, tables: withTables }),
  // Half a swap never happens.
  applyAll(change, { bookingUuid, find }) {
    const one = find(bookingUuid);
    const other = find(change.with);
    if (!one || !other || [one, other].some(({ status }) => groupOf(status) === 'closed'))
      return [];
    // The server's event may have arrived before its answer.
    if (areSame(one.tables, change.withTables)) return [one, other];
    if (!areSame(other.tables, change.withTables)) return [];
    return [
      { ...one, tables: change.withTables },
      { ...other, tables: change.ownTables },
    ];
  },
  call: (change, { params, at }) => ({
    operation: 'assign-tables',
    params,
    body: {
      swapWith: change.with,
      otherTables: posIdsOf(change.withTables),
      ...forced(change.force),
      at,
    },
  }),
  facts: () => TABLE_FACTS,
  label: ({ withTables }, _, messages) =>
    messages.tableChanges.moveTo(tableText(withTables, messages)),
  text: ({ withTables }, { who }, messages) =>
    messages.service.tapText.tables(who, tableText(withTables, messages)),
  canForce: () => true,
  otherBooking: (change) => change.with,
  withOtherBooking: (change, uuid) => ({ ...change, with: uuid }),
};
