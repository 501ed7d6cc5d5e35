/**
 * Every business error of the partner API. The list is closed: contract/problem.ts gives each an HTTP status, a title and
 * a page.
 */
export const REFUSAL_CODES = [
  'PARTNER_REQUIRED',
  'PARTNER_NOT_FOUND',
  'PARTNER_INTEGRATION_NOT_ENABLED',
  'PARTNER_INTEGRATION_NOT_AVAILABLE',
  'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED',
  'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE',
  'BOOKING_NOT_FOUND',
  'BOOKING_IS_OUTDATED',
  'BOOKING_IS_ALREADY_CANCELED',
  'CUSTOMER_GDPR_CONSENT_REQUIRED',
  'BOOKING_CANCELLATION_NOT_ALLOWED',
  'BOOKING_IS_NOT_ON_SEATED_GROUP',
  'STATUS_NOT_ON_CONFIRMED_GROUP',
  'BOOKING_STATUS_NOT_VALID',
  'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
  'BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER',
  'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
  'NO_AVAILABLE_SLOT',
  'BOOKING_AVAILABILITY_NOT_FOUND',
  'TABLE_NOT_MAPPED_BY_TENANT',
  'BOOKING_HAS_MORE_THAN_ONE_TABLE_ASSIGNED',
  'BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID',
  'GET_BOOKINGS_START_DATE_IN_PAST',
  'GET_BOOKINGS_END_DATE_GREATER_THAN_START_DATE',
  'GET_BOOKINGS_RANGE_BETWEEN_DATES_EXCEED_LIMIT',
  'EVENTS_CURSOR_NOT_VALID',
  'VALIDATION_ERROR',
  'ACCOUNT_REQUIRED',
  'ACCOUNT_NOT_FOUND',
  'CUSTOMER_NOT_FOUND',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'IDEMPOTENCY_REQUEST_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
] as const;

/** Errors that only the staff API has. */
export const STAFF_REFUSAL_CODES = [
  'BOOKING_IS_OF_ANOTHER_DAY',
  'VENUE_IS_OUTDATED',
  'SECOND_FACTOR_REQUIRED',
] as const;

/** Errors that only the widget API has. */
export const DINER_REFUSAL_CODES = ['CANCELLATION_POLICY_IS_OUTDATED'] as const;

export type RefusalCode =
  | (typeof REFUSAL_CODES)[number]
  | (typeof STAFF_REFUSAL_CODES)[number]
  | (typeof DINER_REFUSAL_CODES)[number]
  | 'NOT_FOUND';

/** One issue of an input: a path such as `addOns[0].quantity`, and the reason in words. */
export interface ValidationIssue {
  parameter: string;
  reason: string;
}

/**
 * A business error. Throwing it inside an operation rolls back its write; the server answers with a
 * problem document.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly issues: readonly ValidationIssue[];

  /** @param detail a sentence for people: what is wrong, and what to do about it */
  constructor(code: RefusalCode, detail: string, issues: readonly ValidationIssue[] = []) {
    super(detail);
    this.name = 'Refusal';
    this.code = code;
    this.issues = issues;
  }
}

/** The refusal (422) of an input that breaks rules, with all its issues. */
export function validationError(...issues: ValidationIssue[]): Refusal {
  const [first] = issues;
  const detail =
    issues.length === 1 && first
      ? `${first.parameter} ${first.reason}.`
      : `${issues.length} fields need attention; see errors.`;
  return new Refusal('VALIDATION_ERROR', detail, issues);
}
