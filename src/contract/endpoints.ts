import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { StaffPermission } from '../domain/permission.ts';
import {
  CalendarAnswer,
  CalendarRequest,
  SlotAddOnsAnswer,
  SlotAnswer,
  SlotQuery,
  SlotRequest,
  WorkDayAnswer,
  WorkDayRequest,
} from './availability.ts';
import { BookingAnswer, BookingList, PrivateBooking } from './booking.ts';
import { CustomerAnswer } from './customer.ts';
import { EventList } from './events.ts';
import * as limits from './limits.ts';
import { type OperationName, PATHS } from './paths.ts';
import type { ProblemCode, StaffProblemCode } from './problem.ts';
import { CancelBookingRequest } from './requests/cancel-booking.ts';
import { CloseTicketRequest } from './requests/close-ticket.ts';
import { CreateBookingRequest } from './requests/create-booking.ts';
import { CreateWalkInRequest } from './requests/create-walk-in.ts';
import { ListBookingsQuery } from './requests/list-bookings.ts';
import { ListEventsQuery } from './requests/list-events.ts';
import { TransferTicketRequest } from './requests/transfer-ticket.ts';
import { UpdateBookingRequest } from './requests/update-booking.ts';
import { UpdateBookingStatusRequest } from './requests/update-booking-status.ts';

/** One operation of an API as clients see it. */
export interface Endpoint {
  summary: string;
  /** Partners can have only those of `PERMISSIONS`. */
  permission: StaffPermission;
  params: $ZodType;
  query: $ZodType;
  body: $ZodType;
  answer: $ZodType;
  /** Its own problems, beyond {@link COMMON_PROBLEMS}. */
  problems: readonly StaffProblemCode[];
  /** Takes the header Idempotency-Key: it creates a booking or a walk-in. */
  acceptsIdempotencyKey?: true;
  /** Takes the header If-Match: a change of one booking, or of the venue document. */
  acceptsIfMatch?: true;
  /** The largest body, where {@link limits.MAX_BODY_BYTES} is not enough. */
  maxBodyBytes?: number;
  /** Returns no localized text, so Accept-Language has no effect. */
  ignoresAcceptLanguage?: true;
  /** May send the header Location. */
  sendsLocation?: true;
}

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

const empty = z.object({});
const bookingUuid = z.object({ bookingUuid: limits.Uuid });
const workDay = z.object({ date: limits.WallDate });
const slot = z.object({ date: limits.WallDate, time: limits.WallTime });

const MOVE_PROBLEMS = [
  'BOOKING_NOT_FOUND',
  'BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER',
  'BOOKING_IS_OUTDATED',
] as const;
const UPDATE_FEATURE_PROBLEMS = [
  'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE',
  'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED',
] as const;
const CREATE_PROBLEMS = [
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_REQUEST_IN_PROGRESS',
  'NO_AVAILABLE_SLOT',
] as const;

