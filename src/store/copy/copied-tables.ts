import type { Tables } from '../tables.ts';

export interface CopiedTable {
  name: keyof Tables;
  /** The columns that order its rows. Rows that agree in all of them are equal in every column. */
  order: readonly string[];
  /** How many rows are in memory at a time. */
  batchRows: number;
  /** An index that begins with the first column, where SQLite would otherwise sort the whole table. */
  index?: string;
}

/** All tables, those that others refer to before these. */
export const COPIED_TABLES: readonly CopiedTable[] = [
  table('accounts', 'account_id'),
  tableOfLongRows('venue_documents', 'account_id'),
  tableOfLongRows('venue_versions', 'account_id', 'version'),
  table('venue_tables', 'account_id', 'table_id'),
  table('partners', 'partner_id'),
  table('integrations', 'account_id', 'partner_id'),
  table('api_keys', 'prefix'),
  table('api_key_accounts', 'prefix', 'account_id'),
  table('publishable_keys', 'publishable_key'),
  table('publishable_key_origins', 'publishable_key', 'origin'),
  table('staff', 'uuid'),
  table('staff_sessions', 'token_hash'),
  table('staff_networks', 'staff_uuid', 'network'),
  table('staff_invitations', 'id'),
  table('staff_approvals', 'token_hash'),
  table('staff_passkeys', 'id'),
  table('staff_authenticators', 'staff_uuid'),
  table('staff_recovery_codes', 'code_hash'),
  table('staff_challenges', 'challenge_hash'),
  table('customers', 'uuid'),
  {
    ...table(
      'customer_consents',
      'customer_uuid',
      // It has no key: a customer may give the same consent twice.
      'given_at',
      'kind',
      'source',
      'ip',
      'text_version',
      'booking_uuid',
      'language',
      'wording',
    ),
    index: 'customer_consents_by_customer',
  },
  table('integration_customers', 'account_id', 'integration', 'customer_uuid'),
  table('merged_customers', 'customer_uuid'),
  table('bookings', 'account_id', 'work_day', 'booking_at', 'uuid'),
  table('booking_tables', 'account_id', 'work_day', 'booking_uuid', 'table_id'),
  table('table_moves', 'id'),
  table('privacy_notices', 'customer_uuid', 'booking_uuid'),
  table('walk_in_guests', 'account_id', 'booking_uuid'),
  table('table_holds', 'id'),
  table('venue_jobs', 'kind', 'account_id'),
  table('reminder_plans', 'account_id'),
  table('wait_list_checks', 'account_id', 'work_day'),
  table('service_days', 'account_id', 'work_day'),
  table('blocks', 'id'),
  table('events', 'id'),
  table('event_counters', 'account_id'),
  table('webhook_endpoints', 'id'),
  table('webhook_deliveries', 'endpoint_id', 'event_id'),
  table('webhook_tries', 'id'),
  // Some are about webhooks.
  table('messages', 'id'),
  table('journal', 'account_id', 'subject_id', 'version'),
  table('manage_tokens', 'token_hash'),
  table('idempotency_keys', 'caller', 'account_id', 'operation', 'key_hash'),
  table('work_days', 'account_id', 'work_day'),
  tableOfLongRows('work_day_occupancies', 'account_id', 'work_day'),
  table('attempts', 'limit_name', 'actor', 'target'),
  table('sign_in_turns', 'target', 'turns_of'),
  table('unfinished_erasures', 'id'),
];

function table(name: keyof Tables, ...order: string[]): CopiedTable {
  return { name, order, batchRows: 1000 };
}

function tableOfLongRows(name: keyof Tables, ...order: string[]): CopiedTable {
  return { name, order, batchRows: 50 };
}
