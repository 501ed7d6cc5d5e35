import type { StaffBooking } from '../../contract/staff/booking.ts';
import { groupOf, nextStatuses } from '../../domain/booking-status.ts';
import type { TappedChange } from './outbox-entry.ts';

type Fact = (booking: StaffBooking) => unknown;

const status: Fact = (booking) => booking.status;
const time: Fact = ({ bookingAt, turnMinutes }) => `${Date.parse(bookingAt)} ${turnMinutes}`;
const party: Fact = ({ pax, paxChildren }) => `${pax} ${paxChildren}`;
const tables: Fact = (booking) =>
  booking.tables
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();
const note: Fact = ({ privateNotes }) => privateNotes;
const ticket: Fact = ({ ticketTotalAmount }) => ticketTotalAmount;
const guest: Fact = ({ customer }) => customer?.uuid ?? null;
const wishes: Fact = (booking) => [
  booking.allergiesDescription,
  booking.customerSpecialRequests,
  booking.publicNotes,
];

/**
 * Whether a booking differs from what a person saw when they tapped, in what the tap was about: the table, for
 * somebody who seats a party, and everything for a move without a way back. Another note does not matter to a seating.
 */
export function isSeenDifferently(
  change: TappedChange,
  snapshot: StaffBooking,
  fresh: StaffBooking,
): boolean {
  return factsOf(change, snapshot).some(
    (fact) => JSON.stringify(fact(snapshot)) !== JSON.stringify(fact(fresh)),
  );
}

function factsOf(change: TappedChange, { tables: shown }: StaffBooking): readonly Fact[] {
  switch (change.kind) {
    case 'status':
      if (nextStatuses(change.to).length === 0) return everything(note);
      // Who is seated without a table on screen takes the one that the server finds.
      if (change.to === 'SEATED')
        return shown.length > 0 ? [status, time, party, tables] : [status];
      return [status];
    case 'cancel':
      return everything(note);
    case 'tables':
    case 'swap':
    case 'table-move-undo':
      return [(booking) => groupOf(booking.status), time, party, tables];
    case 'note':
      return [note];
    case 'ready-table':
      return [status, party];
    case 'ticket':
      return [ticket, (booking) => groupOf(booking.status)];
    case 'walk-in':
    case 'undo':
      return [];
  }
}

function everything(...more: readonly Fact[]): readonly Fact[] {
  return [status, time, party, tables, ticket, guest, wishes, ...more];
}
