import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { seededRandom } from '../src/demo/seeded-random.ts';
import type { Booking } from '../src/domain/booking.ts';
import type { Customer } from '../src/domain/customer.ts';
import { storedInterval } from '../src/domain/occupied-interval.ts';
import type { Venue } from '../src/domain/venue.ts';
import { addDays, daysBetween, type WallDate, workDayOf } from '../src/domain/venue-time.ts';
import { countedBookingOf, type VisitRecord, visitRecordOf } from '../src/domain/visit-record.ts';
import { createApiKey } from '../src/operations/access/create-api-key.ts';
import { createPartner } from '../src/operations/access/create-partner.ts';
import { setIntegration } from '../src/operations/access/set-integration.ts';
import { bookingWithDefaults } from '../src/operations/bookings/booking-with-defaults.ts';
import { type AppContext, openContext } from '../src/operations/context.ts';
import { EXTERNAL_CAPABILITIES, type Principal } from '../src/operations/principal.ts';
import { importVenue } from '../src/operations/venues/import-venue.ts';
import { bookingRow } from '../src/store/bookings.ts';
import { dayText } from '../src/store/occupancy-text.ts';
import { openStore } from '../src/store/open-store.ts';
import { bookingColumns, customerColumns } from '../src/store/tables.ts';
import { bigVenue } from './big-venue.ts';
import { busyDay } from './busy-day.ts';
import { aGuest, bookingOf } from './past-and-coming.ts';

export interface Size {
  venues: number;
  days: number;
  bookingsPerDay: number;
}

/** A finished database, and what it takes to ask about it. */
export interface BigDatabase extends Size {
  file: string;
  /** First and last work day that has bookings. */
  from: WallDate;
  to: WallDate;
  partnerId: string;
  accounts: { accountId: string; apiKey: string }[];
  seconds: number;
  megabytes: number;
}

const SEED = 20_251;
const PARTNER_ID = 'bench';
/** A guest comes back about three times a year. */
const BOOKINGS_PER_GUEST = 3;
/** Half of the days are over; the others run short as time goes by. */
const MAX_AGE_SHARE = 0.05;

/**
 * The database of this size in that folder, half of its days over and half to come; made where it is
 * missing, or so old that too many of its days are over.
 */
