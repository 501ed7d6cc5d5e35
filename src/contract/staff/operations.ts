import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import type { AuthorizedOperation, Operation } from '../operation.ts';
import { PARTNER_OPERATIONS } from '../partner/operations.ts';
import type { ProblemCode } from '../problem.ts';
import { AssignTablesRequest } from './assign-tables.ts';
import { StaffBooking } from './booking.ts';
import { StaffCancelRequest, StaffTicketRequest, StaffTransferRequest } from './booking-changes.ts';
import { StaffWalkInRequest } from './create-walk-in.ts';
import { CUSTOMER_OPERATIONS } from './customer-operations.ts';
import { HOUSE_OPERATIONS } from './house-operations.ts';
import { StaffBookingList, StaffListQuery } from './list-bookings.ts';
import { BookingLog } from './log.ts';
import { StaffMessage, StaffMessages } from './messages.ts';
import { ReadyTableRequest } from './ready-table.ts';
import { Report, ReportQuery, ServiceReport, ServiceReportQuery } from './reports.ts';
import { StaffRequests } from './requests.ts';
import { SECOND_FACTOR_OPERATIONS } from './second-factor-operations.ts';
import {
  BlockAnswer,
  BlockParams,
  BlockRequest,
  ServiceDayRequest,
  StaffServiceDay,
} from './service-days.ts';
import { SESSION_OPERATIONS } from './session-operations.ts';
import { StaffBookingRequest } from './staff-booking-request.ts';
import { StaffStatusRequest } from './staff-status-request.ts';
import { StaffUpdateRequest } from './staff-update-request.ts';
import { TEAM_OPERATIONS } from './team-operations.ts';
import { StaffTimes, StaffTimesRequest } from './times.ts';
import { UndoChangeRequest } from './undo-change.ts';
import { UndoTableMoveRequest } from './undo-table-move.ts';
import { OfferTableRequest, SkipPartyRequest, WithdrawOfferRequest } from './wait-list.ts';
import { StaffWaits, StaffWaitsQuery } from './waits.ts';

/** A change of one booking. Sent again with its Idempotency-Key, it is made once. */
const ofBooking = {
  permission: 'bookings:update',
  params: PARTNER_OPERATIONS['update-booking'].params,
  query: PARTNER_OPERATIONS['update-booking'].query,
  answer: StaffBooking,
  acceptsIfMatch: true,
  acceptsIdempotencyKey: true,
} as const satisfies Partial<Operation>;

const IDEMPOTENCY_PROBLEMS = ['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_REQUEST_IN_PROGRESS'] as const;

const WAIT_LIST_PROBLEMS = [
  'BOOKING_NOT_FOUND',
  'BOOKING_IS_OUTDATED',
  'BOOKING_STATUS_NOT_VALID',
  ...IDEMPOTENCY_PROBLEMS,
] as const;

const TABLE_PROBLEMS = [
  'BOOKING_NOT_FOUND',
  'BOOKING_IS_OUTDATED',
  'BOOKING_IS_ALREADY_CANCELED',
  'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
  'TABLE_NOT_MAPPED_BY_TENANT',
  'NO_AVAILABLE_SLOT',
  ...IDEMPOTENCY_PROBLEMS,
] as const;

/** What a partner's change of a booking is refused for, as far as it applies to staff. */
function staffProblems<Name extends keyof typeof PARTNER_OPERATIONS>(name: Name) {
  const partnersOnly = /^(BOOKING_PARTNER_DIFFERS|FEATURE_PUBLIC_BOOKING_UPDATES)/;
  const problems: readonly ProblemCode[] = PARTNER_OPERATIONS[name].problems;
  return [...problems.filter((code) => !partnersOnly.test(code)), ...IDEMPOTENCY_PROBLEMS];
}

const {
  // The staff API has a stream instead.
  'list-events': _,
  ...OF_PARTNERS
} = PARTNER_OPERATIONS;

