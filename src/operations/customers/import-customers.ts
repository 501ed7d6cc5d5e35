import { setImmediate } from 'node:timers/promises';
import type { ImportedCustomer, OtherName } from '../../contract/staff/customer-import.ts';
import type { Customer } from '../../domain/customer.ts';
import { MAX_TAGS, tagsNamed } from '../../domain/customer-tag.ts';
import { parsePhone } from '../../domain/parse-phone.ts';
import type { Venue } from '../../domain/venue.ts';
import { type WallDate, workDayOf } from '../../domain/venue-time.ts';
import { findCustomerByContact } from '../../store/customers.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { change } from '../transactions.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type ImportedLine, matchLine } from './other-name.ts';
import { saveCustomer, saveNewCustomer } from './save-customer.ts';

/** Guests per transaction, between which other requests take their turn. */
const PIECE = 50;

export interface ImportCounts {
  created: number;
  completed: number;
  unchanged: number;
  /** Lines whose email or phone number belongs to another name. */
  otherNames: OtherName[];
}

/** The lines of a file, and what becomes of those whose email or phone number belongs to another name. */
export interface WantedImport {
  lines: readonly ImportedLine[];
  forOtherNames: OtherName['becomes'];
}

type Outcome = 'created' | 'completed' | 'unchanged';

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

const IMPORT = { operation: 'import-customers', permission: 'customers:import' } as const;

/**
 * POST /staff/v3/customers/import: adds guests, and what is missing about those who are known by email, else by phone, as
 * for a booking. Nothing is overwritten, and an import is no consent to anything. The guests have passed every check, so
 * that the pieces are all saved; if the server stops in between, the same file again saves the rest.
 */
export async function importCustomers(
  context: AppContext,
  principal: Principal,
  { lines, forOtherNames }: WantedImport,
): Promise<ImportCounts> {
  requirePermission(principal, 'customers:import');
  const { accountId } = principal;
  const counts = noCounts();
  for (let start = 0; start < lines.length; start += PIECE) {
    const piece = lines.slice(start, start + PIECE);
    const saved = await change({ context, principal }, IMPORT, async (tx) => {
      const { db, venue } = tx;
      const outcomes: Outcome[] = [];
      const otherNames: OtherName[] = [];
      for (const line of piece) {
        const { guest, known, otherName } = await matchLine(line, forOtherNames, (one) =>
          findCustomerByContact(db, accountId, one),
        );
        if (otherName) otherNames.push(otherName);
        if (!guest) continue;
        if (!known) {
          await saveNewCustomer(tx, newCustomer(context, venue, guest));
          outcomes.push('created');
          continue;
        }
        const completed = withMissing(known, guest);
        if (completed) await saveCustomer(tx, known, { ...completed, updatedAt: context.now() });
        outcomes.push(completed ? 'completed' : 'unchanged');
      }
      return { outcomes, otherNames };
    });
    for (const outcome of saved.outcomes) counts[outcome] += 1;
    counts.otherNames.push(...saved.otherNames);
    await setImmediate();
  }
  return counts;
}

/** What {@link importCustomers} would do. Guests who are in the file twice are counted as one who is known then. */
export async function previewCustomerImport(
  context: AppContext,
  principal: Principal,
  { lines, forOtherNames }: WantedImport,
): Promise<ImportCounts> {
  requirePermission(principal, 'customers:import');
  const { accountId } = principal;
  const counts = noCounts();
  const seen = new SeenGuests();
  for (let start = 0; start < lines.length; start += PIECE) {
    const piece = lines.slice(start, start + PIECE);
    const { venue, stored } = await context.store.read(async (db) => ({
      venue: await requireVenue(context, db, accountId),
      stored: await readStored(db, accountId, piece),
    }));
    for (const each of stored) {
      const { guest, known, otherName } = await matchLine(each.line, forOtherNames, (one) =>
        seen.find(one, each),
      );
      if (otherName) counts.otherNames.push(otherName);
      if (!guest) continue;
      const completed = known && withMissing(known, guest);
      if (!known) counts.created += 1;
      else counts[completed ? 'completed' : 'unchanged'] += 1;
      seen.add(completed ?? known ?? newCustomer(context, venue, guest));
    }
    await setImmediate();
  }
  return counts;
}

function noCounts(): ImportCounts {
  return { created: 0, completed: 0, unchanged: 0, otherNames: [] };
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

  /** By email first, among stored guests and those of earlier lines, then by phone. */
  find({ email, phone }: ImportedCustomer, { byEmail, byPhone }: StoredMatches): Customer | null {
    const ofEmail =
      email && (this.#latest(byEmail) ?? this.#byEmail.get(email.toLowerCase()) ?? null);
    const ofPhone = phone && (this.#latest(byPhone) ?? this.#byPhone.get(phone) ?? null);
    return ofEmail || ofPhone || null;
  }

  #latest(customer: Customer | null): Customer | null {
    return customer && (this.#byUuid.get(customer.uuid) ?? customer);
  }
}

/** A line of the file, with the stored guests who have the email or the phone number. */
interface StoredMatches {
  line: ImportedLine;
  byEmail: Customer | null;
  byPhone: Customer | null;
}

async function readStored(
  db: Db,
  accountId: string,
  lines: readonly ImportedLine[],
): Promise<StoredMatches[]> {
  const stored: StoredMatches[] = [];
  for (const line of lines) {
    const { email, phone } = line.guest;
    const byEmail = await findCustomerByContact(db, accountId, { email, phone: null });
    const byPhone = await findCustomerByContact(db, accountId, { email: null, phone });
    stored.push({ line, byEmail, byPhone });
  }
  return stored;
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
