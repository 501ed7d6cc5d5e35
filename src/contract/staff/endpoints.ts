import * as z from 'zod/mini';
import { ENDPOINTS, type Endpoint } from '../endpoints.ts';
import * as limits from '../limits.ts';
import type { ProblemCode } from '../problem.ts';
import { StaffWalkInRequest } from '../requests/create-walk-in.ts';
import { AssignTablesRequest } from './assign-tables.ts';
import { StaffBooking } from './booking.ts';
import { StaffCancelRequest, StaffTicketRequest, StaffTransferRequest } from './booking-changes.ts';
import { CUSTOMER_ENDPOINTS } from './customer-endpoints.ts';
import { StaffBookingList, StaffListQuery } from './list-bookings.ts';
import { BookingLog } from './log.ts';
import { StaffMessage, StaffMessages } from './messages.ts';
import { ReadyTableRequest } from './ready-table.ts';
import { Report, ReportQuery, ServiceReport, ServiceReportQuery } from './reports.ts';
import { StaffRequests } from './requests.ts';
import {
  BlockAnswer,
  BlockParams,
  BlockRequest,
  ServiceDayRequest,
  StaffServiceDay,
} from './service-days.ts';
import { StaffBookingRequest } from './staff-booking-request.ts';
import { StaffStatusRequest } from './staff-status-request.ts';
import { StaffUpdateRequest } from './staff-update-request.ts';
import { TEAM_ENDPOINTS } from './team-endpoints.ts';
import { StaffTimes, StaffTimesRequest } from './times.ts';
import { UndoChangeRequest } from './undo-change.ts';
import { UndoTableMoveRequest } from './undo-table-move.ts';
import { OfferTableRequest, SkipPartyRequest, WithdrawOfferRequest } from './wait-list.ts';
import { StaffWaits, StaffWaitsQuery } from './waits.ts';

/** A change of one booking. Sent again with its Idempotency-Key, it is made once. */
const ofBooking = {
  permission: 'bookings:update',
  params: ENDPOINTS['update-booking'].params,
  query: ENDPOINTS['update-booking'].query,
  answer: StaffBooking,
  acceptsIfMatch: true,
  acceptsIdempotencyKey: true,
} as const satisfies Partial<Endpoint>;

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
function staffProblems<Name extends keyof typeof ENDPOINTS>(name: Name) {
  const partnersOnly = /^(BOOKING_PARTNER_DIFFERS|FEATURE_PUBLIC_BOOKING_UPDATES)/;
  const problems: readonly ProblemCode[] = ENDPOINTS[name].problems;
  return [...problems.filter((code) => !partnersOnly.test(code)), ...IDEMPOTENCY_PROBLEMS];
}

