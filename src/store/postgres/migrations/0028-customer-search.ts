import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { warnWithoutTrigrams } from '../trigram-index.ts';

/** Capital letters that a database with the locale C does not know, and letters that no diacritic explains. */
const CAPITALS = 'ØøŁłĐđıΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';
const SMALL = 'oollddiαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюя';

/**
 * The search for guests by any part of a name, email or phone number, and the uuids of guests who were merged into
 * others. A trigger writes the texts, so servers of the version before need not know of them. Without the extension
 * `pg_trgm`, there is no index, and the search reads the text of every guest.
 */
export const customerSearch: Migration = {
  async up(db: Kysely<never>) {
    const { rows } = await sql<{ encoding: string }>`
      select getdatabaseencoding() as encoding`.execute(db);
    // Other encodings cannot take letters and their accents apart.
    const isUnicode = rows[0]?.encoding === 'UTF8';
    // The index of many guests takes longer than other statements.
    await sql`set local statement_timeout = 0`.execute(db);
    for (const statement of statements(isUnicode)) await sql.raw(statement).execute(db);
    await warnWithoutTrigrams(db);
  },
};

function statements(isUnicode: boolean): string[] {
  const plain = `replace(replace(replace(replace(replace($1, 'ß', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe')`;
  const folded = String.raw`lower(translate(normalize(regexp_replace(normalize(${plain}, NFD), '[\u0300-\u036f]', '', 'g'), NFC), '${CAPITALS}', '${SMALL}'))`;
  return [
    `create table merged_customers (
      customer_uuid text collate "C" primary key,
      account_id text collate "C" not null references accounts (account_id) on delete cascade,
      kept_uuid text collate "C" not null references customers (uuid) on delete cascade,
      merged_at bigint not null
    )`,
    'create index merged_customers_by_kept on merged_customers (kept_uuid)',

    // Without accents, in small letters.
    `create function folded_search_text(text) returns text
      language sql immutable strict parallel safe
      return ${isUnicode ? folded : 'lower($1)'}`,
    // What a guest is found by: name, email, and the digits of the phone number, each after a space.
    `create table customer_search_texts (
      customer_uuid text collate "C" primary key references customers (uuid) on delete cascade,
      text text collate "C" not null
    )`,
    `create function customer_search_text(name text, email text, phone text) returns text
      language sql immutable parallel safe
      return ' ' || folded_search_text(name) || ' ' || lower(coalesce(email, ''))
        || ' ' || replace(coalesce(phone, ''), '+', '')`,
    `create function write_customer_search_text() returns trigger language plpgsql as $$
      declare found_by text := customer_search_text(new.name, new.email, new.phone);
      begin
        insert into customer_search_texts (customer_uuid, text) values (new.uuid, found_by)
          on conflict (customer_uuid) do update set text = found_by;
        return null;
      end $$`,
    `create trigger customer_added after insert on customers
      for each row execute function write_customer_search_text()`,
    `create trigger customer_renamed after update of name, email, phone on customers
      for each row
      when (new.name is distinct from old.name or new.email is distinct from old.email
        or new.phone is distinct from old.phone)
      execute function write_customer_search_text()`,
    `insert into customer_search_texts (customer_uuid, text)
      select uuid, customer_search_text(name, email, phone) from customers`,
    // The server may lack the extension, or the role may not create one.
    `do $$
      declare place text;
      begin
        begin
          create extension if not exists pg_trgm;
        exception when insufficient_privilege or undefined_file or feature_not_supported then
          null;
        end;
        select nspname into place from pg_extension
          join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
        if found then
          execute format('create index customer_search on customer_search_texts
            using gin (text %I.gin_trgm_ops) with (fastupdate = off)', place);
        end if;
      end $$`,
  ];
}
