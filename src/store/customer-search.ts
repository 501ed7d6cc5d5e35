import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Customer } from '../domain/customer.ts';
import type { CustomerQuery } from '../domain/customer-query.ts';
import type { CustomerWithVisits } from './customers.ts';
import type { Db } from './db.ts';
import { listPhoneSpellings } from './phone-spellings.ts';
import { joinMatching as joinMatchingPostgres } from './postgres/matching-customers.ts';
import {
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
    findOf(db, accountId, matching, order);
  if (db.getExecutor().adapter instanceof PostgresAdapter) return find(joinMatchingPostgres(parts));
  const newest = await find(await joinMatchingUnindexed(db, parts));
  const indexed = await find(joinMatchingSqlite(parts), NEWEST_FIRST);
  return [...newest, ...indexed].slice(0, MAX_FOUND + 1);
}

async function findOf(
  db: Db,
  accountId: string,
  matching: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
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