/** The operations for signed-in members: those of the partner API, some of them stricter, and more. */
export const SIGNED_IN_OPERATIONS = {
  ...OF_PARTNERS,
  'create-booking': {
    ...PARTNER_OPERATIONS['create-booking'],
    summary: 'Take a booking by phone or at the door',
    answer: StaffBooking,
    body: StaffBookingRequest,
    problems: [
      'CUSTOMER_NOT_FOUND',
      'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
      'BOOKING_AVAILABILITY_NOT_FOUND',
      'TABLE_NOT_MAPPED_BY_TENANT',
      'NO_AVAILABLE_SLOT',
      ...IDEMPOTENCY_PROBLEMS,
    ],
  },
  'update-booking': {
    method: 'PUT',
    path: '/bookings/{bookingUuid}',
    ...ofBooking,
    summary: PARTNER_OPERATIONS['update-booking'].summary,
    body: StaffUpdateRequest,
    problems: [
      ...staffProblems('update-booking'),
      'TABLE_NOT_MAPPED_BY_TENANT',
      'CUSTOMER_NOT_FOUND',
    ],
  },
  'list-times': {
    method: 'POST',
    path: '/availability/work-days/{date}/times',
    permission: 'availability:read',
    params: PARTNER_OPERATIONS['check-work-day'].params,
    query: PARTNER_OPERATIONS['check-work-day'].query,
    body: StaffTimesRequest,
    answer: StaffTimes,
    problems: ['TABLE_NOT_MAPPED_BY_TENANT'],
    summary: 'The times of a work day for a party, with every rule that stands against each',
  },
  'read-waits': {
    method: 'GET',
    path: '/waits',
    permission: 'availability:read',
    params: z.object({}),
    query: StaffWaitsQuery,
    body: z.unknown(),
    answer: StaffWaits,
    problems: [],
    summary: 'How long a party without a booking waits',
    ignoresAcceptLanguage: true,
  },
  'list-requests': {
    method: 'GET',
    path: '/requests',
    permission: 'bookings:read',
    params: z.object({}),
    query: z.object({}),
    body: z.unknown(),
    answer: StaffRequests,
    problems: [],
    summary: 'What waits for an answer, today and on all coming days',
  },
  'read-booking': { ...PARTNER_OPERATIONS['read-booking'], answer: StaffBooking },
  'list-bookings': {
    ...PARTNER_OPERATIONS['list-bookings'],
    query: StaffListQuery,
    answer: StaffBookingList,
  },
  'create-walk-in': {
    ...PARTNER_OPERATIONS['create-walk-in'],
    answer: StaffBooking,
    problems: [...staffProblems('create-walk-in'), 'BOOKING_IS_OF_ANOTHER_DAY'],
    body: StaffWalkInRequest,
  },
  'update-booking-status': {
    method: 'PUT',
    path: '/bookings/{bookingUuid}/status',
    ...ofBooking,
    summary: PARTNER_OPERATIONS['update-booking-status'].summary,
    body: StaffStatusRequest,
    problems: [
      ...staffProblems('update-booking-status'),
      'TABLE_NOT_MAPPED_BY_TENANT',
      'BOOKING_IS_OF_ANOTHER_DAY',
    ],
  },
  'cancel-booking': {
    method: 'PUT',
    path: '/bookings/{bookingUuid}/cancel',
    ...ofBooking,
    summary: PARTNER_OPERATIONS['cancel-booking'].summary,
    body: StaffCancelRequest,
    problems: staffProblems('cancel-booking'),
  },
  'close-ticket': {
    method: 'PUT',
    path: '/bookings/{bookingUuid}/tickets/close',
    ...ofBooking,
    permission: 'tickets:close',
    summary: PARTNER_OPERATIONS['close-ticket'].summary,
    body: StaffTicketRequest,
    problems: [...staffProblems('close-ticket'), 'BOOKING_IS_OF_ANOTHER_DAY'],
  },
  'transfer-ticket': {
    method: 'PUT',
    path: '/bookings/{bookingUuid}/tickets/transfer',
    ...ofBooking,
    permission: 'tickets:close',
    summary: PARTNER_OPERATIONS['transfer-ticket'].summary,
    body: StaffTransferRequest,
    problems: staffProblems('transfer-ticket'),
  },
  'assign-tables': {
    method: 'PUT',
    path: '/bookings/{bookingUuid}/tables',
    ...ofBooking,
    summary: 'Give a booking other tables, fix it to its tables, or loosen it',
    body: AssignTablesRequest,
    problems: TABLE_PROBLEMS,
  },
  'undo-table-move': {
    method: 'PUT',
    path: '/bookings/{bookingUuid}/tables/undo',
    ...ofBooking,
    summary: 'Give a booking back the tables that it had before it made room for another one',
    body: UndoTableMoveRequest,
    problems: TABLE_PROBLEMS,
  },
  'undo-change': {
    method: 'POST',
    path: '/bookings/{bookingUuid}/undo',
    ...ofBooking,
    summary: 'Take back one change of a booking',
    body: UndoChangeRequest,
    problems: [
      'BOOKING_NOT_FOUND',
      'BOOKING_IS_OUTDATED',
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      'NO_AVAILABLE_SLOT',
      ...IDEMPOTENCY_PROBLEMS,
    ],
  },
  'offer-table': {
    method: 'PUT',
    path: '/bookings/{bookingUuid}/offer',
    ...ofBooking,
    summary: 'Offer a table to a party on the wait list',
    body: OfferTableRequest,
    problems: [
      'BOOKING_NOT_FOUND',
      'BOOKING_IS_OUTDATED',
      'BOOKING_STATUS_NOT_VALID',
      'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
      'TABLE_NOT_MAPPED_BY_TENANT',
      'NO_AVAILABLE_SLOT',
      ...IDEMPOTENCY_PROBLEMS,
    ],
  },
  'withdraw-offer': {
    method: 'PUT',
    path: '/bookings/{bookingUuid}/offer/withdraw',
    ...ofBooking,
    summary: 'Take back the offer to a party on the wait list',
    body: WithdrawOfferRequest,
    problems: WAIT_LIST_PROBLEMS,
  },
  'skip-party': {
    method: 'PUT',
    path: '/bookings/{bookingUuid}/skip',
    ...ofBooking,
    summary: 'Pass over a party on the wait list, or put it back into the order',
    body: SkipPartyRequest,
    problems: WAIT_LIST_PROBLEMS,
  },
  'ready-table': {
    method: 'PUT',
    path: '/bookings/{bookingUuid}/table-ready',
    ...ofBooking,
    summary: 'Keep a table for guests at the door, who are told that it is ready',
    body: ReadyTableRequest,
    problems: [
      'TABLE_NOT_MAPPED_BY_TENANT',
      'NO_AVAILABLE_SLOT',
      'BOOKING_IS_OF_ANOTHER_DAY',
      ...WAIT_LIST_PROBLEMS,
    ],
  },
  'list-messages': {
    method: 'GET',
    path: '/messages',
    permission: 'bookings:update',
    params: z.object({}),
    query: z.object({}),
    body: z.unknown(),
    answer: StaffMessages,
    problems: [],
    summary: 'The latest mail about bookings of the venue, newest first',
  },
  'list-booking-messages': {
    method: 'GET',
    path: '/bookings/{bookingUuid}/messages',
    permission: 'bookings:update',
    params: PARTNER_OPERATIONS['read-booking'].params,
    query: z.object({}),
    body: z.unknown(),
    answer: StaffMessages,
    problems: ['BOOKING_NOT_FOUND'],
    summary: 'The mail about a booking, newest first',
  },
  'send-message-again': {
    method: 'POST',
    path: '/bookings/{bookingUuid}/messages/{messageId}/send',
    permission: 'bookings:update',
    params: z.object({ bookingUuid: limits.Uuid, messageId: limits.Uuid }),
    query: z.object({}),
    body: z.unknown(),
    answer: StaffMessage,
    problems: ['BOOKING_NOT_FOUND'],
    summary: 'Send a mail again, with what is true now',
  },
  'read-service-day': {
    method: 'GET',
    path: '/service-days/{date}',
    permission: 'bookings:read',
    params: PARTNER_OPERATIONS['check-work-day'].params,
    query: z.object({}),
    body: z.unknown(),
    answer: StaffServiceDay,
    problems: [],
    summary: 'What holds for one day only, and the bookings that do not fit it',
  },
  'update-service-day': {
    method: 'PUT',
    path: '/service-days/{date}',
    permission: 'tonight:change',
    params: PARTNER_OPERATIONS['check-work-day'].params,
    query: z.object({}),
    body: ServiceDayRequest,
    answer: StaffServiceDay,
    problems: ['BOOKING_IS_OUTDATED'],
    summary: 'Set what holds for one day only',
  },
  'create-block': {
    method: 'POST',
    path: '/blocks',
    permission: 'tonight:change',
    params: z.object({}),
    query: z.object({}),
    body: BlockRequest,
    answer: BlockAnswer,
    problems: ['TABLE_NOT_MAPPED_BY_TENANT', 'NO_AVAILABLE_SLOT'],
    summary: 'Keep tables free for a while',
  },
  'release-block': {
    method: 'DELETE',
    path: '/blocks/{blockId}',
    permission: 'tonight:change',
    params: BlockParams,
    query: z.object({}),
    body: z.unknown(),
    answer: StaffServiceDay,
    problems: ['BOOKING_NOT_FOUND'],
    summary: 'Give blocked tables free',
  },
  'read-log': {
    method: 'GET',
    path: '/bookings/{bookingUuid}/log',
    permission: 'bookings:update',
    params: PARTNER_OPERATIONS['read-booking'].params,
    query: z.object({}),
    body: z.unknown(),
    answer: BookingLog,
    problems: ['BOOKING_NOT_FOUND'],
    summary: 'The changes of a booking, newest first',
  },
  'read-service-report': {
    method: 'GET',
    path: '/reports/services/{date}',
    permission: 'reports:read',
    params: PARTNER_OPERATIONS['check-work-day'].params,
    query: ServiceReportQuery,
    body: z.unknown(),
    answer: ServiceReport,
    problems: [],
    summary: 'The figures of a work day',
  },
  'read-report': {
    method: 'GET',
    path: '/reports',
    permission: 'reports:read',
    params: z.object({}),
    query: ReportQuery,
    body: z.unknown(),
    answer: Report,
    problems: [],
    summary: 'The figures of a period, by day, weekday, shift, channel, partner or campaign',
  },
  ...CUSTOMER_OPERATIONS,
  ...TEAM_OPERATIONS,
  ...SECOND_FACTOR_OPERATIONS,
  ...HOUSE_OPERATIONS,
} as const satisfies Record<string, AuthorizedOperation>;

/** The operations of the staff API. */
export const STAFF_OPERATIONS = { ...SIGNED_IN_OPERATIONS, ...SESSION_OPERATIONS };
export type StaffOperations = typeof STAFF_OPERATIONS;
export type StaffOperation = keyof StaffOperations;
