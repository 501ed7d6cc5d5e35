import type { StaffProblemCode } from '../../contract/problem.ts';
import type { StaffMessages } from '../messages/staff-messages.ts';

type Sentence = keyof StaffMessages['service']['refusal'];

/** What each problem means to people. Those that no request of the staff view has come last. */
const SENTENCES: Record<StaffProblemCode, Sentence> = {
  NO_AVAILABLE_SLOT: 'noTable',
  TABLE_NOT_MAPPED_BY_TENANT: 'unknownTable',
  BOOKING_IS_OUTDATED: 'changed',
  VENUE_IS_OUTDATED: 'houseChanged',
  BOOKING_IS_ALREADY_CANCELED: 'canceled',
  BOOKING_CANCELLATION_NOT_ALLOWED: 'inHouse',
  BOOKING_IS_NOT_ON_SEATED_GROUP: 'notSeated',
  STATUS_NOT_ON_CONFIRMED_GROUP: 'notConfirmed',
  BOOKING_IS_OF_ANOTHER_DAY: 'otherDay',
  BOOKING_STATUS_NOT_VALID: 'status',
  STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING: 'status',
  FORBIDDEN: 'forbidden',
  BOOKING_NOT_FOUND: 'gone',
  CUSTOMER_NOT_FOUND: 'guestGone',
  BOOKING_AT_NOT_ALLOWED_TIME_WINDOW: 'window',
  BOOKING_AVAILABILITY_NOT_FOUND: 'notOffered',
  CUSTOMER_GDPR_CONSENT_REQUIRED: 'consent',
  BOOKING_HAS_MORE_THAN_ONE_TABLE_ASSIGNED: 'severalTables',
  BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID: 'hasTicket',
  VALIDATION_ERROR: 'input',
  PAYLOAD_TOO_LARGE: 'input',
  IDEMPOTENCY_KEY_REUSED: 'sentBefore',
  RATE_LIMIT_EXCEEDED: 'tooMany',
  IDEMPOTENCY_REQUEST_IN_PROGRESS: 'later',
  INTERNAL_ERROR: 'later',
  SERVICE_UNAVAILABLE: 'later',
  UNAUTHORIZED: 'signedOut',
  SECOND_FACTOR_REQUIRED: 'signedOut',
  NOT_FOUND: 'reload',
  BAD_REQUEST: 'reload',
  METHOD_NOT_ALLOWED: 'reload',
  UNSUPPORTED_MEDIA_TYPE: 'reload',
  EVENTS_CURSOR_NOT_VALID: 'reload',
  GET_BOOKINGS_START_DATE_IN_PAST: 'reload',
  GET_BOOKINGS_END_DATE_GREATER_THAN_START_DATE: 'reload',
  GET_BOOKINGS_RANGE_BETWEEN_DATES_EXCEED_LIMIT: 'reload',
  ACCOUNT_REQUIRED: 'reload',
  ACCOUNT_NOT_FOUND: 'reload',
  PARTNER_REQUIRED: 'reload',
  PARTNER_NOT_FOUND: 'reload',
  PARTNER_INTEGRATION_NOT_ENABLED: 'reload',
  PARTNER_INTEGRATION_NOT_AVAILABLE: 'reload',
  FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED: 'reload',
  FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE: 'reload',
  BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER: 'reload',
};

/** Why the server did not make a change, as a colleague would say it. What the API says is for programmers. */
export function refusalText(code: StaffProblemCode, messages: StaffMessages): string {
  const { refusal } = messages.service;
  // A newer server may have a code that this page does not know.
  return refusal[SENTENCES[code] ?? 'reload'];
}
