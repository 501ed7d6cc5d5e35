import type { BrokenRuleCode, StaffRule } from '../../domain/availability/staff-rules.ts';
import { groupOf } from '../../domain/booking-status.ts';
import { tableText } from '../bookings/booking-text.ts';
import {
  areSame,
  type ChangeKind,
  type Fact,
  facts,
  forced,
  posIdsOf,
  type Tables,
} from './change-kind.ts';

export interface TablesChange {
  kind: 'tables';
  tables: Tables;
  hasFixedTables: boolean;
  force: StaffRule[];
  /** The broken rules that the screen showed before the tap: they are set aside without another question. */
  accepts?: readonly BrokenRuleCode[];
}

/** The facts that a change of tables relies on. */
export const TABLE_FACTS: readonly Fact[] = [
  ({ status }) => groupOf(status),
  facts.time,
  facts.party,
  facts.tables,
];

/** A party gets other tables. */
export const assignTables: ChangeKind<TablesChange> = {
  isPossible: (_, { status }) => groupOf(status) !== 'closed',
  isAlreadySo: ({ tables, hasFixedTables }, booking) =>
    areSame(booking.tables, tables) && booking.hasFixedTables === hasFixedTables,
  apply: ({ tables, hasFixedTables }, booking) => ({ ...booking, tables, hasFixedTables }),
  call: ({ tables, hasFixedTables, force }, { params, at }) => ({
    operation: 'assign-tables',
    params,
    body: { tables: posIdsOf(tables), hasFixedTables, ...forced(force), at },
  }),
  facts: () => TABLE_FACTS,
  label: ({ tables }, _, messages) => messages.tableChanges.moveTo(tableText(tables, messages)),
  text: ({ tables }, { who }, messages) =>
    messages.service.tapText.tables(who, tableText(tables, messages)),
  canForce: () => true,
};
