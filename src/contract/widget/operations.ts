import * as z from 'zod/mini';
import { PublicBooking } from '../booking.ts';
import type { Operation } from '../operation.ts';
import { PARTNER_OPERATIONS } from '../partner/operations.ts';
import { AnswerOfferRequest } from '../wait-list/answer-offer.ts';
import { WaitListAnswer } from '../wait-list/wait-list-place.ts';
import { CreateWidgetBookingRequest } from './create-booking.ts';
import { HoldAnswer, HoldRequest, HoldTableRequest } from './hold-table.ts';
import { StartAnswer, StartQuery } from './start.ts';
import { UpdateOwnBookingRequest } from './update-booking.ts';

const none = z.object({});

const ofHolds = {
  method: 'POST',
  permission: 'bookings:create',
  params: none,
  query: none,
  answer: HoldAnswer,
  ignoresAcceptLanguage: true,
} as const satisfies Partial<Operation>;

/** What diners see before they book or change, with a publishable key or a manage token. */
const AVAILABILITY_OPERATIONS = {
  'read-start': {
    method: 'GET',
    path: '/start',
    summary: 'The venue and a month of its calendar, for the first screen',
    permission: 'availability:read',
    params: none,
    query: StartQuery,
    body: z.unknown(),
    answer: StartAnswer,
    problems: [],
  },
  'check-calendar': PARTNER_OPERATIONS['check-calendar'],
  'check-work-day': PARTNER_OPERATIONS['check-work-day'],
  'check-slot': PARTNER_OPERATIONS['check-slot'],
} as const satisfies Record<string, Operation>;
export type AvailabilityOperations = typeof AVAILABILITY_OPERATIONS;

/** The operations of the widget API for making a booking. */
export const WIDGET_OPERATIONS = {
  ...AVAILABILITY_OPERATIONS,
  'create-booking': {
    ...PARTNER_OPERATIONS['create-booking'],
    body: CreateWidgetBookingRequest,
    answer: PublicBooking,
    problems: [...PARTNER_OPERATIONS['create-booking'].problems, 'CANCELLATION_POLICY_IS_OUTDATED'],
  },
  'hold-table': {
    ...ofHolds,
    path: '/holds',
    summary: 'Keep a table while the diner fills in the form',
    body: HoldTableRequest,
    problems: ['NO_AVAILABLE_SLOT', 'BOOKING_AVAILABILITY_NOT_FOUND'],
  },
  'prolong-hold': {
    ...ofHolds,
    path: '/holds/prolong',
    summary: 'Keep the table longer, once',
    body: HoldRequest,
    problems: [],
  },
  'release-hold': {
    ...ofHolds,
    path: '/holds/release',
    summary: 'Keep it no longer',
    body: HoldRequest,
    problems: [],
  },
} as const satisfies Record<string, Operation>;
export type WidgetOperations = typeof WIDGET_OPERATIONS;

const ofBooking = {
  permission: 'bookings:update',
  params: PARTNER_OPERATIONS['update-booking'].params,
  query: none,
  body: z.unknown(),
  answer: PublicBooking,
  acceptsIfMatch: true,
} as const satisfies Partial<Operation>;

const CHANGE_PROBLEMS = [
  'BOOKING_NOT_FOUND',
  'BOOKING_IS_OUTDATED',
  'BOOKING_IS_ALREADY_CANCELED',
  'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
] as const;

/** The operations of the widget API about one booking, with its manage token. */
export const MANAGE_OPERATIONS = {
  ...AVAILABILITY_OPERATIONS,
  'check-slot-add-ons': PARTNER_OPERATIONS['check-slot-add-ons'],
  'read-booking': { ...PARTNER_OPERATIONS['read-booking'], answer: PublicBooking },
  'update-booking': {
    ...PARTNER_OPERATIONS['update-booking'],
    body: UpdateOwnBookingRequest,
    answer: PublicBooking,
    problems: [...PARTNER_OPERATIONS['update-booking'].problems, 'CANCELLATION_POLICY_IS_OUTDATED'],
  },
  'cancel-booking': { ...PARTNER_OPERATIONS['cancel-booking'], answer: PublicBooking },
  'reconfirm-booking': {
    ...ofBooking,
    method: 'PUT',
    path: '/bookings/{bookingUuid}/reconfirm',
    summary: 'Confirm again that the guests will come',
    problems: CHANGE_PROBLEMS,
  },
  'sign-policy': {
    ...ofBooking,
    method: 'PUT',
    path: '/bookings/{bookingUuid}/policy/sign',
    summary: 'Accept the cancellation policy of a booking',
    problems: [...CHANGE_PROBLEMS, 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW'],
  },
  'read-wait-list-place': {
    method: 'GET',
    path: '/bookings/{bookingUuid}/wait-list',
    summary: 'The place of a booking on the wait list, and the table that it is offered',
    permission: 'bookings:read',
    params: ofBooking.params,
    query: none,
    body: z.unknown(),
    answer: WaitListAnswer,
    problems: ['BOOKING_NOT_FOUND'],
    ignoresAcceptLanguage: true,
  },
  'answer-offer': {
    ...ofBooking,
    method: 'PUT',
    path: '/bookings/{bookingUuid}/offer',
    summary: 'Take the offered table, decline it, or ask to be asked again',
    body: AnswerOfferRequest,
    problems: [
      'BOOKING_NOT_FOUND',
      'BOOKING_IS_ALREADY_CANCELED',
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
      'NO_AVAILABLE_SLOT',
      'BOOKING_AVAILABILITY_NOT_FOUND',
      'CANCELLATION_POLICY_IS_OUTDATED',
    ],
  },
} as const satisfies Record<string, Operation>;
export type ManageOperations = typeof MANAGE_OPERATIONS;
