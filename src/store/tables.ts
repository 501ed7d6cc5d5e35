import type { Generated } from 'kysely';
import type { Booking } from '../domain/booking.ts';
import { BOOKING_NOTES, type BookingNote, type BookingNotes } from '../domain/booking-notes.ts';
import type { Customer } from '../domain/customer.ts';
import type { Actor, JournalEntry } from '../domain/journal.ts';
import type { Language } from '../domain/language.ts';
import type { AnyMessage } from '../domain/message.ts';
import type { ReminderPlan } from '../domain/reminder-plan.ts';
import type { Block } from '../domain/service-day/block.ts';
import type { DaySettings } from '../domain/service-day/day-settings.ts';
import type { StaffRole } from '../domain/staff-role.ts';
import type { TableHold } from '../domain/table-hold.ts';
import type { VenueEvent } from '../domain/venue-event.ts';
import type { VenueJob } from '../domain/venue-job.ts';
import type { WebhookDelivery, WebhookEndpoint, WebhookTry } from '../domain/webhook.ts';
import { type Columns, columnsOf } from './columns.ts';

type NoteColumns = {
  [Name in BookingNote]: BookingNotes[Name] extends boolean ? 'flag' : 'plain';
};
const NOTE_COLUMNS = Object.fromEntries(
  Object.entries(BOOKING_NOTES).map(([name, { none }]) => [
    name,
    typeof none === 'boolean' ? 'flag' : 'plain',
  ]),
) as NoteColumns;

/** The row types of all tables; migrations/baseline describes them. */

export const bookingColumns = columnsOf<Booking>()({
  accountId: 'plain',
  workDay: 'plain',
  bookingAt: 'plain',
  uuid: 'plain',
  status: 'plain',
  turnMinutes: 'plain',
  pax: 'plain',
  paxChildren: 'plain',
  highChairs: 'plain',
  strollers: 'plain',
  shiftId: 'plain',
  shiftName: 'plain',
  floorPlanAreaId: 'plain',
  floorPlanAreaName: 'plain',
  promoId: 'plain',
  promoName: 'plain',
  product: 'json',
  experience: 'json',
  addOns: 'json',
  cancellationPolicy: 'json',
  isTimeLimited: 'flag',
  customerUuid: 'plain',
  customerName: 'plain',
  customerEmail: 'plain',
  customerPhone: 'plain',
  ...NOTE_COLUMNS,
  isReconfirmed: 'flag',
  isReconfirmedByCustomer: 'flag',
  cancelReason: 'plain',
  bookingPartner: 'plain',
  bookingExternalId: 'plain',
  quotedWaitMinutes: 'plain',
  waitList: 'json',
  isWalkIn: 'flag',
  hasFixedTables: 'flag',
  isHighlighted: 'flag',
  isExemptFromPace: 'flag',
  channel: 'plain',
  partnerId: 'plain',
  tableReadyAt: 'plain',
  arrivedAt: 'plain',
  seatedAt: 'plain',
  endedAt: 'plain',
  canceledAt: 'plain',
  ip: 'plain',
  tableIds: 'json',
  utm: 'json',
  clientReferenceId: 'plain',
  redemptionCode: 'plain',
  language: 'plain',
  createdAt: 'plain',
  updatedAt: 'plain',
  version: 'plain',
  tableOnlyVersions: 'plain',
  ticket: 'json',
});
export type BookingRow = ReturnType<typeof bookingColumns.toRow>;
/** What is stored with a booking only to count visits faster. */
interface DerivedBookingColumns {
  /** The total of the ticket in cents; null while it is open, and without one. */
  closed_ticket_amount: number | null;
}

/**
 * Erased customers have 0 in `has_gdpr_consent`, others 1: servers of the previous version read it so. Whether somebody
 * consented is in `consented_at`.
 */
