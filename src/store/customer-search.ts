import { type RawBuilder, sql } from 'kysely';
import type { GivenContact } from '../domain/as-booked.ts';
import type { Customer } from '../domain/customer.ts';
import type { CustomerQuery } from '../domain/customer-query.ts';
import type { CustomerWithVisits } from './customers.ts';
import type { Db } from './db.ts';
import { dialectOf } from './migrations/dialect.ts';
import { listPhoneSpellings } from './phone-spellings.ts';
import {
  joinMatchingGiven as joinMatchingGivenPostgres,
  joinMatching as joinMatchingPostgres,
} from './postgres/matching-customers.ts';
import {
  joinMatchingGiven as joinMatchingGivenSqlite,
  joinMatching as joinMatchingSqlite,
  joinMatchingUnindexed,
  NEWEST_FIRST,
} from './sqlite/matching-customers.ts';
import { type CustomerRow, customerColumns } from './tables.ts';

/** More are not ranked: whoever typed so little has to type more. */
export const MAX_FOUND = 200;

/** The customers with consent that match a query, at most one more than {@link MAX_FOUND}, in no order that counts. */
export async function findMatchingCustomers(
  db: Db,
  accountId: string,
  { parts }: CustomerQuery,
): Promise<CustomerWithVisits[]> {
  const find = (matching: RawBuilder<unknown>, order = sql``) =>
    findOf(db, accountId, { matching, order });
  if (dialectOf(db).engine === 'postgres') return find(joinMatchingPostgres(parts));
  const newest = await find(await joinMatchingUnindexed(db, parts));
  const indexed = await find(joinMatchingSqlite(parts), NEWEST_FIRST);
  return [...newest, ...indexed].slice(0, MAX_FOUND + 1);
}

/** A customer who was found by what was given with a booking of theirs. */
export interface FoundAsBooked {
  customerUuid: string;
  /** As given with the latest of these bookings. */
  given: GivenContact;
}

/**
 * The customers with consent who have a booking whose contact differs from theirs and matches a query: at most one more than
 * {@link MAX_FOUND}, in no particular order.
 */
export async function findCustomersAsBooked(
  db: Db,
  accountId: string,
  { parts }: CustomerQuery,
): Promise<FoundAsBooked[]> {
  const matching =
    dialectOf(db).engine === 'postgres'
      ? joinMatchingGivenPostgres(parts)
      : joinMatchingGivenSqlite(parts);
  const { rows } = await sql<GivenRow>`
    select customer_uuid, customer_name, customer_email, customer_phone from (
      select bookings.customer_uuid, customer_name, customer_email, customer_phone,
        row_number() over (
          partition by bookings.customer_uuid order by booking_at desc, bookings.uuid
        ) as place
      ${matching}
      and bookings.account_id = ${accountId} and bookings.status <> 'DELETED'
      and customers.has_gdpr_consent = 1
    ) as found where place = 1 limit ${MAX_FOUND + 1}`.execute(db);
  return rows.map((row) => ({ customerUuid: row.customer_uuid, given: toGiven(row) }));
}

/** Contacts that were given with these customers' bookings and differ from theirs, by customer; each contact once. */
export async function listOtherGivenContacts(
  db: Db,
  accountId: string,
  customerUuids: readonly string[],
): Promise<Map<string, GivenContact[]>> {
  // PostgreSQL has no empty lists.
  if (customerUuids.length === 0) return new Map();
  const rows = await db
    .selectFrom('customer_search_given_texts as texts')
    .innerJoin('bookings', 'bookings.uuid', 'texts.booking_uuid')
    .select(['bookings.customer_uuid', 'customer_name', 'customer_email', 'customer_phone'])
    .where('texts.customer_uuid', 'in', customerUuids)
    .where('bookings.account_id', '=', accountId)
    .distinct()
    .execute();
  const byCustomer = Map.groupBy(rows, (row) => row.customer_uuid ?? '');
  return new Map([...byCustomer].map(([uuid, ofCustomer]) => [uuid, ofCustomer.map(toGiven)]));
}

function toGiven(row: Omit<GivenRow, 'customer_uuid'>): GivenContact {
  return {
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    customerPhone: row.customer_phone,
  };
}

interface GivenRow {
  customer_uuid: string;
  customer_name: string | null;
  customer_email: string | null;
  customer_phone: string | null;
}

interface Search {
  /** What is joined, and its condition. */
  matching: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

async function findOf(
  db: Db,
  accountId: string,
  { matching, order }: Search,
): Promise<CustomerWithVisits[]> {
  const columns = sql.join(
    [...customerColumns.names, 'visits'].map((name) => sql.ref(`customers.${name}`)),
  );
  const { rows } = await sql<CustomerRow & { visits: string | null }>`
    select ${columns} ${matching}
    and customers.account_id = ${accountId} and customers.has_gdpr_consent = 1
    ${order} limit ${MAX_FOUND + 1}`.execute(db);
  return rows.map(toCustomerWithVisits);
}

function toCustomerWithVisits(row: CustomerRow & { visits: string | null }): CustomerWithVisits {
  const visits = row.visits === null ? null : JSON.parse(row.visits);
  return { customer: customerColumns.fromRow(row), visits };
}

/** Other customers with the same email, phone number or name, who may be the same person: at most five. */
export async function findAlikeCustomers(
  db: Db,
  { accountId, uuid, email, phone, name }: Customer,
): Promise<CustomerWithVisits[]> {
  const others = db
    .selectFrom('customers')
    .select([...customerColumns.names, 'visits'])
    .where('account_id', '=', accountId)
    .where('uuid', '<>', uuid)
    .where('has_gdpr_consent', '=', 1)
    .orderBy('created_at')
    .limit(MAX_ALIKE);
  const rows = [
    ...(email ? await others.where(sql`lower(email)`, '=', email.toLowerCase()).execute() : []),
    ...(phone
      ? await others.where('phone', 'in', await listPhoneSpellings(db, accountId, phone)).execute()
      : []),
  ];
  const namesakes = await findMatchingCustomers(db, accountId, { parts: [name], words: [] });
  const found = [
    ...rows.map(toCustomerWithVisits),
    ...namesakes.filter((each) => each.customer.uuid !== uuid && isNamesake(each.customer, name)),
  ];
  const byUuid = new Map(found.map((each) => [each.customer.uuid, each]));
  return [...byUuid.values()].slice(0, MAX_ALIKE);
}

const MAX_ALIKE = 5;

/** Compares without case and accents. */
const LETTERS = new Intl.Collator(undefined, { sensitivity: 'base' });

function isNamesake(customer: Customer, name: string): boolean {
  return LETTERS.compare(customer.name, name) === 0;
}
