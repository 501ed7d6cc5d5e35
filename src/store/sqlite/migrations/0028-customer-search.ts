import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Letters that no diacritic explains, and how people write them who do not have them. */
const LETTERS = [
  ['ß', 'ss'],
  ['Æ', 'ae'],
  ['æ', 'ae'],
  ['Œ', 'oe'],
  ['œ', 'oe'],
  ['Ø', 'o'],
  ['ø', 'o'],
  ['Ł', 'l'],
  ['ł', 'l'],
  ['Đ', 'd'],
  ['đ', 'd'],
  ['ı', 'i'],
] as const;

/** What a customer is found by: name, email, and the digits of the phone number, each after a space. */
export function searchTextOf(row: string): string {
  const name = LETTERS.reduce(
    (text, [from, to]) => `replace(${text}, '${from}', '${to}')`,
    `${row}.name`,
  );
  return `' ' || ${name} || ' ' || coalesce(${row}.email, '') || ' ' || coalesce(replace(${row}.phone, '+', ''), '')`;
}

/**
 * The search for guests by any part of a name, email or phone number, and the uuids of guests who were merged into
 * others. The texts have ids of their own, because a backup may number the rows of `customers` anew. What is deleted
 * leaves the index at once, so that nothing of an erased guest stays in it.
 */
export const customerSearch: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  `create table merged_customers (
    customer_uuid text primary key,
    account_id text not null references accounts (account_id) on delete cascade,
    kept_uuid text not null references customers (uuid) on delete cascade,
    merged_at integer not null
  ) strict`,
  'create index merged_customers_by_kept on merged_customers (kept_uuid)',

  `create table customer_search_texts (
    id integer primary key,
    customer_uuid text not null unique references customers (uuid) on delete cascade,
    text text not null
  ) strict`,
  `create virtual table customer_search using fts5 (
    text,
    content = 'customer_search_texts',
    content_rowid = 'id',
    columnsize = 0,
    tokenize = 'trigram remove_diacritics 1'
  )`,
  `insert into customer_search (customer_search, rank) values ('secure-delete', 1)`,

  `create trigger customer_search_text_added after insert on customer_search_texts begin
    insert into customer_search (rowid, text) values (new.id, new.text);
  end`,
  `create trigger customer_search_text_changed after update on customer_search_texts begin
    insert into customer_search (customer_search, rowid, text) values ('delete', old.id, old.text);
    insert into customer_search (rowid, text) values (new.id, new.text);
  end`,
  `create trigger customer_search_text_removed after delete on customer_search_texts begin
    insert into customer_search (customer_search, rowid, text) values ('delete', old.id, old.text);
  end`,
  `create trigger customer_added after insert on customers begin
    insert into customer_search_texts (customer_uuid, text) values (new.uuid, ${searchTextOf('new')})
      on conflict (customer_uuid) do update set text = excluded.text;
  end`,
  `create trigger customer_renamed after update of name, email, phone on customers
    when new.name is not old.name or new.email is not old.email or new.phone is not old.phone
  begin
    update customer_search_texts set text = ${searchTextOf('new')} where customer_uuid = new.uuid;
  end`,
  `insert into customer_search_texts (customer_uuid, text)
    select uuid, ${searchTextOf('customers')} from customers order by created_at, uuid`,
];
