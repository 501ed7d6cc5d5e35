import { setImmediate } from 'node:timers/promises';
import type { ImportedCustomer } from '../../contract/staff/customer-import.ts';
import type { Customer } from '../../domain/customer.ts';
import { MAX_TAGS, tagsNamed } from '../../domain/customer-tag.ts';
import { parsePhone } from '../../domain/parse-phone.ts';
import type { Venue } from '../../domain/venue.ts';
import { type WallDate, workDayOf } from '../../domain/venue-time.ts';
import { findCustomerByContact } from '../../store/customers.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { saveCustomer, saveNewCustomer } from './save-customer.ts';

/** Guests per transaction, between which other requests take their turn. */
const PIECE = 50;

export interface ImportCounts {
  created: number;
  completed: number;
  unchanged: number;
}

/** The country as whose numbers phone numbers without a country code are read, and today at the venue. */
export async function requireReadingRules(
  context: AppContext,
  principal: Principal,
): Promise<{ country: string; today: WallDate }> {
  requirePermission(principal, 'customers:import');
  const { accountId } = principal;
  const venue = await context.store.read((db) => requireVenue(context, db, accountId));
  return { country: venue.country, today: workDayOf(venue, context.now()) };
}

/**
 * POST /staff/v3/customers/import: adds guests, and what is missing about those who are known by email, else by phone, as
 * for a booking. Nothing is overwritten, and an import is no consent to anything. The guests have passed every check, so
 * that the pieces are all saved; if the server stops in between, the same file again saves the rest.
 */
export async function importCustomers(
  context: AppContext,
  principal: Principal,
  guests: readonly ImportedCustomer[],
): Promise<ImportCounts> {
  requirePermission(principal, 'customers:import');
  const { accountId } = principal;
  const cause = causeOf(principal, 'import-customers');
  const counts: ImportCounts = { created: 0, completed: 0, unchanged: 0 };
  for (let start = 0; start < guests.length; start += PIECE) {
    const piece = guests.slice(start, start + PIECE);
    const outcomes = await context.store.write(accountId, async (db) => {
      const venue = await requireVenue(context, db, accountId);
      const results: (keyof ImportCounts)[] = [];
      for (const guest of piece) {
        const known = await findCustomerByContact(db, accountId, guest);
        if (!known) {
          await saveNewCustomer(db, cause, newCustomer(context, venue, guest));
          results.push('created');
          continue;
        }
        const completed = withMissing(known, guest);
        if (completed)
          await saveCustomer(db, cause, known, { ...completed, updatedAt: context.now() });
        results.push(completed ? 'completed' : 'unchanged');
      }
      return results;
    });
    for (const outcome of outcomes) counts[outcome] += 1;
    await setImmediate();
  }
  return counts;
}

/** What {@link importCustomers} would do. Guests who are in the file twice are counted as one who is known then. */
export async function previewCustomerImport(
  context: AppContext,
  principal: Principal,
  guests: readonly ImportedCustomer[],
): Promise<ImportCounts> {
  requirePermission(principal, 'customers:import');
  const { accountId } = principal;
  const counts: ImportCounts = { created: 0, completed: 0, unchanged: 0 };
  const seen = new SeenGuests();
  for (let start = 0; start < guests.length; start += PIECE) {
    const piece = guests.slice(start, start + PIECE);
    await context.store.read(async (db) => {
      const venue = await requireVenue(context, db, accountId);
      for (const guest of piece) {
        const known = await findKnown(db, accountId, seen, guest);
        const completed = known && withMissing(known, guest);
        if (!known) counts.created += 1;
        else counts[completed ? 'completed' : 'unchanged'] += 1;
        seen.add(completed ?? known ?? newCustomer(context, venue, guest));
      }
    });
    await setImmediate();
  }
  return counts;
}

/** The guests as they would be after the lines so far. */
class SeenGuests {
  readonly #byEmail = new Map<string, Customer>();
  readonly #byPhone = new Map<string, Customer>();
  readonly #byUuid = new Map<string, Customer>();

  add(customer: Customer): void {
    const { email, phone, uuid } = customer;
    if (email !== null) this.#byEmail.set(email.toLowerCase(), customer);
    if (phone !== null) this.#byPhone.set(parsePhone(phone) ?? phone, customer);
    this.#byUuid.set(uuid, customer);
  }

  byEmail(email: string | null): Customer | null {
    return (email !== null && this.#byEmail.get(email.toLowerCase())) || null;
  }

  byPhone(phone: string | null): Customer | null {
    return (phone !== null && this.#byPhone.get(phone)) || null;
  }

  latest(customer: Customer | null): Customer | null {
    return customer && (this.#byUuid.get(customer.uuid) ?? customer);
  }
}

/** By email first, among stored guests and those of earlier lines, then by phone. */
async function findKnown(
  db: Db,
  accountId: string,
  seen: SeenGuests,
  { email, phone }: ImportedCustomer,
): Promise<Customer | null> {
  const find = async (contact: { email: string | null; phone: string | null }) =>
    seen.latest(await findCustomerByContact(db, accountId, contact));
  return (
    (await find({ email, phone: null })) ??
    seen.byEmail(email) ??
    (await find({ email: null, phone })) ??
    seen.byPhone(phone)
  );
}

const COMPLETED = ['email', 'phone', 'birthDate', 'postalCode', 'privateNotes'] as const;

/** Null if the guest lacks nothing that the file says. What another system counted is never added to what is there. */
function withMissing(known: Customer, guest: ImportedCustomer): Customer | null {
  const missing: Partial<Customer> = {};
  for (const field of COMPLETED)
    if (known[field] === null && guest[field] !== null) missing[field] = guest[field];
  const tags = tagsNamed([...known.tags.map(({ name }) => name), ...guest.tags], known.tags);
  if (tags.length > known.tags.length && tags.length <= MAX_TAGS) missing.tags = tags;
  if (guest.isVip && !known.isVip) missing.isVip = true;
  const { count = null, lastOn = null } = known.earlierVisits ?? {};
  const told = { count: guest.earlierVisitsCount, lastOn: guest.earlierLastVisitOn };
  if ((count === null && told.count !== null) || (lastOn === null && told.lastOn !== null))
    missing.earlierVisits = { count: count ?? told.count, lastOn: lastOn ?? told.lastOn };
  return Object.keys(missing).length === 0 ? null : { ...known, ...missing };
}

function newCustomer(context: AppContext, venue: Venue, guest: ImportedCustomer): Customer {
  const now = context.now();
  const { earlierVisitsCount: count, earlierLastVisitOn: lastOn, tags, ...fields } = guest;
  return {
    uuid: context.newUuid(),
    accountId: venue.accountId,
    ...fields,
    language: guest.language ?? venue.language,
    country: guest.country ?? venue.country,
    isBusiness: false,
    tags: tagsNamed(tags, []),
    acceptsImportantAlerts: false,
    earlierVisits: count === null && lastOn === null ? null : { count, lastOn },
    // An import is no consent to anything. The guest gives it with a booking.
    consentedAt: null,
    acceptsMarketing: false,
    isErased: false,
    createdAt: now,
    updatedAt: now,
  };
}
