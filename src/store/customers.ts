import { sql } from 'kysely';
import type { Customer } from '../domain/customer.ts';
import type { Language } from '../domain/language.ts';
import { isSamePhone } from '../domain/parse-phone.ts';
import { phoneEnding } from '../domain/phone.ts';
import type { VisitRecord } from '../domain/visit-record.ts';
import type { Db } from './db.ts';
import { PHONE_ENDING } from './phone-spellings.ts';
import { pick, prepared } from './prepared.ts';
import { type CustomerRow, customerColumns } from './tables.ts';

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

export interface CustomerWithVisits {
  customer: Customer;
  /** Null before the first booking. */
  visits: VisitRecord | null;
}

export async function listCustomers(
  db: Db,
  accountId: string,
  uuids: readonly string[],
): Promise<CustomerWithVisits[]> {
  if (uuids.length === 0) return [];
  // With a condition on the account, the database would scan all its customers.
  const rows = await db
    .selectFrom('customers')
    .select([...customerColumns.names, 'visits'])
    .where('uuid', 'in', uuids)
    .execute();
  return rows
    .filter((row) => row.account_id === accountId)
    .map((row) => ({
      customer: customerColumns.fromRow(row),
      visits: row.visits === null ? null : JSON.parse(row.visits),
    }));
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
  const email = contact.email?.toLowerCase() ?? null;
  const { phone } = contact;
  let rows = email ? (await findByEmail(db, { accountId, email })).rows : [];
  if (rows.length === 0 && phone) {
    const alike = await listByPhoneEnding(db, { accountId, ending: phoneEnding(phone) });
    rows = alike.rows.filter((row) => isSamePhone(row.phone ?? '', phone));
  }
  return rows[0] ? customerColumns.fromRow(rows[0]) : null;
}

const findByEmail = prepared((db, { accountId, email }: { accountId: string; email: string }) =>
  consenting(db, accountId).where(sql`lower(email)`, '=', email).limit(1),
);
const listByPhoneEnding = prepared(
  (db, { accountId, ending }: { accountId: string; ending: string }) =>
    consenting(db, accountId).where(PHONE_ENDING, '=', ending),
);

/** The oldest first. */
function consenting(db: Db, accountId: string) {
  return db
    .selectFrom('customers')
    .select(customerColumns.names)
    .where('account_id', '=', accountId)
    .where('has_gdpr_consent', '=', 1)
    .orderBy('created_at')
    .orderBy('uuid');
}

const insertRow = prepared((db, row: CustomerRow) =>
  db.insertInto('customers').values(pick(row, customerColumns.names)),
);
const updateRow = prepared((db, row: CustomerRow) =>
  db.updateTable('customers').set(pick(row, customerColumns.names)).where('uuid', '=', row.uuid),
);

export async function insertCustomer(db: Db, customer: Customer): Promise<void> {
  await insertRow(db, customerColumns.toRow(customer));
}

export async function updateCustomer(db: Db, customer: Customer): Promise<void> {
  await updateRow(db, customerColumns.toRow(customer));
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
  await insertConsentRow(db, { ...consent, givenAt });
}

const insertConsentRow = prepared((db, consent: Consent & { givenAt: number }) =>
  db.insertInto('customer_consents').values({
    customer_uuid: consent.customerUuid,
    booking_uuid: consent.bookingUuid,
    kind: consent.kind,
    given_at: consent.givenAt,
    source: consent.source,
    ip: consent.ip,
    text_version: consent.textVersion,
    language: consent.language,
    wording: consent.wording,
  }),
);

/** A customer as one integration last sent them. */
export interface IntegrationCustomer {
  customerUuid: string;
  name: string;
  language: Language;
}

/** The venue of a customer, and the integration that sent them. */
interface CustomerSource {
  accountId: string;
  integration: string;
}

interface SentCustomer extends IntegrationCustomer {
  email: string | null;
  phone: string | null;
}

export async function saveIntegrationCustomer(
  db: Db,
  { accountId, integration }: CustomerSource,
  sent: SentCustomer,
): Promise<void> {
  // An omitted contact keeps its earlier value.
  await saveSent(db, { ...sent, accountId, integration });
}

const saveSent = prepared((db, sent: SentCustomer & CustomerSource) =>
  db
    .insertInto('integration_customers')
    .values({
      account_id: sent.accountId,
      integration: sent.integration,
      customer_uuid: sent.customerUuid,
      name: sent.name,
      language: sent.language,
      email: sent.email,
      phone: sent.phone,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'integration', 'customer_uuid']).doUpdateSet((is) => ({
        name: is.ref('excluded.name'),
        language: is.ref('excluded.language'),
        email: is.fn.coalesce('excluded.email', 'integration_customers.email'),
        phone: is.fn.coalesce('excluded.phone', 'integration_customers.phone'),
      })),
    ),
);

export async function listIntegrationCustomers(
  db: Db,
  { accountId, integration }: CustomerSource,
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
