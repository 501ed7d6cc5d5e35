/** How many new guests enter the search index in one batch. */
const BATCH = 256;

/** Letters that are not a base letter with a diacritic, and how they are written without them. */
export const LETTERS = [
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
function searchTextOf(row: string): string {
  const name = LETTERS.reduce(
    (text, [from, to]) => `replace(${text}, '${from}', '${to}')`,
    `${row}.name`,
  );
  return `' ' || ${name} || ' ' || coalesce(${row}.email, '') || ' ' || coalesce(replace(${row}.phone, '+', ''), '')`;
}

/**
 * The search for guests by any part of a name, email or phone number. The texts have ids of their own, because a backup
 * may number the rows of `customers` anew. What is deleted leaves the index at once, so that nothing of an erased guest
 * stays in it.
 */
export function customerSearchOnSqlite(): string[] {
  return [...OF_CUSTOMERS, ...OF_BOOKINGS];
}

const LAST_IN_INDEX = `coalesce((select customers.rowid from customer_search_progress
  join customers on customers.uuid = customer_search_progress.customer_uuid), 0)`;
const CUSTOMER_DIFFERS =
  'new.name is not old.name or new.email is not old.email or new.phone is not old.phone';

/**
 * New guests enter the index in batches: one alone costs as much as a third of all other statements of a booking. The
 * search looks at those who are not in it yet (`customer_search_waiting`) one by one. Their rows are above that of the
 * last one in the index, who is known by uuid, because a backup numbers the rows anew in the same order.
 */
const OF_CUSTOMERS = [
  `create table customer_search_texts (
    id integer primary key,
    customer_uuid text not null unique references customers (uuid) on delete cascade,
    text text not null
  ) strict`,
  ...indexOf('customer_search'),
  `create table customer_search_progress (
    id integer primary key check (id = 1),
    customer_uuid text
  ) strict`,
  'insert into customer_search_progress (id, customer_uuid) values (1, null)',
  `create view customer_search_waiting as
    select uuid as customer_uuid, ${searchTextOf('customers')} as text
    from customers where rowid > ${LAST_IN_INDEX}`,

  `create trigger customer_search_text_added after insert on customer_search_texts
    begin ${enter('customer_search')}; end`,
  `create trigger customer_search_text_changed after update on customer_search_texts
    begin ${leave('customer_search')}; ${enter('customer_search')}; end`,
  `create trigger customer_search_text_removed after delete on customer_search_texts
    begin ${leave('customer_search')}; end`,
  `create trigger customer_added after insert on customers
    when new.rowid >= ${LAST_IN_INDEX} + ${BATCH}
  begin
    insert into customer_search_texts (customer_uuid, text)
      select customer_uuid, text from customer_search_waiting where true
      on conflict (customer_uuid) do update set text = excluded.text;
    update customer_search_progress set customer_uuid = new.uuid;
  end`,
  `create trigger customer_renamed after update of name, email, phone on customers
    when ${CUSTOMER_DIFFERS}
  begin
    update customer_search_texts set text = ${searchTextOf('new')} where customer_uuid = new.uuid;
  end`,
  `create trigger last_customer_in_index_removed before delete on customers
    when old.uuid = (select customer_uuid from customer_search_progress)
  begin
    update customer_search_progress set customer_uuid =
      (select uuid from customers where rowid < old.rowid order by rowid desc limit 1);
  end`,
];

/** The contact that was given with a booking, as input for {@link searchTextOf}. */
const GIVEN = `select customer_name as name, customer_email as email, customer_phone as phone`;

/** Whether the contact that was given with a booking differs from its guest's. */
const DIFFERS = `(bookings.customer_name <> customers.name
  or (bookings.customer_email is not null and bookings.customer_email is not customers.email)
  or (bookings.customer_phone is not null and bookings.customer_phone is not customers.phone))`;

/** @param condition which bookings get search texts */
function addTexts(condition: string): string {
  return `insert into customer_search_given_texts
    (booking_uuid, customer_uuid, text)
    select bookings.uuid, customers.uuid, (select ${searchTextOf('given')} from (${GIVEN}) as given)
    from bookings join customers on customers.uuid = bookings.customer_uuid
    where ${condition} and bookings.customer_name is not null and ${DIFFERS}`;
}

/** Guests are also found by contacts that were given with a booking and differ from their own. */
const OF_BOOKINGS = [
  `create table customer_search_given_texts (
    id integer primary key,
    booking_uuid text not null unique references bookings (uuid) on delete cascade,
    customer_uuid text not null references customers (uuid) on delete cascade,
    text text not null
  ) strict`,
  `create index customer_search_given_by_customer
    on customer_search_given_texts (customer_uuid)`,
  ...indexOf('customer_search_given'),
  `create trigger customer_search_given_added after insert on customer_search_given_texts
    begin ${enter('customer_search_given')}; end`,
  `create trigger customer_search_given_removed after delete on customer_search_given_texts
    begin ${leave('customer_search_given')}; end`,
  `create trigger given_contact_added after insert on bookings
    when new.customer_name is not null and new.customer_uuid is not null
  begin
    ${addTexts('bookings.uuid = new.uuid')};
  end`,
  `create trigger given_contact_changed
    after update of customer_uuid, customer_name, customer_email, customer_phone on bookings
    when new.customer_uuid is not old.customer_uuid
      or new.customer_name is not old.customer_name
      or new.customer_email is not old.customer_email
      or new.customer_phone is not old.customer_phone
  begin
    delete from customer_search_given_texts where booking_uuid = new.uuid;
    ${addTexts('bookings.uuid = new.uuid')};
  end`,
  `create trigger customer_contact_changed after update of name, email, phone on customers
    when ${CUSTOMER_DIFFERS}
  begin
    delete from customer_search_given_texts where customer_uuid = new.uuid;
    ${addTexts('bookings.customer_uuid = new.uuid')};
  end`,
  // A guest who is erased leaves no phone number with the bookings.
  `create trigger erase_given_phones after update of has_gdpr_consent on customers
    when new.has_gdpr_consent = 0 and old.has_gdpr_consent = 1
  begin
    update bookings set customer_phone = null
      where customer_uuid = new.uuid and customer_phone is not null;
  end`,
];

/** The index of the texts in the table of that name with `_texts`. */
function indexOf(name: string): string[] {
  return [
    `create virtual table ${name} using fts5 (
      text,
      content = '${name}_texts',
      content_rowid = 'id',
      columnsize = 0,
      tokenize = 'trigram remove_diacritics 1'
    )`,
    `insert into ${name} (${name}, rank) values ('secure-delete', 1)`,
  ];
}

function enter(index: string): string {
  return `insert into ${index} (rowid, text) values (new.id, new.text)`;
}

function leave(index: string): string {
  return `insert into ${index} (${index}, rowid, text) values ('delete', old.id, old.text)`;
}