interface StoredCustomer extends Omit<Customer, 'isErased'> {
  hasGdprConsent: boolean;
}
const storedCustomerColumns = columnsOf<StoredCustomer>()({
  uuid: 'plain',
  accountId: 'plain',
  name: 'plain',
  email: 'plain',
  phone: 'plain',
  birthDate: 'plain',
  postalCode: 'plain',
  language: 'plain',
  country: 'plain',
  isVip: 'flag',
  isBusiness: 'flag',
  privateNotes: 'plain',
  tags: 'json',
  acceptsImportantAlerts: 'flag',
  earlierVisits: 'json',
  hasGdprConsent: 'flag',
  consentedAt: 'plain',
  acceptsMarketing: 'flag',
  createdAt: 'plain',
  updatedAt: 'plain',
});
export type CustomerRow = ReturnType<typeof storedCustomerColumns.toRow>;
export const customerColumns: Columns<Customer, CustomerRow> = {
  names: storedCustomerColumns.names,
  toRow({ isErased, ...customer }) {
    return storedCustomerColumns.toRow({ ...customer, hasGdprConsent: !isErased });
  },
  fromRow(row) {
    const { hasGdprConsent, ...customer } = storedCustomerColumns.fromRow(row);
    return { ...customer, isErased: !hasGdprConsent };
  },
};
export const messageColumns = columnsOf<AnyMessage>()({
  id: 'plain',
  accountId: 'plain',
  bookingUuid: 'plain',
  bookingVersion: 'plain',
  webhookId: 'plain',
  kind: 'plain',
  lane: 'plain',
  isRepeat: 'flag',
  status: 'plain',
  dueAt: 'plain',
  tries: 'plain',
  toldVersion: 'plain',
  claimedUntil: 'plain',
  createdAt: 'plain',
  endedAt: 'plain',
  problem: 'plain',
  serverAnswer: 'plain',
});
type MessageRow = ReturnType<typeof messageColumns.toRow>;

export const venueJobColumns = columnsOf<VenueJob>()({
  kind: 'plain',
  accountId: 'plain',
  workDay: 'plain',
  dueAt: 'plain',
  tries: 'plain',
  claimedUntil: 'plain',
});

export const reminderPlanColumns = columnsOf<ReminderPlan>()({
  accountId: 'plain',
  bookingAt: 'plain',
  uuid: 'plain',
  isComplete: 'flag',
});

export const tableHoldColumns = columnsOf<TableHold>()({
  id: 'plain',
  accountId: 'plain',
  workDay: 'plain',
  kind: 'plain',
  bookingAt: 'plain',
  turnMinutes: 'plain',
  pax: 'plain',
  paxChildren: 'plain',
  highChairs: 'plain',
  strollers: 'plain',
  floorPlanAreaId: 'plain',
  experienceId: 'plain',
  addOns: 'json',
  tableIds: 'json',
  createdAt: 'plain',
  expiresAt: 'plain',
  isProlonged: 'flag',
  isExemptFromPace: 'flag',
  secretHash: 'plain',
  clientHash: 'plain',
});
type TableHoldRow = ReturnType<typeof tableHoldColumns.toRow>;

export const eventColumns = columnsOf<VenueEvent>()({
  id: 'plain',
  accountId: 'plain',
  number: 'plain',
  type: 'plain',
  bookingUuid: 'plain',
  version: 'plain',
  status: 'plain',
  workDay: 'plain',
  partnerId: 'plain',
  occurredAt: 'plain',
});
type EventRow = ReturnType<typeof eventColumns.toRow>;

/** What is known about the numbers of a venue's events. */
interface EventCounterRow {
  account_id: string;
  /** The last number given. */
  last_number: number;
  /** The events up to this number are no longer kept. */
  deleted_through: number;
}

