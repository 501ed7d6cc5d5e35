import { sql } from 'kysely';
import type { Customer, Visits } from '../domain/customer.ts';
import type { Language } from '../domain/language.ts';
import type { Db } from './db.ts';
import { insertionInto } from './insertion.ts';
import { customerColumns } from './tables.ts';

const LATE_CANCELLATION_MS = 24 * 3_600_000;

export async function findCustomer(
  db: Db,
  accountId: string,
  uuid: string,
): Promise<Customer | null> {
  const row = await db
    .selectFrom('customers')
    .select(customerColumns.names)
    .where('uuid', '=', uuid)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? customerColumns.fromRow(row) : null;
}

/** A customer of any account. */
export async function findCustomerAnywhere(db: Db, uuid: string): Promise<Customer | null> {
  const row = await db
    .selectFrom('customers')
    .select(customerColumns.names)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row ? customerColumns.fromRow(row) : null;
}

export async function listCustomers(
  db: Db,
  accountId: string,
  uuids: readonly string[],
): Promise<Customer[]> {
  if (uuids.length === 0) return [];
  // With a condition on the account, the database would scan all its customers.
  const rows = await db
    .selectFrom('customers')
    .select(customerColumns.names)
    .where('uuid', 'in', uuids)
    .execute();
  return rows.filter((row) => row.account_id === accountId).map(customerColumns.fromRow);
}

/**
 * The customer with this email, else with this phone, among those with consent. If several match, the
 * oldest.
 */
export async function findCustomerByContact(
  db: Db,
  accountId: string,
  contact: { email: string | null; phone: string | null },
): Promise<Customer | null> {
  const consenting = db
    .selectFrom('customers')
    .select(customerColumns.names)
    .where('account_id', '=', accountId)
    .where('has_gdpr_consent', '=', 1)
    .orderBy('created_at')
    .orderBy('uuid')
    .limit(1);
  if (contact.email) {
    const row = await consenting
      .where(sql`lower(email)`, '=', contact.email.toLowerCase())
      .executeTakeFirst();
    if (row) return customerColumns.fromRow(row);
  }
  if (contact.phone) {
    const row = await consenting.where('phone', '=', contact.phone).executeTakeFirst();
    if (row) return customerColumns.fromRow(row);
  }
  return null;
}

const insertRow = insertionInto('customers');

export async function insertCustomer(db: Db, customer: Customer): Promise<void> {
  await insertRow(db, customerColumns.toRow(customer));
}

export async function updateCustomer(db: Db, customer: Customer): Promise<void> {
  await db
    .updateTable('customers')
    .set(customerColumns.toRow(customer))
    .where('uuid', '=', customer.uuid)
    .execute();
}

/** A consent as it was given, so that it can be proved later. */
export interface Consent {
  customerUuid: string;
  bookingUuid: string;
  kind: 'DATA_PROCESSING' | 'MARKETING';
  /** Who asked for it. */
  source: string;
  ip: string | null;
  textVersion: string;
  language: Language;
  /** The text that the customer agreed to; null if it was shown by a partner. */
  wording: string | null;
}

export async function insertConsent(db: Db, consent: Consent, givenAt: number): Promise<void> {
  await db
    .insertInto('customer_consents')
    .values({
      customer_uuid: consent.customerUuid,
      booking_uuid: consent.bookingUuid,
      kind: consent.kind,
      given_at: givenAt,
      source: consent.source,
      ip: consent.ip,
      text_version: consent.textVersion,
      language: consent.language,
      wording: consent.wording,
    })
    .execute();
}

/** A customer as one integration last sent them. */
export interface IntegrationCustomer {
  customerUuid: string;
  name: string;
  language: Language;
}

export async function saveIntegrationCustomer(
  db: Db,
  accountId: string,
  integration: string,
  sent: IntegrationCustomer & { email: string | null; phone: string | null },
): Promise<void> {
  const { name, language, email, phone } = sent;
  await db
    .insertInto('integration_customers')
    .values({
      account_id: accountId,
      integration,
      customer_uuid: sent.customerUuid,
      name,
      language,
      email,
      phone,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'integration', 'customer_uuid']).doUpdateSet({
        name,
        language,
        // An omitted contact keeps its earlier value.
        ...(email === null ? {} : { email }),
        ...(phone === null ? {} : { phone }),
      }),
    )
    .execute();
}

export async function listIntegrationCustomers(
  db: Db,
  accountId: string,
  integration: string,
  uuids: readonly string[],
): Promise<IntegrationCustomer[]> {
  if (uuids.length === 0) return [];
  const rows = await db
    .selectFrom('integration_customers')
    .select(['customer_uuid', 'name', 'language'])
    .where('account_id', '=', accountId)
    .where('integration', '=', integration)
    .where('customer_uuid', 'in', uuids)
    .execute();
  return rows.map((row) => ({
    customerUuid: row.customer_uuid,
    name: row.name,
    language: row.language,
  }));
}

/** Figures about each customer's bookings, as of `now`. */
export async function countVisits(
  db: Db,
  uuids: readonly string[],
  now: number,
): Promise<Map<string, Visits>> {
  if (uuids.length === 0) return new Map();
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`sum(case when ${condition} then 1 else 0 end)`;
  const rows = await db
    .selectFrom('bookings')
    .where('customer_uuid', 'in', uuids)
    .where('status', '<>', 'DELETED')
    .groupBy('customer_uuid')
    .select([
      'customer_uuid',
      sql<number>`count(*)`.as('bookings'),
      count(sql`status = 'ATTENDED'`).as('visits'),
      count(sql`status = 'CANCELED'`).as('cancellations'),
      count(
        sql`status = 'CANCELED' and canceled_at > booking_at - ${sql.lit(LATE_CANCELLATION_MS)}`,
      ).as('late_cancellations'),
      count(sql`status = 'NO_SHOW'`).as('no_shows'),
      sql<number | null>`min(case when status = 'ATTENDED' then booking_at end)`.as('first_visit'),
      sql<number | null>`max(case when status = 'ATTENDED' then booking_at end)`.as('last_visit'),
      sql<number | null>`min(case when status = 'CANCELED' then canceled_at end)`.as(
        'first_cancellation',
      ),
      sql<
        number | null
      >`min(case when status = 'CONFIRMED' and booking_at > ${now} then booking_at end)`.as(
        'next_visit',
      ),
      sql<number | null>`sum(closed_ticket_amount)`.as('spent'),
      sql<
        number | null
      >`sum(case when closed_ticket_amount is not null then pax + pax_children end)`.as('covers'),
    ])
    .execute();
  return new Map(
    rows.map((row) => [
      row.customer_uuid as string,
      {
        bookingsCount: row.bookings,
        visitsCount: row.visits,
        cancellationsCount: row.cancellations,
        lateCancellationsCount: row.late_cancellations,
        noShowsCount: row.no_shows,
        firstVisitAt: row.first_visit,
        lastVisitAt: row.last_visit,
        firstCancellationAt: row.first_cancellation,
        nextVisitScheduledAt: row.next_visit,
        averageOrderAmountPerPax:
          row.spent !== null && row.covers ? Math.round(row.spent / row.covers) : null,
      },
    ]),
  );
}
