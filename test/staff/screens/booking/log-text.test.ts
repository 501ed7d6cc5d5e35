import { expect, test } from 'vitest';
import type { LogEntry } from '../../../../src/contract/staff/log.ts';
import { texts as english } from '../../../../src/locales/compiled/en/staff.ts';
import { texts as service } from '../../../../src/locales/compiled/en/staff-service.ts';
import {
  logActor,
  logChange,
  logOperation,
} from '../../../../src/staff/screens/booking/log-text.ts';
import { at } from '../../fixtures/bookings.ts';
import { aLogEntry } from './a-log-entry.ts';

const messages = { ...english, ...service };

const FORMAT = { locale: 'en-GB', currency: 'EUR', separatesAdultsAndChildren: false };
const textOf = (field: string, before: unknown, after: unknown) =>
  logChange({ field, before, after }, messages, FORMAT).replaceAll(' ', ' ');

test('an operation has a text; an unknown one its own name', () => {
  const operationOf = (changes: Partial<LogEntry>) => logOperation(aLogEntry(changes), messages);
  expect(operationOf({ operation: 'close-ticket' })).toBe('Ticket closed');
  expect(operationOf({ operation: 'toString' })).toBe('toString');
  expect(operationOf({ operation: 'update-booking-status', undoes: 3 })).toBe('Undone');
});

test('who changed something is a name, or what they are', () => {
  const actorOf = (actor: LogEntry['actor']) => logActor(aLogEntry({ actor }), messages);
  expect(actorOf({ kind: 'STAFF', name: 'Marta' })).toBe('Marta');
  expect(actorOf({ kind: 'STAFF', name: null })).toBe('the team');
  expect(actorOf({ kind: 'DINER', name: null })).toBe('the guest');
});

test.each([
  ['status', 'CONFIRMED', 'SEATED', 'Status: Confirmed → Seated'],
  ['pax', 4, 6, 'Guests: 4 → 6'],
  ['tables', ['T4'], ['T4', 'T5'], 'Tables: T4 → T4, T5'],
  ['tables', [], ['T4'], 'Tables: none → T4'],
  ['ticket', null, 8450, 'Ticket: none → €84.50'],
  ['hasFixedTables', false, true, 'Tables chosen by staff: no → yes'],
  ['cancelReason', null, 'CHANGED_PLANS', 'Reason: none → Changed plans'],
  ['specialOccasion', 'BIRTHDAY', null, 'Occasion: Birthday → none'],
  ['privateNotes', '', 'candles', 'Note for the team: none → candles'],
  ['addOns', [], [{ name: 'Wine' }], 'Extras: none → Wine'],
  ['experience', null, { name: 'Tasting' }, 'Experience: none → Tasting'],
  ['customerName', 'Ada Marsh', 'Eve Moss', 'Name: Ada Marsh → Eve Moss'],
  ['customerPhone', null, '+447911123456', 'Phone: none → +447911123456'],
  ['customerEmail', 'ada@marsh.example', null, 'Email: ada@marsh.example → none'],
  [
    'customer',
    { name: 'Ada', phone: null },
    { name: 'Eve', phone: '+44' },
    'Guest: Ada → Eve, +44',
  ],
  ['customer', { phone: null }, { phone: '+44' }, 'Guest: none → +44'],
  ['newField', 'a', 'b', 'newField: a → b'],
] as const)('a change of %s from %j to %j is "%s"', (field, before, after, text) => {
  expect(textOf(field, before, after).toLowerCase()).toBe(text.toLowerCase());
});

test('times are written with their day', () => {
  const text = textOf('bookingAt', at('20:30'), at('21:00'));
  expect(text).toMatch(/^Time: .*20:30 → .*21:00$/);
});
