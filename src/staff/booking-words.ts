import type { PrivateBooking } from '../contract/booking.ts';
import type { PrivateCustomer } from '../contract/customer.ts';
import type { BookingStatus } from '../domain/booking-status.ts';
import { messages } from './messages.ts';
import { goesBack } from './next-status.ts';

/** The name by which the floor calls a booking. */
export function nameOf({ customer, isWalkIn }: PrivateBooking): string {
  return customer?.name ?? (isWalkIn ? messages.walkIn : messages.noName);
}

/** "4 guests", or adults and children where both come. */
export function partyOf({ pax, paxChildren }: PrivateBooking): string {
  return paxChildren > 0 ? messages.partyWithChildren(pax, paxChildren) : messages.party(pax);
}

/** The tables’ names, joined; empty where none is given yet. */
export function tablesOf({ tables }: PrivateBooking): string {
  return tables.map(({ name }) => name).join(' + ');
}

/** The tables as they stand in a sentence: a bare number alone would say nothing there. */
export function tableWords(tables: readonly { name: string }[]): string {
  const names = tables.map(({ name }) => name).join(' + ');
  return /^\d/.test(names) ? messages.table(names) : names;
}

/** What the button of a move says, by whether it goes on or back. */
export function moveWords(from: BookingStatus, to: BookingStatus): string {
  return goesBack(from, to) ? messages.moveBack(messages.status[to]) : messages.move[to];
}

/** What is told once a booking has moved: "Laura Vidal is now seated at T4." */
export function movedWords(booking: PrivateBooking): string {
  const moved = messages.moved[booking.status](nameOf(booking));
  const tables = tableWords(booking.tables);
  const tellsTable = booking.status === 'SEATED' && tables !== '';
  return messages.sentence(tellsTable ? messages.atTables(moved, tables) : moved);
}

/** A guest’s reputation in words; the number alone says little to anyone. */
export function reputationWords({ bookingReputation }: PrivateCustomer): string {
  const words = messages.details.reputationWords;
  if (bookingReputation === 0) return words.unknown;
  if (bookingReputation < 0) return words.poor;
  if (bookingReputation < 0.4) return words.mixed;
  return bookingReputation < 0.85 ? words.good : words.excellent;
}