/** The operations: the eight that the specification describes, the six that it only names, and the feed of events. */
export const ENDPOINTS = {
  'create-booking': {
    summary: 'Create a booking',
    permission: 'bookings:create',
    params: empty,
    query: empty,
    body: CreateBookingRequest,
    answer: BookingAnswer,
    problems: [
      'CUSTOMER_GDPR_CONSENT_REQUIRED',
      'CUSTOMER_NOT_FOUND',
      'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
      'BOOKING_AVAILABILITY_NOT_FOUND',
      ...CREATE_PROBLEMS,
    ],
    acceptsIdempotencyKey: true,
    sendsLocation: true,
  },
  'update-booking-status': {
    summary: 'Move a booking to another status',
    permission: 'bookings:update',
    params: bookingUuid,
    query: empty,
    body: UpdateBookingStatusRequest,
    answer: BookingAnswer,
    problems: [
      ...MOVE_PROBLEMS,
      ...UPDATE_FEATURE_PROBLEMS,
      'BOOKING_IS_ALREADY_CANCELED',
      'BOOKING_CANCELLATION_NOT_ALLOWED',
      'STATUS_NOT_ON_CONFIRMED_GROUP',
      'BOOKING_STATUS_NOT_VALID',
      'NO_AVAILABLE_SLOT',
    ],
    acceptsIfMatch: true,
  },
  'check-slot-add-ons': {
    summary: "A time slot with its experience's add-ons",
    permission: 'availability:read',
    params: slot,
    query: SlotQuery,
    body: SlotRequest,
    answer: SlotAddOnsAnswer,
    problems: ['CUSTOMER_NOT_FOUND', 'BOOKING_NOT_FOUND'],
  },
  'create-walk-in': {
    summary: 'Seat guests who came without a booking',
    permission: 'walk-ins:create',
    params: empty,
    query: empty,
    body: CreateWalkInRequest,
    answer: PrivateBooking,
    problems: ['TABLE_NOT_MAPPED_BY_TENANT', ...CREATE_PROBLEMS],
    acceptsIdempotencyKey: true,
  },
  'check-calendar': {
    summary: 'Which work days of a range can be booked',
    permission: 'availability:read',
    params: empty,
    query: empty,
    body: CalendarRequest,
    answer: CalendarAnswer,
    problems: ['CUSTOMER_NOT_FOUND', 'BOOKING_NOT_FOUND'],
  },
  'close-ticket': {
    summary: "Close a booking's point-of-sale ticket",
    permission: 'tickets:close',
    params: bookingUuid,
    query: empty,
    body: CloseTicketRequest,
    answer: BookingAnswer,
    problems: [...MOVE_PROBLEMS, 'BOOKING_IS_NOT_ON_SEATED_GROUP'],
    acceptsIfMatch: true,
  },
  'list-bookings': {
    summary: 'The bookings of a range of work days',
    permission: 'bookings:read',
    params: empty,
    query: ListBookingsQuery,
    body: empty,
    answer: BookingList,
    problems: [
      'VALIDATION_ERROR',
      'GET_BOOKINGS_START_DATE_IN_PAST',
      'GET_BOOKINGS_END_DATE_GREATER_THAN_START_DATE',
      'GET_BOOKINGS_RANGE_BETWEEN_DATES_EXCEED_LIMIT',
    ],
  },
  'get-customer': {
    summary: 'Read a customer',
    permission: 'customers:read',
    params: z.object({ customerUuid: limits.Uuid }),
    query: empty,
    body: empty,
    answer: CustomerAnswer,
    problems: ['BAD_REQUEST', 'CUSTOMER_NOT_FOUND'],
    ignoresAcceptLanguage: true,
  },
  'check-work-day': {
    summary: 'The shifts of a work day and their time slots',
    permission: 'availability:read',
    params: workDay,
    query: empty,
    body: WorkDayRequest,
    answer: WorkDayAnswer,
    problems: ['CUSTOMER_NOT_FOUND', 'BOOKING_NOT_FOUND'],
  },
  'check-slot': {
    summary: 'A time slot with the add-ons of shift and experience',
    permission: 'availability:read',
    params: slot,
    query: SlotQuery,
    body: SlotRequest,
    answer: SlotAnswer,
    problems: ['CUSTOMER_NOT_FOUND', 'BOOKING_NOT_FOUND'],
  },
  'read-booking': {
    summary: 'Read a booking',
    permission: 'bookings:read',
    params: bookingUuid,
    query: empty,
    body: empty,
    answer: BookingAnswer,
    problems: ['BAD_REQUEST', 'BOOKING_NOT_FOUND'],
  },
  'update-booking': {
    summary: 'Change a booking',
    permission: 'bookings:update',
    params: bookingUuid,
    query: empty,
    body: UpdateBookingRequest,
    answer: BookingAnswer,
    problems: [
      ...MOVE_PROBLEMS,
      ...UPDATE_FEATURE_PROBLEMS,
      'BOOKING_IS_ALREADY_CANCELED',
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
      'NO_AVAILABLE_SLOT',
      'BOOKING_AVAILABILITY_NOT_FOUND',
    ],
    acceptsIfMatch: true,
  },
  'cancel-booking': {
    summary: 'Cancel a booking',
    permission: 'bookings:update',
    params: bookingUuid,
    query: empty,
    body: CancelBookingRequest,
    answer: BookingAnswer,
    problems: [
      ...MOVE_PROBLEMS,
      'BOOKING_IS_ALREADY_CANCELED',
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
    ],
    acceptsIfMatch: true,
  },
  'transfer-ticket': {
    summary: 'Move a ticket to another booking',
    permission: 'tickets:close',
    params: bookingUuid,
    query: empty,
    body: TransferTicketRequest,
    answer: BookingAnswer,
    problems: [
      ...MOVE_PROBLEMS,
      'BOOKING_IS_NOT_ON_SEATED_GROUP',
      'BOOKING_HAS_MORE_THAN_ONE_TABLE_ASSIGNED',
      'BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID',
    ],
    acceptsIfMatch: true,
  },
  'list-events': {
    summary: 'What has happened at the venue',
    permission: 'bookings:read',
    params: empty,
    query: ListEventsQuery,
    body: empty,
    answer: EventList,
    problems: ['VALIDATION_ERROR', 'EVENTS_CURSOR_NOT_VALID'],
    ignoresAcceptLanguage: true,
  },
} as const satisfies Record<OperationName, Endpoint>;

/**
 * The problems of an operation of the partner API: the common ones and its own. Without a body, only
 * those body problems that its row lists.
 */
export function problemsOf(name: OperationName): ProblemCode[] {
  const own: readonly ProblemCode[] = ENDPOINTS[name].problems;
  const hasBody = PATHS[name].method !== 'GET';
  const common: ProblemCode[] = COMMON_PROBLEMS.filter(
    (code) => hasBody || !BODY_PROBLEMS.has(code) || own.includes(code),
  );
  return [...common, ...own.filter((code) => !common.includes(code))];
}

type Endpoints = typeof ENDPOINTS;
/** Request and response types of an operation. */
export type ParamsOf<Name extends OperationName> = z.infer<Endpoints[Name]['params']>;
export type QueryOf<Name extends OperationName> = z.infer<Endpoints[Name]['query']>;
export type BodyOf<Name extends OperationName> = z.infer<Endpoints[Name]['body']>;
export type AnswerOf<Name extends OperationName> = z.infer<Endpoints[Name]['answer']>;