export const webhookEndpointColumns = columnsOf<WebhookEndpoint>()({
  id: 'plain',
  accountId: 'plain',
  partnerId: 'plain',
  url: 'plain',
  eventTypes: 'json',
  secret: 'plain',
  previousSecret: 'plain',
  previousUntil: 'plain',
  isEnabled: 'flag',
  disabledBecause: 'plain',
  failingSince: 'plain',
  pausedUntil: 'plain',
  createdAt: 'plain',
  updatedAt: 'plain',
});
type WebhookEndpointRow = ReturnType<typeof webhookEndpointColumns.toRow>;

export const webhookDeliveryColumns = columnsOf<WebhookDelivery>()({
  endpointId: 'plain',
  eventId: 'plain',
  eventNumber: 'plain',
  subject: 'plain',
  status: 'plain',
  dueAt: 'plain',
  tries: 'plain',
  claimedUntil: 'plain',
  createdAt: 'plain',
  endedAt: 'plain',
  problem: 'plain',
});
type WebhookDeliveryRow = ReturnType<typeof webhookDeliveryColumns.toRow>;

export const webhookTryColumns = columnsOf<WebhookTry>()({
  id: 'plain',
  endpointId: 'plain',
  eventId: 'plain',
  triedAt: 'plain',
  durationMs: 'plain',
  httpStatus: 'plain',
  problem: 'plain',
});
type WebhookTryRow = ReturnType<typeof webhookTryColumns.toRow>;

export const daySettingsColumns = columnsOf<DaySettings>()({
  accountId: 'plain',
  workDay: 'plain',
  version: 'plain',
  limits: 'json',
  teamNote: 'plain',
  guestMessage: 'plain',
  updatedAt: 'plain',
});
export const blockColumns = columnsOf<Block>()({
  id: 'plain',
  accountId: 'plain',
  workDay: 'plain',
  tableIds: 'json',
  startAt: 'plain',
  endAt: 'plain',
  reason: 'plain',
  createdAt: 'plain',
  releasedAt: 'plain',
});

/** What follows from a customer's bookings, stored so that a list reads it with the customer. */
interface DerivedCustomerColumns {
  /** A VisitRecord as JSON; null before the first booking. */
  visits: Generated<string | null>;
}

