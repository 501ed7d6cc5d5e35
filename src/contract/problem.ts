import * as z from 'zod/mini';
import { DINER_REFUSAL_CODES, REFUSAL_CODES, STAFF_REFUSAL_CODES } from '../domain/refusal.ts';
import { record } from './described.ts';

/** Problems of the HTTP layer, as opposed to those of the business rules. */
export const TRANSPORT_CODES = [
  'BAD_REQUEST',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMIT_EXCEEDED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
] as const;

export const PROBLEM_CODES = [...REFUSAL_CODES, ...TRANSPORT_CODES] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Those of the staff API, which has some of its own. */
export const STAFF_PROBLEM_CODES = [...PROBLEM_CODES, ...STAFF_REFUSAL_CODES] as const;
export type StaffProblemCode = (typeof STAFF_PROBLEM_CODES)[number];

/** The problem codes of the widget API: those of the partner API, and one more. */
export const DINER_PROBLEM_CODES = [...PROBLEM_CODES, ...DINER_REFUSAL_CODES] as const;
export type DinerProblemCode = (typeof DINER_PROBLEM_CODES)[number];

/** The problem codes of all APIs. */
export type AnyProblemCode = StaffProblemCode | DinerProblemCode;

export interface ProblemKind {
  status: number;
  title: string;
  /** What it means and what to do; shown on the page at the problem's `type`. */
  advice: string;
  /** Adds nothing to its status, so its `type` is `about:blank`. */
  isGeneric?: true;
}

