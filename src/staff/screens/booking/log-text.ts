import type { LogEntry } from '../../../contract/staff/log.ts';
import { BOOKING_STATUSES } from '../../../domain/booking-status.ts';
import type { MessagesWith } from '../../messages/staff-messages.ts';
import { dateTimeOf, moneyOf, type VenueFormat } from '../../parts/venue-format.ts';

/** What was done, in the reader's language; the operation's own name where there is no text for it. */
export function logOperation(
  { operation, undoes }: LogEntry,
  { log }: MessagesWith<'service'>,
): string {
  if (undoes !== null) return log.operations['undo-change'];
  return isKeyOf(log.operations, operation) ? log.operations[operation] : operation;
}

export function logActor(
  { actor: { kind, name } }: LogEntry,
  { log }: MessagesWith<'service'>,
): string {
  return name ?? log.actors[kind];
}

/** "Time: 20:30 → 21:00". */
export function logChange(
  { field, before, after }: LogEntry['changes'][number],
  messages: MessagesWith<'service'>,
  format: VenueFormat,
): string {
  const { log, staffNotes } = messages;
  const fields = { ...log.fields, ...staffNotes };
  const name = isKeyOf(fields, field) ? fields[field] : field;
  const [from, to] = [before, after].map((value) => valueText(field, value, messages, format));
  return log.change(name, from ?? log.nothing, to ?? log.nothing);
}

/** Null for nothing. */
function valueText(
  field: string,
  value: unknown,
  messages: MessagesWith<'service'>,
  format: VenueFormat,
): string | null {
  const { conflict, status, cancelReason, occasion, waitList } = messages;
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? conflict.yes : conflict.no;
  if (typeof value === 'number')
    return field === 'ticket' ? moneyOf(value, format) : value.toLocaleString(format.locale);
  if (Array.isArray(value)) return value.map(partText).join(', ') || null;
  if (field === 'customer') return customerText(value);
  if (typeof value !== 'string') return partText(value);
  if (field.endsWith('At')) return dateTimeOf(value, format);
  const known = BOOKING_STATUSES.find((each) => each === value);
  if (field === 'status' && known) return status[known];
  if (field === 'waitList' && isKeyOf(waitList.states, value)) return waitList.states[value];
  if (field === 'cancelReason' && isKeyOf(cancelReason, value)) return cancelReason[value];
  if (field === 'specialOccasion' && isKeyOf(occasion, value)) return occasion[value];
  return value;
}

/** The changed fields of the guest; null if all were empty. */
function customerText(fields: unknown): string | null {
  const values = typeof fields === 'object' && fields !== null ? Object.values(fields) : [];
  return values.filter((value) => typeof value === 'string').join(', ') || null;
}

/** An add-on, an experience or a product by its name. */
function partText(part: unknown): string {
  if (typeof part === 'object' && part !== null && 'name' in part) return String(part.name);
  return typeof part === 'string' ? part : JSON.stringify(part);
}

function isKeyOf<T extends object>(texts: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(texts, key);
}
