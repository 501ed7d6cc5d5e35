import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchTextOf } from './0028-customer-search.ts';

/** As many guests who are not in the index of the search yet enter it together. */
const BATCH = 256;

/**
 * New guests enter the index of the search in batches: one alone costs as much as a third of all other statements of a
 * booking. The search looks at those who are not in it yet (`customer_search_waiting`) one by one. Their rows are above
 * that of the last one in the index, who is known by uuid, because a backup may number the rows of `customers` anew, in
 * the same order.
 */
export const customerSearchInBatches: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const LAST_IN_INDEX = `coalesce((select customers.rowid from customer_search_progress
  join customers on customers.uuid = customer_search_progress.customer_uuid), 0)`;

const STATEMENTS = [
  `create table customer_search_progress (
    id integer primary key check (id = 1),
    customer_uuid text
  ) strict`,
  `insert into customer_search_progress (id, customer_uuid)
    values (1, (select uuid from customers order by rowid desc limit 1))`,
  `create view customer_search_waiting as
    select uuid as customer_uuid, ${searchTextOf('customers')} as text
    from customers where rowid > ${LAST_IN_INDEX}`,

  'drop trigger customer_added',
  `create trigger customer_added after insert on customers
    when new.rowid >= ${LAST_IN_INDEX} + ${BATCH}
  begin
    insert into customer_search_texts (customer_uuid, text)
      select customer_uuid, text from customer_search_waiting where true
      on conflict (customer_uuid) do update set text = excluded.text;
    update customer_search_progress set customer_uuid = new.uuid;
  end`,
  `create trigger last_customer_in_index_removed before delete on customers
    when old.uuid = (select customer_uuid from customer_search_progress)
  begin
    update customer_search_progress set customer_uuid =
      (select uuid from customers where rowid < old.rowid order by rowid desc limit 1);
  end`,
];