/** All problems. */
export const PROBLEMS: Record<AnyProblemCode, ProblemKind> = {
  PARTNER_REQUIRED: {
    status: 422,
    title: 'Partner header missing',
    advice:
      'Send the header Service-Partner-Id with the partner id that you received with your API key.',
  },
  PARTNER_NOT_FOUND: {
    status: 422,
    title: 'Partner unknown',
    advice:
      'The value of Service-Partner-Id is not the partner that this API key was issued to. Check it for typing errors, and check that key and partner id are for the same deployment.',
  },
  PARTNER_INTEGRATION_NOT_ENABLED: {
    status: 422,
    title: 'Integration not enabled',
    advice:
      'The venue has disabled this integration. Ask the venue to enable it; you need not change anything.',
  },
  PARTNER_INTEGRATION_NOT_AVAILABLE: {
    status: 422,
    title: 'Integration not available',
    advice:
      'This venue has no integration with your partner account. Ask the venue or us to set one up.',
  },
  FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED: {
    status: 403,
    title: 'Booking updates disabled',
    advice:
      'The venue does not allow changes of bookings through the API. Cancel the booking and create a new one, or ask the venue to change it.',
  },
  FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE: {
    status: 403,
    title: 'Booking updates not in the plan',
    advice:
      "The venue's plan does not include changes of bookings through the API. Cancel the booking and create a new one, or ask the venue to change it.",
  },
  BOOKING_NOT_FOUND: {
    status: 404,
    title: 'Booking not found',
    advice:
      'No booking that you may see has this uuid. Check the uuid, and check that Service-Account-Id is the venue of the booking. With public data access you see only the bookings that you made.',
  },
  BOOKING_IS_OUTDATED: {
    status: 409,
    title: 'Booking has changed',
    advice:
      'The booking has changed since you read it. Read it again, see what changed, and send your change with the new ETag.',
  },
  BOOKING_IS_ALREADY_CANCELED: {
    status: 409,
    title: 'Booking already canceled',
    advice: 'A canceled booking stays canceled. To bring the guests back, create a new booking.',
  },
  CUSTOMER_GDPR_CONSENT_REQUIRED: {
    status: 409,
    title: 'Consent to data processing required',
    advice:
      'A booking requires the customer’s consent to data processing. Ask the customer, and send customer.hasGdprConsent as true once they consent.',
  },
  BOOKING_CANCELLATION_NOT_ALLOWED: {
    status: 409,
    title: 'Booking in progress',
    advice:
      'The guests are at the venue, so the booking cannot be canceled. Move a booking in ARRIVED back to CONFIRMED first, then cancel it. Move one whose guests are seated to ATTENDED when they leave.',
  },
  BOOKING_IS_NOT_ON_SEATED_GROUP: {
    status: 409,
    title: 'Guests not seated',
    advice:
      'The booking must be in SEATED, DESSERTS, ACCOUNT_SENT or ACCOUNT_PAID. Move it to SEATED first; if it is not confirmed yet, to CONFIRMED before that.',
  },
  STATUS_NOT_ON_CONFIRMED_GROUP: {
    status: 409,
    title: 'Booking not confirmed',
    advice:
      'The booking is not confirmed yet, and only a confirmed booking can have this status. Move it to CONFIRMED first.',
  },
  BOOKING_STATUS_NOT_VALID: {
    status: 409,
    title: 'Status move not allowed',
    advice:
      'The booking cannot move from its current status to the one sent. The detail lists the allowed moves.',
  },
  STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING: {
    status: 409,
    title: 'Booking can no longer be changed',
    advice:
      'The booking’s status does not allow this change: the guests are at the venue, the booking has ended, or it is not confirmed yet. Ask the venue, or create a new booking if this one has ended.',
  },
  BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER: {
    status: 409,
    title: "Another partner's booking",
    advice:
      'Only the partner that made a booking, or the venue, may change it, seat its guests or close its ticket. No field shows whose booking it is. Ask the venue to do it.',
  },
  BOOKING_IS_OF_ANOTHER_DAY: {
    status: 409,
    title: 'Booking of another day',
    advice:
      'Guests arrive, sit down and leave on the work day of their booking, which workDay contains. If they are here today, change the date of the booking first. A booking of a past day can only become ATTENDED or NO_SHOW; one of a coming day whose guests were seated too early can become CONFIRMED again. Guests without a booking are seated on the day on which they come.',
  },
  BOOKING_AT_NOT_ALLOWED_TIME_WINDOW: {
    status: 409,
    title: 'Outside the booking window',
    advice:
      'The time is in the past, too soon or too far ahead for this venue. The calendar operation lists the bookable days.',
  },
  NO_AVAILABLE_SLOT: {
    status: 409,
    title: 'No table at that time',
    advice:
      'No table is free for this date, time and party size, or the requested tables are occupied. Check the availability of the work day for other times, or offer a request or the wait list if its fallbackOptions include them. For a walk-in, send free tables.',
  },
  BOOKING_AVAILABILITY_NOT_FOUND: {
    status: 409,
    title: 'Combination not available',
    advice:
      'There is a slot, but not with this area, experience, add-ons, high chairs, strollers or code. Check the availability of the slot: its code and detail say which of them it is. If the slot is available, the promo or redemption code is invalid.',
  },
  TABLE_NOT_MAPPED_BY_TENANT: {
    status: 409,
    title: 'Table unknown',
    advice:
      'The venue has no table with this id, name or point-of-sale id. The detail lists its tables. The venue sets their point-of-sale ids.',
  },
  BOOKING_HAS_MORE_THAN_ONE_TABLE_ASSIGNED: {
    status: 409,
    title: 'More than one table',
    advice:
      'A ticket can be moved only between bookings with one table each. Close the ticket on the booking that pays it instead.',
  },
  BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID: {
    status: 409,
    title: 'Destination has a ticket',
    advice:
      'The booking that should receive the ticket already has one. Choose another booking, or close both tickets separately.',
  },
  GET_BOOKINGS_START_DATE_IN_PAST: {
    status: 409,
    title: 'Start date in the past',
    advice: "Send a date_start that is not before the venue's current work day.",
  },
  GET_BOOKINGS_END_DATE_GREATER_THAN_START_DATE: {
    status: 409,
    title: 'End date before start date',
    advice: 'Send a date_end that equals date_start or is later.',
  },
  GET_BOOKINGS_RANGE_BETWEEN_DATES_EXCEED_LIMIT: {
    status: 409,
    title: 'Date range too long',
    advice: 'Send a date_end at most 31 days after date_start, and request the rest separately.',
  },
  EVENTS_CURSOR_NOT_VALID: {
    status: 410,
    title: 'Cursor no longer valid',
    advice:
      'The events after this cursor are older than 30 days and no longer kept, or the venue’s data was restored from a backup. Send the request without after, which begins with the oldest event that is kept, and then read the bookings that you need with list-bookings.',
  },
  VALIDATION_ERROR: {
    status: 422,
    title: 'Invalid input',
    advice:
      'Each entry of errors names an invalid field (parameter) and why it is invalid (reason). Correct them all and send the request again.',
  },
  ACCOUNT_REQUIRED: {
    status: 400,
    title: 'Account header missing',
    advice: "Send the header Service-Account-Id with the venue's account id.",
  },
  ACCOUNT_NOT_FOUND: {
    status: 404,
    title: 'Account not found',
    advice: 'This API key was not issued for an account with this id. Check Service-Account-Id.',
  },
  CUSTOMER_NOT_FOUND: {
    status: 404,
    title: 'Customer not found',
    advice:
      'No customer that you may see has this uuid. Take the uuid from the customer of a booking. In a create request or an availability request for a new customer, leave out customer.uuid or customerUuid.',
  },
  UNAUTHORIZED: {
    status: 401,
    title: 'Credentials missing or invalid',
    advice:
      'Send valid credentials. Partners send the header Authorization: Bearer with their API key.',
    isGeneric: true,
  },
  FORBIDDEN: {
    status: 403,
    title: 'Not allowed',
    advice: 'These credentials do not allow this. Ask the venue for the permission.',
    isGeneric: true,
  },
  IDEMPOTENCY_REQUEST_IN_PROGRESS: {
    status: 409,
    title: 'First request still running',
    advice:
      'The first request with this Idempotency-Key is still being processed. Retry in a second.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    title: 'Idempotency-Key used with another body',
    advice:
      'This key was already used for this operation with another body. Use a new key for every new booking.',
  },
  BAD_REQUEST: {
    status: 400,
    title: 'Malformed request',
    advice: 'The request could not be read. Check the JSON syntax and the headers.',
    isGeneric: true,
  },
  NOT_FOUND: {
    status: 404,
    title: 'Not found',
    advice: 'Nothing exists at this path. Compare it with the API reference.',
    isGeneric: true,
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    title: 'Method not allowed',
    advice: 'This path does not support the method. The header Allow lists those that it supports.',
    isGeneric: true,
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    title: 'Body too large',
    advice: 'A body may have at most 256 KiB. Send less.',
    isGeneric: true,
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    title: 'Not JSON',
    advice: 'Send the body as JSON with Content-Type: application/json.',
    isGeneric: true,
  },
  RATE_LIMIT_EXCEEDED: {
    status: 429,
    title: 'Too many requests',
    advice: 'Wait for the number of seconds in Retry-After, then send requests more slowly.',
    isGeneric: true,
  },
  INTERNAL_ERROR: {
    status: 500,
    title: 'Internal error',
    advice:
      'Retry with exponential back-off. If the error persists, contact us with the request id.',
    isGeneric: true,
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    title: 'Temporarily unavailable',
    advice: 'Retry with exponential back-off.',
    isGeneric: true,
  },
  CANCELLATION_POLICY_IS_OUTDATED: {
    status: 409,
    title: 'Cancellation policy has changed',
    advice:
      'The booking would get another cancellation policy than the one in shownTerms. Read the policies again with start, show the guest the terms that apply now, and send these.',
    isGeneric: true,
  },
  VENUE_IS_OUTDATED: {
    status: 409,
    title: 'Venue document has changed',
    advice:
      'Somebody saved another version of the venue document since you read it. Read it again, and make your change in that version.',
    isGeneric: true,
  },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    title: 'Code missing',
    advice:
      'The password is right, and this member also signs in with an app. Send the same request with code: the six digits of the app, or a recovery code.',
    isGeneric: true,
  },
};

