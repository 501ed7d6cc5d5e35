import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** As many guests who are not in the index of the search yet enter it together. */
const BATCH = 256;

/**
 * New guests enter the index of the search in batches: one alone costs as much as a third of all other statements of a
 * booking. The search looks at those who are not in it yet one by one. Their ids are above that of the last one in the
 * index, also after this one is deleted and its id is given again.
 */
export const customerSearchInBatches: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const LAST_IN_INDEX = '(select text_id from customer_search_progress)';

const STATEMENTS = [
  `create table customer_search_progress (
    id integer primary key check (id = 1),
    text_id integer not null
  ) strict`,
  `insert into customer_search_progress (id, text_id)
    select 1, coalesce(max(id), 0) from customer_search_texts`,

  'drop trigger customer_search_text_added',
  'drop trigger customer_search_text_changed',
  'drop trigger customer_search_text_removed',
  `create trigger customer_search_text_added after insert on customer_search_texts
    when new.id >= ${LAST_IN_INDEX} + ${BATCH}
  begin
    insert into customer_search (rowid, text)
      select id, text from customer_search_texts where id > ${LAST_IN_INDEX};
    update customer_search_progress set text_id = new.id;
  end`,
  `create trigger customer_search_text_changed after update on customer_search_texts
    when old.id <= ${LAST_IN_INDEX}
  begin
    insert into customer_search (customer_search, rowid, text) values ('delete', old.id, old.text);
    insert into customer_search (rowid, text) values (new.id, new.text);
  end`,
  `create trigger customer_search_text_removed after delete on customer_search_texts
    when old.id <= ${LAST_IN_INDEX}
  begin
    insert into customer_search (customer_search, rowid, text) values ('delete', old.id, old.text);
    update customer_search_progress
      set text_id = coalesce((select max(id) from customer_search_texts where id < old.id), 0)
      where text_id = old.id;
  end`,
];