interface AccountRow {
  account_id: string;
  version: number;
  created_at: number;
  updated_at: number;
}
/** Apart from `accounts`, so that reading a version does not pass through a long document. */
interface VenueDocumentRow {
  account_id: string;
  document: string;
}
interface VenueVersionRow {
  account_id: string;
  version: number;
  document: string;
  /** JSON: the sections that differ from the version before; none for the first one. */
  sections: string;
  /** The version that its author had changed; null if nobody said. */
  based_on: number | null;
  actor_kind: Actor['kind'];
  actor_id: string | null;
  written_at: number;
}
interface VenueTableRow {
  account_id: string;
  table_id: number;
  name: string;
  is_retired: number;
}
interface BookingTableRow {
  account_id: string;
  work_day: string;
  booking_uuid: string;
  table_id: number;
  starts_at: number;
  ends_at: number;
  /** Whether the guests sit there. */
  is_seated: number;
}
interface TableMoveRow {
  id: Generated<number>;
  account_id: string;
  /** The booking that others made room for. */
  cause_uuid: string;
  /** The booking that moved. */
  booking_uuid: string;
  /** JSON. */
  from_table_ids: string;
  /** JSON. */
  to_table_ids: string;
  moved_at: number;
  undone_at: number | null;
}
/** A change; `subject_id` with `version` names it. */
interface JournalRow {
  account_id: string;
  subject_id: string;
  version: number;
  subject: JournalEntry['subject'];
  work_day: string | null;
  actor_kind: JournalEntry['actor']['kind'];
  actor_id: string | null;
  operation: string;
  /** JSON. */
  changes: string;
  tapped_at: number | null;
  written_at: number;
  /** JSON; null if no rule was set aside. */
  forced: string | null;
  made_room_for: string | null;
  undoes: number | null;
  approved_by: string | null;
}
interface PrivacyNoticeRow {
  customer_uuid: string;
  booking_uuid: string;
  told: 'BY_PHONE' | 'IN_PERSON';
  told_at: number;
  staff_uuid: string;
  text_version: string;
}
/** Kept until the next work day begins. */
interface WalkInGuestRow {
  account_id: string;
  booking_uuid: string;
  /** On which it was written. */
  work_day: string;
  label: string | null;
  name: string | null;
  phone: string | null;
  email: string | null;
}
/** When the wait list of a work day is to be checked next. */
interface WaitListCheckRow {
  account_id: string;
  work_day: string;
  due_at: number;
}
interface WorkDayRow {
  account_id: string;
  work_day: string;
  version: number;
  /** Changes with the settings and the blocks of the day; null if it never had any. */
  service_version: number | null;
}
/** What the bookings of a day occupied when the day had this version, so that one row is read instead of all. */
interface WorkDayOccupanciesRow {
  account_id: string;
  work_day: string;
  version: number;
  occupancies: string;
}
interface PartnerRow {
  partner_id: string;
  name: string;
  created_at: number;
}
interface IntegrationRow {
  account_id: string;
  partner_id: string;
  data_access: 'private' | 'public';
  permissions: string;
  is_enabled: number;
  updated_at: number;
}
interface ApiKeyRow {
  prefix: string;
  hash: string;
  partner_id: string;
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
}
interface ApiKeyAccountRow {
  prefix: string;
  account_id: string;
}
interface PublishableKeyRow {
  publishable_key: string;
  account_id: string;
  created_at: number;
  revoked_at: number | null;
}
interface PublishableKeyOriginRow {
  publishable_key: string;
  origin: string;
}
interface StaffRow {
  uuid: string;
  account_id: string;
  email: string;
  name: string;
  role: StaffRole;
  password_hash: string;
  created_at: number;
  /** Of four digits; null until the member sets some. */
  pin_hash: Generated<string | null>;
}
/** A device on which somebody is signed in. */
interface StaffSessionRow {
  token_hash: string;
  /** Who acts on it. */
  staff_uuid: string;
  created_at: number;
  expires_at: number;
  /** Null for a session of the previous version, until it is used. */
  id: string | null;
  device_name: string | null;
  last_used_at: number | null;
  /** Who signed in with a password; null as `id`. */
  signed_in_uuid: string | null;
  /** Whether who acts took over with a PIN. */
  is_by_pin: Generated<number>;
}
interface StaffInvitationRow {
  id: string;
  account_id: string;
  token_hash: string;
  role: StaffRole;
  name: string;
  language: Language;
  created_by: string;
  created_at: number;
  expires_at: number;
}
interface StaffApprovalRow {
  token_hash: string;
  session_hash: string;
  approved_by: string;
  method: string;
  path: string;
  /** The hash of the Idempotency-Key that it was used with; null until it is used. */
  used_with: string | null;
  expires_at: number;
  /** Null if the previous version issued it: then it is for a request without a body. */
  body_hash: string | null;
}
interface StaffPasskeyRow {
  id: string;
  staff_uuid: string;
  credential_id: string;
  /** COSE, as base64url. */
  public_key: string;
  /** Of the signatures that the passkey has made; 0 for ever where it does not count. */
  sign_count: number;
  /** JSON. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}
interface StaffAuthenticatorRow {
  staff_uuid: string;
  encrypted_secret: string;
  created_at: number;
  /** When its first code was entered; null until then, when it does not count yet. */
  confirmed_at: number | null;
  /** The time step of the last code that was accepted. */
  last_step: number;
}
interface StaffRecoveryCodeRow {
  code_hash: string;
  staff_uuid: string;
}
/** What a passkey is to sign. */
interface StaffChallengeRow {
  challenge_hash: string;
  /** Whose passkey is added; null where somebody signs in with one. */
  staff_uuid: string | null;
  expires_at: number;
}
interface CustomerConsentRow {
  customer_uuid: string;
  kind: 'DATA_PROCESSING' | 'MARKETING';
  given_at: number;
  source: string;
  ip: string | null;
  text_version: string;
  booking_uuid: string | null;
  language: Customer['language'] | null;
  wording: string | null;
}
interface IntegrationCustomerRow {
  account_id: string;
  integration: string;
  customer_uuid: string;
  name: string;
  language: Customer['language'];
  email: string | null;
  phone: string | null;
}
/** For the search: a booking whose contact differs from its customer's. Written by triggers. */
interface GivenTextRow {
  booking_uuid: string;
  customer_uuid: string;
  text: string;
}
/** The uuid of a customer who was merged into another one. */
interface MergedCustomerRow {
  customer_uuid: string;
  account_id: string;
  kept_uuid: string;
  merged_at: number;
}
interface AttemptRow {
  limit_name: string;
  actor: string;
  target: string;
  count: number;
  last_at: number;
}
interface StaffNetworkRow {
  staff_uuid: string;
  network: string;
  last_used_at: number;
}
interface SignInTurnRow {
  target: string;
  turns_of: string;
  count: number;
  last_at: number;
}
interface UnfinishedErasureRow {
  id: Generated<number>;
  erased_at: number;
}
interface ManageTokenRow {
  token_hash: string;
  booking_uuid: string;
  created_at: number;
}
interface IdempotencyKeyRow {
  caller: string;
  account_id: string;
  operation: string;
  key_hash: string;
  request_hash: string;
  booking_uuid: string;
  encrypted_response: string;
  etag: string;
  created_at: number;
}

