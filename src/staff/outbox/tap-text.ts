import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { BookingStatus } from '../../domain/booking-status.ts';
import { moveLabel, nameOf, tableText } from '../bookings/booking-text.ts';
import type { StaffMessages } from '../messages/staff-messages.ts';
import type { OutboxState, TappedChange } from './outbox-entry.ts';

/** The label of the button that a change was tapped with. */
export function actionOf(
  change: TappedChange,
  snapshot: StaffBooking | null,
  messages: StaffMessages,
): string {
  const { service } = messages;
  switch (change.kind) {
    case 'status':
      return change.tables
        ? service.seatAt(tableText(change.tables, messages))
        : moveLabel(snapshot?.status ?? change.to, change.to, messages);
    case 'cancel':
      return messages.move.CANCELED;
    case 'tables':
      return messages.tableChanges.moveTo(tableText(change.tables, messages));
    case 'swap':
      return messages.tableChanges.moveTo(tableText(change.withTables, messages));
    case 'table-move-undo':
      return messages.tableChanges.undo;
    case 'note':
      return service.note;
    case 'ticket':
      return messages.details.closeTicket;
    case 'ready-table':
      return service.tableReady;
    case 'walk-in':
      return service.walkIn;
    case 'undo':
      return service.undo;
  }
}

/** What a tap did, in a few words: "Laura Vidal is now seated at T4". */
export function tapText(
  change: TappedChange,
  snapshot: StaffBooking | null,
  { done, entries }: OutboxState,
  messages: StaffMessages,
): string {
  const { tapText: texts } = messages.service;
  const who = snapshot ? nameOf(snapshot, messages) : messages.walkIn;
  const movedTo = (to: BookingStatus) => messages.moved[to](who);
  switch (change.kind) {
    case 'status': {
      const tables = change.tables ?? (change.to === 'SEATED' ? (snapshot?.tables ?? []) : []);
      const moved = movedTo(change.to);
      return tables.length > 0 ? messages.atTables(moved, tableText(tables, messages)) : moved;
    }
    case 'cancel':
      return movedTo('CANCELED');
    case 'tables':
    case 'table-move-undo':
      return texts.tables(who, tableText(change.tables, messages));
    case 'swap':
      return texts.tables(who, tableText(change.withTables, messages));
    case 'note':
      return texts.note(who);
    case 'ticket':
      return texts.ticket(who);
    case 'ready-table':
      return texts.tableReady(who);
    case 'walk-in': {
      const { pax, paxChildren } = change.walkIn;
      return texts.walkIn(pax + paxChildren);
    }
    case 'undo': {
      const undone = [...done, ...entries].find(({ id }) => id === change.of);
      if (!undone) return texts.undo(who);
      const before = 'before' in undone ? undone.before : undone.snapshot;
      return texts.undo(tapText(undone.change, before, { done, entries }, messages));
    }
  }
}
