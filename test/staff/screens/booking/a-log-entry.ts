import type { LogEntry } from '../../../../src/contract/staff/log.ts';
import { at } from '../../fixtures/bookings.ts';

/** A colleague has seated the party at 19:58. */
export function aLogEntry(changes: Partial<LogEntry> = {}): LogEntry {
  return {
    entry: 2,
    operation: 'update-booking-status',
    actor: { kind: 'STAFF', name: 'Marta' },
    approvedBy: null,
    tappedAt: null,
    writtenAt: at('19:58'),
    changes: [{ field: 'status', before: 'CONFIRMED', after: 'SEATED' }],
    forced: [],
    madeRoomFor: null,
    undoes: null,
    undoneBy: null,
    ...changes,
  };
}
