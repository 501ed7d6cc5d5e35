import type { BookingLog, LogEntry } from '../../contract/staff/log.ts';
import type { Ticket } from '../../domain/ticket.ts';
import { customerChangeOf } from '../../domain/undo.ts';
import { toZonedIso } from '../../domain/venue-time.ts';
import type { WaitListPlace } from '../../domain/wait-list/wait-list-place.ts';
import { namedBookingShape, tableShapes } from '../../operations/answers/table-changes-shape.ts';
import type { LogView } from '../../operations/bookings/read-log.ts';

/** Fields of the journal that only the server needs, or that repeat another one. */
const HIDDEN = new Set([
  'ip',
  'utm',
  'shiftId',
  'floorPlanAreaId',
  'customerUuid',
  'cancellationPolicy',
  'clientReferenceId',
  'redemptionCode',
  'isTimeLimited',
  'language',
]);

/** The contact fields of a booking, and the corresponding fields of its guest. If both changed, only the guest's is listed. */
const CONTACTS: Readonly<Record<string, string>> = {
  customerEmail: 'email',
  customerPhone: 'phone',
};

/** The log of a booking, newest first. */
export function logShape(view: LogView): BookingLog {
  const entries = view.entries.map((entry) => entryShape(view, entry));
  return { entries: entries.reverse() };
}

function entryShape(
  { venue, entries, names, others }: LogView,
  entry: LogView['entries'][number],
): LogEntry {
  const at = (instant: number) => toZonedIso(venue.timezone, instant);
  const { actor, madeRoomFor, tappedAt } = entry;
  const other = madeRoomFor === null ? undefined : others.get(madeRoomFor);
  return {
    entry: entry.version,
    operation: entry.operation,
    actor: { kind: actor.kind, name: actor.id === null ? null : (names.get(actor.id) ?? null) },
    approvedBy: entry.approvedBy === null ? null : (names.get(entry.approvedBy) ?? null),
    tappedAt: tappedAt === null ? null : at(tappedAt),
    writtenAt: at(entry.writtenAt),
    changes: Object.entries(entry.changes)
      .filter(([field]) => !HIDDEN.has(field) && !repeatsCustomer(entry, field))
      .map(([field, [before, after]]) => ({
        field: field === 'tableIds' ? 'tables' : field,
        before: valueShape(venue, field, before),
        after: valueShape(venue, field, after),
      })),
    forced: [...entry.forced],
    madeRoomFor: other ? namedBookingShape(venue, other) : null,
    undoes: entry.undoes,
    undoneBy: entries.find(({ undoes }) => undoes === entry.version)?.version ?? null,
  };
}

function repeatsCustomer(entry: LogView['entries'][number], field: string): boolean {
  const contact = CONTACTS[field];
  const [, after] = customerChangeOf(entry) ?? [];
  return contact !== undefined && after !== undefined && contact in after;
}

function valueShape(venue: LogView['venue'], field: string, value: unknown): unknown {
  if (value === null) return null;
  if (field.endsWith('At')) return toZonedIso(venue.timezone, value as number);
  if (field === 'waitList') return (value as WaitListPlace).state;
  if (field === 'tableIds') return tableShapes(venue, value as number[]).map(({ name }) => name);
  return field === 'ticket' ? (value as Ticket).totalAmount : value;
}
