import { groupOf } from '../../domain/booking-status.ts';
import { tableText } from '../bookings/booking-text.ts';
import { TABLE_FACTS } from './assign-tables.ts';
import { areSame, type ChangeKind, type Tables } from './change-kind.ts';

export interface TableMoveUndo {
  kind: 'table-move-undo';
  moveId: number;
  tables: Tables;
}

/** A party that made room for another one goes back to its tables. */
export const undoTableMove: ChangeKind<TableMoveUndo> = {
  isPossible: (_, { status }) => groupOf(status) !== 'closed',
  isAlreadySo: ({ tables }, booking) => areSame(booking.tables, tables),
  apply: ({ tables }, booking) => ({ ...booking, tables }),
  call: ({ moveId }, { params, at }) => ({
    operation: 'undo-table-move',
    params,
    body: { moveId, at },
  }),
  facts: () => TABLE_FACTS,
  label: (_change, _snapshot, messages) => messages.tableChanges.undo,
  text: ({ tables }, { who }, messages) =>
    messages.service.tapText.tables(who, tableText(tables, messages)),
};
