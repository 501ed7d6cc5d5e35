import * as z from 'zod/mini';
import { PublicBooking } from './booking.ts';
import { ENDPOINTS, type Endpoint } from './endpoints.ts';
import { CreateWidgetBookingRequest } from './requests/create-booking.ts';
import { HoldAnswer, HoldRequest, HoldTableRequest } from './requests/hold-table.ts';
import { AnswerOfferRequest } from './wait-list/answer-offer.ts';
import { WaitListAnswer } from './wait-list/wait-list-place.ts';

/** What the diner does by the manage link of a booking. Any body is ignored. */
const byManageLink = {
  permission: 'bookings:update',
  params: ENDPOINTS['update-booking'].params,
  query: z.object({}),
  body: z.unknown(),
  answer: PublicBooking,
  acceptsIfMatch: true,
} as const satisfies Partial<Endpoint>;

const CHANGE_PROBLEMS = [
  'BOOKING_NOT_FOUND',
  'BOOKING_IS_OUTDATED',
  'BOOKING_IS_ALREADY_CANCELED',
  'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
] as const;

const ofHolds = {
  permission: 'bookings:create',
  params: z.object({}),
  query: z.object({}),
  answer: HoldAnswer,
  ignoresAcceptLanguage: true,
} as const satisfies Partial<Endpoint>;

/** The endpoints that only the widget API has, or that take more there than in the partner API. */
export const WIDGET_ENDPOINTS = {
  'create-booking': { ...ENDPOINTS['create-booking'], body: CreateWidgetBookingRequest },
  'hold-table': {
    ...ofHolds,
    summary: 'Keep a table while the diner fills in the form',
    body: HoldTableRequest,
    problems: ['NO_AVAILABLE_SLOT', 'BOOKING_AVAILABILITY_NOT_FOUND'],
  },
  'prolong-hold': {
    ...ofHolds,
    summary: 'Keep it longer, once',
    body: HoldRequest,
    problems: [],
  },
  'release-hold': {
    ...ofHolds,
    summary: 'Keep it no longer',
    body: HoldRequest,
    problems: [],
  },
  'read-wait-list-place': {
    permission: 'bookings:read',
    params: ENDPOINTS['read-booking'].params,
    query: z.object({}),
    body: z.unknown(),
    answer: WaitListAnswer,
    problems: ['BOOKING_NOT_FOUND'],
    summary: 'The place of a booking on the wait list, and the table that it is offered',
    ignoresAcceptLanguage: true,
  },
  'answer-offer': {
    ...byManageLink,
    summary: 'Take the offered table, decline it, or ask to be asked again',
    body: AnswerOfferRequest,
    problems: [
      'BOOKING_NOT_FOUND',
      'BOOKING_IS_ALREADY_CANCELED',
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
      'NO_AVAILABLE_SLOT',
      'BOOKING_AVAILABILITY_NOT_FOUND',
    ],
  },
  'reconfirm-booking': {
    ...byManageLink,
    summary: 'Confirm again that the guests will come',
    problems: CHANGE_PROBLEMS,
  },
  'sign-policy': {
    ...byManageLink,
    summary: 'Accept the cancellation policy of a booking',
    problems: [...CHANGE_PROBLEMS, 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW'],
  },
} as const satisfies Record<string, Endpoint>;
