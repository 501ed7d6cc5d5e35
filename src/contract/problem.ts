import * as z from 'zod/mini';
import { REFUSAL_CODES } from '../domain/refusal.ts';

/** Codes that HTTP itself gives rise to; the business knows nothing of them. */
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

export interface ProblemKind {
  status: number;
  title: string;
  /** What it means and what to do: the text of the page at the problem's `type`. */
  advice: string;
  /** Says nothing beyond its status, so its `type` is `about:blank`. */
  isGeneric?: true;
}

/** Every problem that any answer of ours can carry ("Errors"). */
export const PROBLEMS: Record<ProblemCode, ProblemKind> = {
  PARTNER_REQUIRED: {
    status: 422,
    title: 'Partner header missing',
    advice: 'Send the header Service-Partner-Id with the partner id that came with your API key.',
  },
  PARTNER_NOT_FOUND: {
    status: 422,
    title: 'Partner unknown',
    advice:
      'The value of Service-Partner-Id is not the partner that this API key was issued to. Check for typing mistakes, and that key and partner belong to the same deployment.',
  },
  PARTNER_INTEGRATION_NOT_ENABLED: {
    status: 422,
    title: 'Integration not enabled',
    advice:
      'The venue has this integration but switched it off. Ask the venue to switch it on; nothing on your side needs to change.',
  },
  PARTNER_INTEGRATION_NOT_AVAILABLE: {
    status: 422,
    title: 'Integration not available',
    advice:
      'This venue has no integration with your partner account. Ask the venue or us to set one up.',
  },
  FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED: {
    status: 403,
    title: 'Booking updates switched off',
    advice:
      'The venue does not let bookings be changed from outside. Cancel the booking and make a new one, or ask the venue to change it.',
  },
  FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE: {
    status: 403,
    title: 'Booking updates not in the plan',
    advice:
      "The venue's plan has no changes of bookings from outside. Cancel the booking and make a new one, or ask the venue to change it.",
  },
  BOOKING_NOT_FOUND: {
    status: 404,
    title: 'Booking not found',
    advice:
      'There is no booking with this uuid that you may see. Check the uuid, and that Service-Account-Id names the venue it was made at; with public data access you see those alone that you made yourself.',
  },
  BOOKING_IS_OUTDATED: {
    status: 409,
    title: 'Booking changed meanwhile',
    advice:
      'The booking changed since you read it. Read it again, look at what changed, and send your change with the new ETag.',
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
      'A booking needs the consent of the customer to the processing of their data: ask for it, and send customer.hasGdprConsent as true once given.',
  },
  BOOKING_CANCELLATION_NOT_ALLOWED: {
    status: 409,
    title: 'Booking in progress',
    advice:
      'The guests are in the house, and who is there is not canceled. A booking in ARRIVED can be moved back to CONFIRMED and then canceled; one whose guests are seated is moved to ATTENDED when they leave.',
  },
  BOOKING_IS_NOT_ON_SEATED_GROUP: {
    status: 409,
    title: 'Guests not seated',
    advice:
      'This needs a booking in SEATED, DESSERTS, ACCOUNT_SENT or ACCOUNT_PAID. Move it to SEATED first, by way of CONFIRMED where it still waits for a confirmation.',
  },
  STATUS_NOT_ON_CONFIRMED_GROUP: {
    status: 409,
    title: 'Booking not confirmed',
    advice:
      'The booking still waits for a confirmation, and this status can only follow one. Move it to CONFIRMED first.',
  },
  BOOKING_STATUS_NOT_VALID: {
    status: 409,
    title: 'Status move not allowed',
    advice:
      'The booking cannot move from its current status to the one sent. The detail names the moves that are allowed from here.',
  },
  STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING: {
    status: 409,
    title: 'Booking can no longer be changed',
    advice:
      'The current status forbids this change: the guests are in the house, the booking is over, or it is not confirmed yet. Ask the venue, or make a new booking where it is over.',
  },
  BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER: {
    status: 409,
    title: "Another partner's booking",
    advice:
      'Only the partner that made a booking, or the venue, may change it: that holds for seating its guests and for their bill, too. No field tells whose it is. Ask the venue to do it.',
  },
  BOOKING_AT_NOT_ALLOWED_TIME_WINDOW: {
    status: 409,
    title: 'Outside the booking window',
    advice:
      'The time is past, too soon or too far ahead for this venue. Ask the calendar which days can be booked.',
  },
  NO_AVAILABLE_SLOT: {
    status: 409,
    title: 'No table at that time',
    advice:
      'No table is free for this date, time and party, or none of those that were named. Ask the availability of the work day for other times, or offer the wait list or a request where its fallbackOptions say so; for guests at the door, name tables that are free.',
  },
  BOOKING_AVAILABILITY_NOT_FOUND: {
    status: 409,
    title: 'Combination not available',
    advice:
      'There is a slot, but not with this area, experience, add-ons, equipment or code. Ask the availability of the slot: its code and detail say which of them it is. Where it calls the slot available, the promo or redemption code is not good.',
  },
  TABLE_NOT_MAPPED_BY_TENANT: {
    status: 409,
    title: 'Table unknown',
    advice:
      'The venue has no table with this id, name or point-of-sale id. The detail names its tables; the venue itself gives them their point-of-sale ids.',
  },
  BOOKING_HAS_MORE_THAN_ONE_TABLE_ASSIGNED: {
    status: 409,
    title: 'More than one table',
    advice:
      'A ticket moves between bookings on a single table each. Close the ticket on the booking that is to pay it instead.',
  },
  BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID: {
    status: 409,
    title: 'Destination has a ticket',
    advice:
      'The booking that should receive the ticket already has one. Name another booking, or close each ticket on its own.',
  },
  GET_BOOKINGS_START_DATE_IN_PAST: {
    status: 409,
    title: 'Start date in the past',
    advice: "Send a date_start of today or later, on the venue's calendar.",
  },
  GET_BOOKINGS_END_DATE_GREATER_THAN_START_DATE: {
    status: 409,
    title: 'End date before start date',
    advice: 'Send a date_end that equals date_start or is later.',
  },
  GET_BOOKINGS_RANGE_BETWEEN_DATES_EXCEED_LIMIT: {
    status: 409,
    title: 'Date range too long',
    advice: 'Ask for at most 31 days between date_start and date_end, and repeat for the rest.',
  },
  VALIDATION_ERROR: {
    status: 422,
    title: 'Invalid input',
    advice:
      'Each entry of errors names a field (parameter) and what is the matter (reason). Correct them all and send the request again.',
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
      'There is no customer with this uuid that you may see. The customer of a booking has the right one; a create or a question about availability that is for no known customer leaves its customer.uuid or customerUuid out.',
  },
  UNAUTHORIZED: {
    status: 401,
    title: 'Credentials missing or invalid',
    advice: 'Send valid credentials; a partner sends Authorization: Bearer with its API key.',
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
    advice: 'A request with this Idempotency-Key is still being worked on. Repeat in a second.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    title: 'Idempotency-Key used for something else',
    advice:
      'This key came before, for the same operation, with another body. Use a fresh key for every new booking.',
  },
  BAD_REQUEST: {
    status: 400,
    title: 'Malformed request',
    advice: 'The request could not be read. Check the JSON syntax and the headers.',
    isGeneric: true,
  },
  NOT_FOUND: {
    status: 404,
    title: 'No such address',
    advice: 'There is nothing at this path. Check it against the API reference.',
    isGeneric: true,
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    title: 'Method not allowed',
    advice: 'This path answers other methods; the header Allow names them.',
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
    advice: 'Wait as many seconds as Retry-After says, then go on more slowly.',
    isGeneric: true,
  },
  INTERNAL_ERROR: {
    status: 500,
    title: 'Something broke on our side',
    advice: 'Try again with exponential back-off. If it stays, tell us the request id.',
    isGeneric: true,
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    title: 'Temporarily unavailable',
    advice: 'Try again with exponential back-off.',
    isGeneric: true,
  },
};

/** One fault of an input: which parameter, and why. */
export const ValidationIssue = z.object({ parameter: z.string(), reason: z.string() });

/** The error answer: RFC 9457, media type `application/problem+json`. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(PROBLEM_CODES),
  detail: z.string(),
  errors: z.optional(z.array(ValidationIssue)),
  /** Names this request in our logs. */
  requestId: z.optional(z.string()),
});
export type Problem = z.infer<typeof Problem>;

/** The last part of a problem's address: `booking-not-found`. */
export function problemSlug(code: ProblemCode): string {
  return code.toLowerCase().replaceAll('_', '-');
}