export async function prepareBigDatabase(folder: string, size: Size): Promise<BigDatabase> {
  const name = `${size.venues}x${size.days}x${size.bookingsPerDay}`;
  const notes = join(folder, `${name}.json`);
  const today = new Date().toISOString().slice(0, 10);
  if (existsSync(notes)) {
    const known = JSON.parse(readFileSync(notes, 'utf8')) as BigDatabase;
    const age = daysBetween(known.from, today) - Math.floor(size.days / 2);
    if (age >= 0 && age <= size.days * MAX_AGE_SHARE) return known;
  }
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.sqlite`);
  for (const path of [notes, file, `${file}-wal`, `${file}-shm`]) rmSync(path, { force: true });
  const start = performance.now();
  const from = addDays(today, -Math.floor(size.days / 2));
  const { accounts, venues } = await openVenues(file, size.venues, today);
  fill(file, venues, from, size);
  const made: BigDatabase = {
    ...size,
    file,
    from,
    to: addDays(from, size.days - 1),
    partnerId: PARTNER_ID,
    accounts,
    seconds: Math.round((performance.now() - start) / 1000),
    megabytes: Math.round(statSync(file).size / 1e6),
  };
  // Last, so that a database that was not finished is made anew.
  writeFileSync(notes, JSON.stringify(made, null, 2));
  return made;
}

/** The schema by our own migrations; venues, partner and keys as the command line makes them. */
async function openVenues(file: string, count: number, today: WallDate) {
  const store = await openStore(`file:${file}`);
  try {
    const context = openContext(store, { publicUrl: 'http://127.0.0.1', bookingsPerHour: 1 });
    await createPartner(context, { name: 'Bench', partnerId: PARTNER_ID });
    const accounts: BigDatabase['accounts'] = [];
    const venues: { venue: Venue; draft: Booking }[] = [];
    for (let number = 1; number <= count; number++) {
      const accountId = `venue-${String(number).padStart(3, '0')}`;
      const venue = bigVenue(accountId, today);
      await importVenue(context, venue);
      await setIntegration(context, {
        accountId,
        partnerId: PARTNER_ID,
        dataAccess: 'private',
        permissions: undefined,
        isEnabled: true,
      });
      const wish = { partnerId: PARTNER_ID, accountIds: [accountId] };
      accounts.push({ accountId, apiKey: (await createApiKey(context, wish)).apiKey });
      venues.push({ venue, draft: draftOf(context, venue) });
    }
    return { accounts, venues };
  } finally {
    await store.close();
  }
}

/** A booking of the venue's own staff, with everything that the days' parties do not say. */
function draftOf(context: AppContext, venue: Venue): Booking {
  const principal: Principal = {
    accountId: venue.accountId,
    caller: 'bench',
    customerSource: 'STAFF',
    partnerId: null,
    staffUuid: null,
    permissions: new Set(),
    dataAccess: 'private',
    channel: 'OFFLINE',
    ticketPartner: 'DEFAULT',
    capabilities: EXTERNAL_CAPABILITIES,
    managedBookingUuid: null,
    codeLimitActor: null,
    language: null,
    ip: null,
  };
  return bookingWithDefaults({ context, principal, venue }, null, {
    workDay: '',
    bookingAt: 0,
    status: 'CONFIRMED',
    turnMinutes: 0,
    pax: 0,
    paxChildren: 0,
  });
}

/** Rows straight into the tables, past all operations, in the form in which the store writes them. */
function fill(
  file: string,
  venues: readonly { venue: Venue; draft: Booking }[],
  from: WallDate,
  { days, bookingsPerDay }: Size,
): void {
  const database = new Database(file);
  try {
    // Whatever goes wrong, the file is made anew: nothing needs to survive.
    database.pragma('journal_mode = MEMORY');
    database.pragma('synchronous = OFF');
    database.pragma('locking_mode = EXCLUSIVE');
    database.pragma('foreign_keys = OFF');
    database.pragma('cache_size = -2000000');
    const insert = inserters(database);
    const random = seededRandom(SEED);
    const workDays = Array.from({ length: days }, (_, index) => addDays(from, index));
    for (const { venue, draft } of venues) {
      const today = workDayOf(venue, draft.createdAt);
      database.transaction(() => {
        const guests = Math.ceil((days * bookingsPerDay) / BOOKINGS_PER_GUEST);
        const customers = Array.from({ length: guests }, (_, number) => ({
          guest: aGuest(random, venue, number, draft.createdAt),
          bookings: [] as Booking[],
        }));
        for (const workDay of workDays) {
          const bookings = busyDay(random, venue, workDay, bookingsPerDay).map((party) => {
            const booking = bookingOf(random, venue, draft, workDay, workDay < today, party);
            const customer = customers[random.integer(0, guests - 1)];
            customer?.bookings.push(booking);
            return { ...booking, customerUuid: customer?.guest.uuid ?? null };
          });
          bookings.sort((a, b) => a.bookingAt - b.bookingAt).forEach(insert.booking);
          insert.occupancies(venue.accountId, workDay, bookings);
        }
        for (const { guest, bookings } of customers)
          insert.customer(guest, visitRecordOf(bookings.map(countedBookingOf), draft.createdAt));
      })();
    }
  } finally {
    database.close();
  }
}

function inserters(database: Database.Database) {
  const statement = (table: string, columns: readonly string[]) =>
    database.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`,
    );
  const customers = statement('customers', [...customerColumns.names, 'visits']);
  const bookings = statement('bookings', [...bookingColumns.names, 'closed_ticket_amount']);
  const tables = statement('booking_tables', [
    'account_id',
    'work_day',
    'booking_uuid',
    'table_id',
    'starts_at',
    'ends_at',
  ]);
  const occupancies = database.prepare(
    `insert into work_day_occupancies (account_id, work_day, version, occupancies)
     select account_id, work_day, version, ? from work_days where account_id = ? and work_day = ?`,
  );
  return {
    customer(customer: Customer, visits: VisitRecord) {
      customers.run({ ...customerColumns.toRow(customer), visits: JSON.stringify(visits) });
    },
    booking(booking: Booking) {
      bookings.run(bookingRow(booking));
      const stay = storedInterval({ ...booking, isAhead: false });
      for (const table_id of stay ? booking.tableIds : []) {
        tables.run({
          account_id: booking.accountId,
          work_day: booking.workDay,
          booking_uuid: booking.uuid,
          table_id,
          starts_at: stay?.startAt,
          ends_at: stay?.endAt,
        });
      }
    },
    occupancies(accountId: string, workDay: WallDate, bookings: readonly Booking[]) {
      occupancies.run(dayText(bookings, [], []), accountId, workDay);
    },
  };
}
