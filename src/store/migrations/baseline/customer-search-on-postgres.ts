/** Letters that `lower` does not handle in the locale C, or that are not a base letter with a diacritic. */
const CAPITALS = 'ØøŁłĐđıΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';
const SMALL = 'oollddiαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюя';

const PLAIN = `replace(replace(replace(replace(replace($1, 'ß', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe')`;
const FOLDED = String.raw`lower(translate(normalize(regexp_replace(normalize(${PLAIN}, NFD), '[\u0300-\u036f]', '', 'g'), NFC), '${CAPITALS}', '${SMALL}'))`;

const CUSTOMER_DIFFERS = `new.name is distinct from old.name or new.email is distinct from old.email
  or new.phone is distinct from old.phone`;

/**
 * The search for guests by any part of a name, email or phone number, also by what was given with a booking, if it is
 * something else than the guest has. Without the extension `pg_trgm`, there is no index, and the search reads the text
 * of every guest.
 * @param isUnicode whether the encoding of the database can take letters and their accents apart
 */
export function customerSearchOnPostgres(isUnicode: boolean): string[] {
  return [
    // Without accents, in lower case.
    `create function folded_search_text(text) returns text
      language sql immutable strict parallel safe
      return ${isUnicode ? FOLDED : 'lower($1)'}`,
    // What a guest is found by: name, email, and the digits of the phone number, each after a space.
    `create function customer_search_text(name text, email text, phone text) returns text
      language sql immutable parallel safe
      return ' ' || folded_search_text(name) || ' ' || lower(coalesce(email, ''))
        || ' ' || replace(coalesce(phone, ''), '+', '')`,
    ...OF_CUSTOMERS,
    ...OF_BOOKINGS,
    TRIGRAM_INDEXES,
  ];
}

const OF_CUSTOMERS = [
  `create table customer_search_texts (
    customer_uuid text collate "C" primary key references customers (uuid) on delete cascade,
    text text collate "C" not null
  )`,
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
    for each row when (${CUSTOMER_DIFFERS})
    execute function write_customer_search_text()`,
];

/** @param condition which bookings get search texts: those whose contact differs from their guest's */
function addTexts(condition: string): string {
  return `insert into customer_search_given_texts
    (account_id, booking_uuid, customer_uuid, text)
    select bookings.account_id, bookings.uuid, customers.uuid,
      customer_search_text(customer_name, customer_email, customer_phone)
    from bookings join customers on customers.uuid = bookings.customer_uuid
    where ${condition} and (customer_name <> name
      or (customer_email is not null and customer_email is distinct from email)
      or (customer_phone is not null and customer_phone is distinct from phone))
      and customer_name is not null`;
}

const OF_BOOKINGS = [
  `create table customer_search_given_texts (
    account_id text collate "C" not null,
    booking_uuid text collate "C" not null,
    customer_uuid text collate "C" not null references customers (uuid) on delete cascade,
    text text collate "C" not null,
    primary key (account_id, booking_uuid),
    foreign key (account_id, booking_uuid) references bookings (account_id, uuid) on delete cascade
  )`,
  // The statistics of a table without rows are never renewed: they would keep what was erased.
  'alter table customer_search_given_texts alter column text set statistics 0',
  `create index customer_search_given_by_customer
    on customer_search_given_texts (customer_uuid)`,
  `create function write_given_search_text() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' then
      delete from customer_search_given_texts
        where account_id = new.account_id and booking_uuid = new.uuid;
    end if;
    ${addTexts('bookings.account_id = new.account_id and bookings.uuid = new.uuid')};
    return null;
  end $$`,
  `create trigger given_contact_added after insert on bookings
    for each row when (new.customer_name is not null and new.customer_uuid is not null)
    execute function write_given_search_text()`,
  `create trigger given_contact_changed
    after update of customer_uuid, customer_name, customer_email, customer_phone on bookings
    for each row when (new.customer_uuid is distinct from old.customer_uuid
      or new.customer_name is distinct from old.customer_name
      or new.customer_email is distinct from old.customer_email
      or new.customer_phone is distinct from old.customer_phone)
    execute function write_given_search_text()`,
  `create function write_given_search_texts_of_customer() returns trigger language plpgsql as $$ begin
    delete from customer_search_given_texts where customer_uuid = new.uuid;
    ${addTexts('bookings.account_id = new.account_id and bookings.customer_uuid = new.uuid')};
    return null;
  end $$`,
  `create trigger customer_contact_changed after update of name, email, phone on customers
    for each row when (${CUSTOMER_DIFFERS})
    execute function write_given_search_texts_of_customer()`,
  // A guest who is erased leaves no phone number with the bookings.
  `create function erase_given_phones() returns trigger language plpgsql as $$ begin
    update bookings set customer_phone = null
      where account_id = new.account_id and customer_uuid = new.uuid
        and customer_phone is not null;
    return null;
  end $$`,
  `create trigger erase_given_phones after update of has_gdpr_consent on customers
    for each row when (new.has_gdpr_consent = 0 and old.has_gdpr_consent = 1)
    execute function erase_given_phones()`,
];

/** The server may lack the extension, or the role may not create one. */
const TRIGRAM_INDEXES = `do $$
  declare
    place text;
    name text;
  begin
    begin
      create extension if not exists pg_trgm;
    exception when insufficient_privilege or undefined_file or feature_not_supported then
      null;
    end;
    select nspname into place from pg_extension
      join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
    if found then
      foreach name in array array['customer_search', 'customer_search_given'] loop
        execute format('create index %I on %I
          using gin (text %I.gin_trgm_ops) with (fastupdate = off)', name, name || '_texts', place);
      end loop;
    end if;
  end $$`;