/** One error in an input: the parameter and the reason. */
export const ValidationIssue = record('Fault', 'An invalid field or parameter.', {
  parameter: [z.string(), 'A path such as `addOns[0].quantity`, or the name of a parameter.'],
  reason: [z.string(), 'Why it is invalid.'],
});

/** The body of an error response (RFC 9457), media type `application/problem+json`. */
export const Problem = record('Problem', 'Why a request failed: problem details, RFC 9457.', {
  type: [
    z.string(),
    'The URL of a page about this problem; `about:blank` where the status says enough.',
  ],
  title: [z.string(), 'The problem in a few words, the same for every occurrence.'],
  status: [z.int(), 'The HTTP status of the response.'],
  code: [z.enum(PROBLEM_CODES), 'The problem code, for programs.'],
  detail: [
    z.string(),
    'What went wrong in this case and what to do next, in English, for the developer of the client.',
  ],
  errors: [
    z.optional(z.array(ValidationIssue)),
    'Only for VALIDATION_ERROR: every invalid field and parameter.',
  ],
  /** Identifies the request in the server's log. */
  requestId: [
    z.optional(z.string()),
    'Identifies the request in our logs; the same as the header `X-Request-Id`.',
  ],
});
export type Problem = z.infer<typeof Problem>;

/** A problem as the widget API answers with it. */
export const DinerProblem = z.extend(Problem, { code: z.enum(DINER_PROBLEM_CODES) });
export type DinerProblem = z.infer<typeof DinerProblem>;

/** The last part of a problem's URL, such as `booking-not-found`. */
export function problemSlug(code: AnyProblemCode): string {
  return code.toLowerCase().replaceAll('_', '-');
}
