import type { ProblemCode } from '../problem.ts';
import { cancelBooking } from './cancel-booking.ts';
import { checkCalendar } from './check-calendar.ts';
import { checkSlot } from './check-slot.ts';
import { checkSlotAddOns } from './check-slot-add-ons.ts';
import { checkWorkDay } from './check-work-day.ts';
import { closeTicket } from './close-ticket.ts';
import { createBooking } from './create-booking.ts';
import { createWalkIn } from './create-walk-in.ts';
import { getCustomer } from './get-customer.ts';
import { listBookings } from './list-bookings.ts';
import { listEvents } from './list-events.ts';
import type { OperationExample, PartnerOperationDeclaration } from './partner-operation.ts';
import { readBooking } from './read-booking.ts';
import { transferTicket } from './transfer-ticket.ts';
import { updateBooking } from './update-booking.ts';
import { updateBookingStatus } from './update-booking-status.ts';

/**
 * Problems that operations of the partner API share, in the order of the checks. Use
 * {@link problemsOf} for those of one operation.
 */
export const COMMON_PROBLEMS = [
  'RATE_LIMIT_EXCEEDED',
  'UNAUTHORIZED',
  'PARTNER_REQUIRED',
  'PARTNER_NOT_FOUND',
  'ACCOUNT_REQUIRED',
  'ACCOUNT_NOT_FOUND',
  'PARTNER_INTEGRATION_NOT_AVAILABLE',
  'PARTNER_INTEGRATION_NOT_ENABLED',
  'FORBIDDEN',
  'BAD_REQUEST',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_ERROR',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
] as const satisfies readonly ProblemCode[];

/** Those of them that only operations with a body have. */
const BODY_PROBLEMS: ReadonlySet<ProblemCode> = new Set([
  'BAD_REQUEST',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_ERROR',
]);

/** The operations, in the order in which an integration usually calls them. */
export const PARTNER_OPERATIONS = {
  'check-calendar': checkCalendar,
  'check-work-day': checkWorkDay,
  'check-slot': checkSlot,
  'check-slot-add-ons': checkSlotAddOns,
  'create-booking': createBooking,
  'list-bookings': listBookings,
  'read-booking': readBooking,
  'update-booking': updateBooking,
  'update-booking-status': updateBookingStatus,
  'cancel-booking': cancelBooking,
  'create-walk-in': createWalkIn,
  'close-ticket': closeTicket,
  'transfer-ticket': transferTicket,
  'get-customer': getCustomer,
  'list-events': listEvents,
} as const satisfies Record<string, PartnerOperationDeclaration>;

export type PartnerOperations = typeof PARTNER_OPERATIONS;
export type PartnerOperation = keyof PartnerOperations;

/** The example request of an operation, and the answers to it. */
export function exampleOf(name: PartnerOperation): OperationExample {
  return PARTNER_OPERATIONS[name].example;
}

/**
 * The problems of an operation of the partner API: the common ones and its own. An operation without a body has only the
 * body problems that it lists itself.
 */
export function problemsOf(name: PartnerOperation): ProblemCode[] {
  const own: readonly ProblemCode[] = PARTNER_OPERATIONS[name].problems;
  const hasBody = PARTNER_OPERATIONS[name].method !== 'GET';
  const common: ProblemCode[] = COMMON_PROBLEMS.filter(
    (code) => hasBody || !BODY_PROBLEMS.has(code) || own.includes(code),
  );
  return [...common, ...own.filter((code) => !common.includes(code))];
}
