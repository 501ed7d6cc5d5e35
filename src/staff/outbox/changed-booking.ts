import type { StaffBooking } from '../../contract/staff/booking.ts';
import {
  type BookingStatus,
  groupOf,
  holdsTable,
  nextStatuses,
} from '../../domain/booking-status.ts';
import { timestampsAfterTransition } from '../../domain/status-timestamps.ts';
import { statusAfterClose } from '../../domain/ticket.ts';
import { toZonedIso } from '../../domain/venue-time.ts';
import { newReadyTable } from '../../domain/wait-list/ready-table.ts';
import type { TappedChange } from './outbox-entry.ts';

/** Whether a booking already is as a change wants it. */
export function isAlreadySo(change: TappedChange, booking: StaffBooking): boolean {
  switch (change.kind) {
    case 'status':
      return (
        booking.status === change.to &&
        (change.tables === undefined || areSame(booking.tables, change.tables))
      );
    case 'cancel':
      return booking.status === 'CANCELED';
    case 'tables':
      return (
        areSame(booking.tables, change.tables) && booking.hasFixedTables === change.hasFixedTables
      );
    case 'swap':
      return areSame(booking.tables, change.withTables);
    case 'note':
      return booking.privateNotes === change.privateNotes;
    case 'table-move-undo':
      return areSame(booking.tables, change.tables);
    // The server knows these only by their key.
    case 'ready-table':
    case 'ticket':
    case 'walk-in':
    case 'undo':
      return false;
  }
}

/** Whether a change can be made to a booking as it is, as far as its status says. */
export function isPossible(change: TappedChange, booking: StaffBooking): boolean {
  switch (change.kind) {
    case 'status':
      return nextStatuses(booking.status, true).includes(change.to);
    case 'cancel':
      return nextStatuses(booking.status).includes('CANCELED');
    case 'tables':
    case 'swap':
    case 'table-move-undo':
      return groupOf(booking.status) !== 'closed';
    case 'ticket':
      return groupOf(booking.status) === 'seated';
    case 'note':
      return booking.status !== 'DELETED';
    case 'ready-table':
      return booking.status === 'WAIT_LIST_WALK_IN';
    case 'walk-in':
    case 'undo':
      return true;
  }
}

/**
 * A booking as it will be after a change of its own. It says what the person wanted, and nothing about what the
 * server decides: moves of others, a table that it finds.
 */
export function changedBooking(
  booking: StaffBooking,
  change: TappedChange,
  tappedAt: number,
  timezone: string,
): StaffBooking {
  switch (change.kind) {
    case 'status': {
      const after = withStatus(booking, change.to, tappedAt, timezone);
      return change.tables ? { ...after, tables: change.tables, hasFixedTables: true } : after;
    }
    case 'cancel':
      return {
        ...withStatus(booking, 'CANCELED', tappedAt, timezone),
        cancelReason: change.reason,
      };
    case 'tables':
      return { ...booking, tables: change.tables, hasFixedTables: change.hasFixedTables };
    case 'swap':
      return { ...booking, tables: change.withTables };
    case 'table-move-undo':
      return { ...booking, tables: change.tables };
    case 'note':
      return { ...booking, privateNotes: change.privateNotes };
    case 'ticket':
      return withTicket(booking, change.ticket);
    case 'ready-table':
      return withReadyTable(booking, tappedAt, timezone);
    case 'walk-in':
    case 'undo':
      return booking;
  }
}

function withStatus(
  booking: StaffBooking,
  to: BookingStatus,
  tappedAt: number,
  timezone: string,
): StaffBooking {
  const instantOf = (text: string | null) => (text === null ? null : Date.parse(text));
  const textOf = (instant: number | null) =>
    instant === null ? null : toZonedIso(timezone, instant);
  const { tableReadyAt, arrivedAt, seatedAt, endedAt } = timestampsAfterTransition(
    {
      status: booking.status,
      tableReadyAt: instantOf(booking.tableReadyAt),
      arrivedAt: instantOf(booking.arrivedAt),
      seatedAt: instantOf(booking.seatedAt),
      endedAt: instantOf(booking.endedAt),
      canceledAt: null,
    },
    to,
    tappedAt,
  );
  const isFromDoor = booking.status === 'WAIT_LIST_WALK_IN';
  return {
    ...booking,
    status: to,
    ...(isFromDoor && { waitList: null, tables: readyTablesFor(booking, to, tappedAt) }),
    tableReadyAt: textOf(tableReadyAt),
    arrivedAt: textOf(arrivedAt),
    seatedAt: textOf(seatedAt),
    endedAt: textOf(endedAt),
  };
}

/** The tables that were kept for guests at the door, if they sit down in time. */
function readyTablesFor(
  { waitList, tables }: StaffBooking,
  to: BookingStatus,
  tappedAt: number,
): StaffBooking['tables'] {
  const offer = waitList?.offer;
  const isKept = holdsTable(to) && offer && tappedAt < Date.parse(offer.endsAt);
  return isKept ? offer.tables : tables;
}

/** With a table that the server finds. */
function withReadyTable(booking: StaffBooking, tappedAt: number, timezone: string): StaffBooking {
  const { offeredAt, endsAt } = newReadyTable(tappedAt, []);
  const readyAt = toZonedIso(timezone, offeredAt);
  return {
    ...booking,
    tableReadyAt: readyAt,
    waitList: {
      state: 'OFFERED',
      joinedAt: booking.bookingAt,
      offer: { tables: [], offeredAt: readyAt, endsAt: toZonedIso(timezone, endsAt) },
      skipReason: null,
    },
  };
}

function withTicket(
  booking: StaffBooking,
  ticket: Extract<TappedChange, { kind: 'ticket' }>['ticket'],
): StaffBooking {
  const { totalAmount, payments = [] } = ticket;
  const status = statusAfterClose(
    totalAmount,
    payments.map((payment) => ({ ...payment, currency: payment.currency ?? '' })),
  );
  return { ...booking, ticketTotalAmount: totalAmount, status };
}

/** Whether two lists name the same tables, in whatever order. */
export function areSame(a: StaffBooking['tables'], b: StaffBooking['tables']): boolean {
  return a.length === b.length && a.every(({ id }) => b.some((other) => other.id === id));
}