/** The endpoints that only the staff API has, or that are stricter there than in the partner API. */
export const STAFF_ENDPOINTS = {
  'create-booking': {
    ...ENDPOINTS['create-booking'],
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
    ...ofBooking,
    summary: ENDPOINTS['update-booking'].summary,
    body: StaffUpdateRequest,
    problems: [
      ...staffProblems('update-booking'),
      'TABLE_NOT_MAPPED_BY_TENANT',
      'CUSTOMER_NOT_FOUND',
    ],
  },
  'list-times': {
    permission: 'availability:read',
    params: ENDPOINTS['check-work-day'].params,
    query: ENDPOINTS['check-work-day'].query,
    body: StaffTimesRequest,
    answer: StaffTimes,
    problems: ['TABLE_NOT_MAPPED_BY_TENANT'],
    summary: 'The times of a work day for a party, with every rule that stands against each',
  },
  'read-waits': {
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
    permission: 'bookings:read',
    params: z.object({}),
    query: z.object({}),
    body: z.unknown(),
    answer: StaffRequests,
    problems: [],
    summary: 'What waits for an answer, today and on all coming days',
  },
  'list-bookings': {
    ...ENDPOINTS['list-bookings'],
    query: StaffListQuery,
    answer: StaffBookingList,
  },
  'create-walk-in': {
    ...ENDPOINTS['create-walk-in'],
    answer: StaffBooking,
    body: StaffWalkInRequest,
  },
  'update-booking-status': {
    ...ofBooking,
    summary: ENDPOINTS['update-booking-status'].summary,
    body: StaffStatusRequest,
    problems: [
      ...staffProblems('update-booking-status'),
      'TABLE_NOT_MAPPED_BY_TENANT',
      'BOOKING_IS_OF_ANOTHER_DAY',
    ],
  },
  'cancel-booking': {
    ...ofBooking,
    summary: ENDPOINTS['cancel-booking'].summary,
    body: StaffCancelRequest,
    problems: staffProblems('cancel-booking'),
  },
  'close-ticket': {
    ...ofBooking,
    permission: 'tickets:close',
    summary: ENDPOINTS['close-ticket'].summary,
    body: StaffTicketRequest,
    problems: staffProblems('close-ticket'),
  },
  'transfer-ticket': {
    ...ofBooking,
    permission: 'tickets:close',
    summary: ENDPOINTS['transfer-ticket'].summary,
    body: StaffTransferRequest,
    problems: staffProblems('transfer-ticket'),
  },
  'assign-tables': {
    ...ofBooking,
    summary: 'Give a booking other tables, fix it to its tables, or loosen it',
    body: AssignTablesRequest,
    problems: TABLE_PROBLEMS,
  },
  'undo-table-move': {
    ...ofBooking,
    summary: 'Give a booking back the tables that it had before it made room for another one',
    body: UndoTableMoveRequest,
    problems: TABLE_PROBLEMS,
  },
  'undo-change': {
    ...ofBooking,
    summary: 'Take back one change of a booking',
    body: UndoChangeRequest,
    problems: [
      'BOOKING_NOT_FOUND',
      'BOOKING_IS_OUTDATED',
      'NO_AVAILABLE_SLOT',
      ...IDEMPOTENCY_PROBLEMS,
    ],
  },
  'offer-table': {
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
    ...ofBooking,
    summary: 'Take back the offer to a party on the wait list',
    body: WithdrawOfferRequest,
    problems: WAIT_LIST_PROBLEMS,
  },
  'skip-party': {
    ...ofBooking,
    summary: 'Pass over a party on the wait list, or put it back into the order',
    body: SkipPartyRequest,
    problems: WAIT_LIST_PROBLEMS,
  },
  'ready-table': {
    ...ofBooking,
    summary: 'Keep a table for guests at the door, who are told that it is ready',
    body: ReadyTableRequest,
    problems: ['TABLE_NOT_MAPPED_BY_TENANT', 'NO_AVAILABLE_SLOT', ...WAIT_LIST_PROBLEMS],
  },
  'list-messages': {
    permission: 'bookings:update',
    params: z.object({}),
    query: z.object({}),
    body: z.unknown(),
    answer: StaffMessages,
    problems: [],
    summary: 'The latest mail about bookings of the venue, newest first',
  },
  'list-booking-messages': {
    permission: 'bookings:update',
    params: ENDPOINTS['read-booking'].params,
    query: z.object({}),
    body: z.unknown(),
    answer: StaffMessages,
    problems: ['BOOKING_NOT_FOUND'],
    summary: 'The mail about a booking, newest first',
  },
  'send-message-again': {
    permission: 'bookings:update',
    params: z.object({ bookingUuid: limits.Uuid, messageId: limits.Uuid }),
    query: z.object({}),
    body: z.unknown(),
    answer: StaffMessage,
    problems: ['BOOKING_NOT_FOUND'],
    summary: 'Send a mail again, with what is true now',
  },
  'read-service-day': {
    permission: 'bookings:read',
    params: ENDPOINTS['check-work-day'].params,
    query: z.object({}),
    body: z.unknown(),
    answer: StaffServiceDay,
    problems: [],
    summary: 'What holds for one day only, and the bookings that do not fit it',
  },
  'update-service-day': {
    permission: 'tonight:change',
    params: ENDPOINTS['check-work-day'].params,
    query: z.object({}),
    body: ServiceDayRequest,
    answer: StaffServiceDay,
    problems: ['BOOKING_IS_OUTDATED'],
    summary: 'Set what holds for one day only',
  },
  'create-block': {
    permission: 'tonight:change',
    params: z.object({}),
    query: z.object({}),
    body: BlockRequest,
    answer: BlockAnswer,
    problems: ['TABLE_NOT_MAPPED_BY_TENANT', 'NO_AVAILABLE_SLOT'],
    summary: 'Keep tables free for a while',
  },
  'release-block': {
    permission: 'tonight:change',
    params: BlockParams,
    query: z.object({}),
    body: z.unknown(),
    answer: StaffServiceDay,
    problems: ['BOOKING_NOT_FOUND'],
    summary: 'Give blocked tables free',
  },
  'read-log': {
    permission: 'bookings:update',
    params: ENDPOINTS['read-booking'].params,
    query: z.object({}),
    body: z.unknown(),
    answer: BookingLog,
    problems: ['BOOKING_NOT_FOUND'],
    summary: 'The changes of a booking, newest first',
  },
  'read-service-report': {
    permission: 'reports:read',
    params: ENDPOINTS['check-work-day'].params,
    query: ServiceReportQuery,
    body: z.unknown(),
    answer: ServiceReport,
    problems: [],
    summary: 'The figures of a work day',
  },
  'read-report': {
    permission: 'reports:read',
    params: z.object({}),
    query: ReportQuery,
    body: z.unknown(),
    answer: Report,
    problems: [],
    summary: 'The figures of a period, by day, weekday, shift, channel, partner or campaign',
  },
  ...CUSTOMER_ENDPOINTS,
  ...TEAM_ENDPOINTS,
} as const satisfies Record<string, Endpoint>;