export interface Tables {
  accounts: AccountRow;
  venue_documents: VenueDocumentRow;
  venue_versions: VenueVersionRow;
  venue_tables: VenueTableRow;
  partners: PartnerRow;
  integrations: IntegrationRow;
  api_keys: ApiKeyRow;
  api_key_accounts: ApiKeyAccountRow;
  publishable_keys: PublishableKeyRow;
  publishable_key_origins: PublishableKeyOriginRow;
  staff: StaffRow;
  staff_sessions: StaffSessionRow;
  staff_networks: StaffNetworkRow;
  staff_invitations: StaffInvitationRow;
  staff_approvals: StaffApprovalRow;
  staff_passkeys: StaffPasskeyRow;
  staff_authenticators: StaffAuthenticatorRow;
  staff_recovery_codes: StaffRecoveryCodeRow;
  staff_challenges: StaffChallengeRow;
  customers: CustomerRow & DerivedCustomerColumns;
  customer_consents: CustomerConsentRow;
  integration_customers: IntegrationCustomerRow;
  merged_customers: MergedCustomerRow;
  customer_search_given_texts: GivenTextRow;
  bookings: BookingRow & DerivedBookingColumns;
  booking_tables: BookingTableRow;
  table_moves: TableMoveRow;
  journal: JournalRow;
  privacy_notices: PrivacyNoticeRow;
  walk_in_guests: WalkInGuestRow;
  work_days: WorkDayRow;
  work_day_occupancies: WorkDayOccupanciesRow;
  service_days: ReturnType<typeof daySettingsColumns.toRow>;
  blocks: ReturnType<typeof blockColumns.toRow>;
  messages: MessageRow;
  venue_jobs: ReturnType<typeof venueJobColumns.toRow>;
  reminder_plans: ReturnType<typeof reminderPlanColumns.toRow>;
  table_holds: TableHoldRow;
  wait_list_checks: WaitListCheckRow;
  events: EventRow;
  event_counters: EventCounterRow;
  webhook_endpoints: WebhookEndpointRow;
  webhook_deliveries: WebhookDeliveryRow;
  webhook_tries: WebhookTryRow;
  manage_tokens: ManageTokenRow;
  idempotency_keys: IdempotencyKeyRow;
  attempts: AttemptRow;
  sign_in_turns: SignInTurnRow;
  unfinished_erasures: UnfinishedErasureRow;
}
