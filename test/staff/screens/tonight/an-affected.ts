import type { StaffAffectedBooking } from '../../../../src/contract/staff/service-days.ts';
import { aTable, at } from '../../fixtures/bookings.ts';

/** A booking that a change of tonight's service affects. */
export function anAffected(changes: Partial<StaffAffectedBooking> = {}): StaffAffectedBooking {
  return {
    uuid: 'b-1',
    version: 3,
    status: 'CONFIRMED',
    reason: 'AFTER_LAST_TIME',
    name: 'Laura Vidal',
    phone: '+34600111222',
    pax: 2,
    paxChildren: 1,
    bookingAt: at('22:30'),
    isInHouse: false,
    tables: [aTable(4)],
    otherTables: null,
    otherTime: null,
    isMoved: false,
    ...changes,
  };
}
