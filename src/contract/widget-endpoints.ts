import * as z from 'zod/mini';
import { PublicBooking } from './booking.ts';
import { ENDPOINTS, type Endpoint } from './endpoints.ts';
import { CreateWidgetBookingRequest } from './requests/create-booking.ts';

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

/** The endpoints that only the widget API has, or that take more there than in the partner API. */
export const WIDGET_ENDPOINTS = {
  'create-booking': { ...ENDPOINTS['create-booking'], body: CreateWidgetBookingRequest },
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
