import { sql } from 'kysely';
import type { Customer } from '../domain/customer.ts';
import type { Language } from '../domain/language.ts';
import type { Db } from './db.ts';
import { listPrivacyNotices, type PrivacyNotice } from './privacy-notices.ts';

/** What is stored about a customer besides their own row and their bookings. */
export interface CustomerTraces {
  consents: {
    kind: 'DATA_PROCESSING' | 'MARKETING';
    givenAt: number;
    source: string;
    ip: string | null;
    textVersion: string;
    bookingUuid: string | null;
    language: Language | null;
    /** What was agreed to; null if a partner showed it, or before it was recorded. */
    wording: string | null;
  }[];
  /** When staff told them how the venue handles personal data. */
  privacyNotices: PrivacyNotice[];
  /** What each integration last sent. */
  sentBy: {
    integration: string;
    name: string;
    language: Language;
    email: string | null;
    phone: string | null;
  }[];
  /** Encrypted responses to create requests, stored for a day for repeated requests. */
  answers: { operation: string; bookingUuid: string; createdAt: number }[];
}

type OneCustomer = Pick<Customer, 'accountId' | 'uuid'>;

export async function listCustomerTraces(db: Db, customer: OneCustomer): Promise<CustomerTraces> {
  const { uuid: customerUuid } = customer;
  const consents = await db
    .selectFrom('customer_consents')
    .selectAll()
    .where('customer_uuid', '=', customerUuid)
    .orderBy('given_at')
    .execute();
  const sentBy = await db
    .selectFrom('integration_customers')
    .select(['integration', 'name', 'language', 'email', 'phone'])
    .where('customer_uuid', '=', customerUuid)
    .orderBy('integration')
    .execute();
  const answers = await db
    .selectFrom('idempotency_keys')
    .select(['operation', 'booking_uuid', 'created_at'])
    .where('booking_uuid', 'in', bookingsOf(db, customer))
    .orderBy('created_at')
    .execute();
  return {
    consents: consents.map((row) => ({
      kind: row.kind,
      givenAt: row.given_at,
      source: row.source,
      ip: row.ip,
      textVersion: row.text_version,
      bookingUuid: row.booking_uuid,
      language: row.language,
      wording: row.wording,
    })),
    privacyNotices: await listPrivacyNotices(db, customerUuid),
    sentBy,
    answers: answers.map((row) => ({
      operation: row.operation,
      bookingUuid: row.booking_uuid,
      createdAt: row.created_at,
    })),
  };
}

/**
 * Deletes data that identifies a customer or gives access to their bookings. Consents stay as proof,
 * without the IP address.
 */
export async function eraseCustomerTraces(db: Db, customer: OneCustomer): Promise<void> {
  const { uuid: customerUuid } = customer;
  await db
    .updateTable('customer_consents')
    .set({ ip: null })
    .where('customer_uuid', '=', customerUuid)
    .execute();
  await db.deleteFrom('integration_customers').where('customer_uuid', '=', customerUuid).execute();
  await db
    .deleteFrom('manage_tokens')
    .where('booking_uuid', 'in', bookingsOf(db, customer))
    .execute();
  await db
    .updateTable('messages')
    .set({ server_answer: null })
    .where('account_id', '=', customer.accountId)
    .where('booking_uuid', 'in', bookingsOf(db, customer))
    .execute();
  const everTheirs = bookingsOf(db, customer)
    .union(
      db
        .selectFrom('privacy_notices')
        .select('booking_uuid as uuid')
        .where('customer_uuid', '=', customerUuid),
    )
    .union(
      db
        .selectFrom('customer_consents')
        .select(sql<string>`booking_uuid`.as('uuid'))
        .where('customer_uuid', '=', customerUuid)
        .where('booking_uuid', 'is not', null),
    );
  await db.deleteFrom('idempotency_keys').where('booking_uuid', 'in', everTheirs).execute();
}

function bookingsOf(db: Db, { accountId, uuid }: OneCustomer) {
  return db
    .selectFrom('bookings')
    .select('uuid')
    .where('account_id', '=', accountId)
    .where('customer_uuid', '=', uuid);
}
