import fc from 'fast-check';
import { type Booking, CANCEL_REASONS, CHANNELS } from '../../src/domain/booking.ts';
import {
  type BookingNote,
  type BookingNotes,
  NO_NOTES,
  SPECIAL_OCCASIONS,
} from '../../src/domain/booking-notes.ts';
import { BOOKING_STATUSES } from '../../src/domain/booking-status.ts';
import type { Customer } from '../../src/domain/customer.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { CURRENCIES } from '../../src/domain/money.ts';
import type { Ticket } from '../../src/domain/ticket.ts';
import { WAIT_LIST_STATES } from '../../src/domain/wait-list/wait-list-place.ts';
import { saveAccount } from '../../src/store/accounts.ts';
import { insertCustomer } from '../../src/store/customers.ts';
import { savePartner } from '../../src/store/partners.ts';
import type { Db, Store } from '../../src/store/store.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { openTestStore } from '../fixtures/test-database.ts';

/** Bookings and customers with arbitrary values, for tests of how the store keeps them. */

export const RUNS = { numRuns: 150 };
export const ACCOUNT = 'casa';
export const CUSTOMER = 'a-guest';
export const PARTNER = 'an-app';
export const TABLES = [1, 2, 9, 10, 30];
export const CLOCK = { timezone: 'UTC', dayStartsAt: '05:00:00' };
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    "Zoë'; drop table bookings --",
    'null',
    '👩🏽‍🍳 Iñaki',
    'مرحبا',
    '\u0000',
    '\u2028',
  ),
);
/** PostgreSQL has no NUL in texts. The APIs refuse it. */
const text = ENGINE === 'postgres' ? anyText.map((any) => any.replaceAll('\u0000', '')) : anyText;
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const count = fc.integer({ min: 0, max: 1000 });
const cents = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
const currency = fc.constantFrom(...CURRENCIES);
const language = fc.constantFrom(...LANGUAGES);
const instant = fc.integer({ min: -2_208_988_800_000, max: 4_102_444_800_000 });
const workDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const modifier = {
  description: text,
  quantity: count,
  amount: cents,
  type: text,
  discountAmount: cents,
  totalAmount: cents,
  sortOrder: count,
};
const aTicket: fc.Arbitrary<Ticket> = fc.record({
  ticketPartner: fc.constantFrom('DEFAULT', 'API'),
  externalId: orNull(text),
  totalAmount: orNull(cents),
  discountsAmount: cents,
  tipAmount: cents,
  lines: fc.array(
    fc.record({ ...modifier, modifiers: fc.array(fc.record(modifier), { maxLength: 2 }) }),
    { maxLength: 3 },
  ),
  payments: fc.array(fc.record({ amount: cents, method: text, currency: text }), { maxLength: 3 }),
  currency,
  closedAt: orNull(instant),
});

const notes = {
  ...(Object.fromEntries(
    Object.entries(NO_NOTES).map(([name, none]) => [
      name,
      none === null ? orNull(text) : fc.boolean(),
    ]),
  ) as { [Name in BookingNote]: fc.Arbitrary<BookingNotes[Name]> }),
  specialOccasion: orNull(fc.constantFrom(...SPECIAL_OCCASIONS)),
};

export const aBooking: fc.Arbitrary<Booking> = fc.record({
  uuid: fc.uuid(),
  accountId: fc.constant(ACCOUNT),
  workDay,
  bookingAt: instant,
  status: fc.constantFrom(...BOOKING_STATUSES),
  turnMinutes: fc.integer({ min: 15, max: 720 }),
  pax: count,
  paxChildren: count,
  highChairs: count,
  strollers: count,
  shiftId: text,
  shiftName: text,
  floorPlanAreaId: orNull(id),
  floorPlanAreaName: orNull(text),
  promoId: orNull(id),
  promoName: orNull(text),
  product: orNull(
    fc.record({
      id,
      orderItemId: id,
      orderUuid: text,
      type: text,
      name: text,
      currency: text,
      experienceTickets: count,
      isGift: fc.boolean(),
      quantity: count,
      taxRate: fc.constantFrom(0, 7.7, 21),
      unitPrice: cents,
    }),
  ),
  experience: orNull(
    fc.record({
      id,
      experienceId: id,
      name: text,
      tickets: count,
      discount: count,
      pricePerTicket: cents,
      currency,
    }),
  ),
  addOns: fc.array(
    fc.record({ id, addOnId: id, name: text, unitPrice: cents, currency, quantity: count }),
    { maxLength: 3 },
  ),
  cancellationPolicy: orNull(
    fc.record({
      id,
      status: fc.constantFrom('PENDING_SIGNATURE', 'SIGNED', 'EXPIRED', 'ENDED'),
      type: fc.constantFrom('CARD_GUARANTEE', 'DEPOSIT', 'NO_CHARGE'),
      amountType: fc.constantFrom('PER_PERSON', 'PER_BOOKING'),
      amount: cents,
      currency,
      cancellationNoticeHours: count,
      signDeadlineAt: instant,
      signedAt: orNull(instant),
      signedFromIp: orNull(text),
      endedAt: orNull(instant),
      endedBy: fc.constantFrom('CUSTOMER', 'VENUE', 'SYSTEM', null),
      chargeStatus: fc.constantFrom('NOT_CHARGED', 'CHARGED'),
      refundStatus: fc.constantFrom('REFUNDED', null),
      cancellationFeeAmount: cents,
      chargedAmount: cents,
      refundedAmount: cents,
      guaranteedPax: count,
    }),
  ),
  isTimeLimited: fc.boolean(),
  waitList: orNull(
    fc.record({
      joinedAt: count,
      state: fc.constantFrom(...WAIT_LIST_STATES),
      offer: orNull(
        fc.record({ offeredAt: count, endsAt: count, tableIds: fc.array(count, { maxLength: 3 }) }),
      ),
      skipReason: orNull(text),
    }),
  ),
  customerUuid: fc.constantFrom(CUSTOMER, null),
  customerEmail: orNull(text),
  customerName: orNull(text),
  customerPhone: orNull(text),
  ...notes,
  isReconfirmed: fc.boolean(),
  isReconfirmedByCustomer: fc.boolean(),
  cancelReason: orNull(fc.constantFrom(...CANCEL_REASONS)),
  bookingPartner: orNull(text),
  bookingExternalId: orNull(text),
  quotedWaitMinutes: orNull(count),
  isWalkIn: fc.boolean(),
  hasFixedTables: fc.boolean(),
  isHighlighted: fc.boolean(),
  isExemptFromPace: fc.boolean(),
  channel: fc.constantFrom(...CHANNELS),
  partnerId: fc.constantFrom(PARTNER, null),
  ticket: orNull(aTicket),
  tableReadyAt: orNull(instant),
  arrivedAt: orNull(instant),
  seatedAt: orNull(instant),
  endedAt: orNull(instant),
  canceledAt: orNull(instant),
  ip: orNull(text),
  tableIds: fc.subarray(TABLES),
  utm: fc.record(
    { utmSource: text, utmMedium: text, utmCampaign: text, utmTerm: text, utmContent: text },
    { requiredKeys: [] },
  ),
  clientReferenceId: orNull(text),
  redemptionCode: orNull(text),
  language,
  createdAt: instant,
  updatedAt: instant,
  version: fc.integer({ min: 1, max: 1_000_000 }),
  tableOnlyVersions: fc.integer({ min: 0, max: 100 }),
});

export const aCustomer: fc.Arbitrary<Customer> = fc.record({
  uuid: fc.uuid(),
  accountId: fc.constant(ACCOUNT),
  name: text,
  email: orNull(text),
  phone: orNull(text),
  birthDate: orNull(workDay),
  postalCode: orNull(text),
  language,
  country: text,
  isVip: fc.boolean(),
  isBusiness: fc.boolean(),
  privateNotes: orNull(text),
  tags: fc.array(fc.record({ id, name: text, color: text }), { maxLength: 3 }),
  acceptsImportantAlerts: fc.boolean(),
  earlierVisits: orNull(fc.record({ count: orNull(fc.nat()), lastOn: orNull(workDay) })),
  consentedAt: orNull(instant),
  isErased: fc.boolean(),
  acceptsMarketing: fc.boolean(),
  createdAt: instant,
  updatedAt: instant,
});

/** A store with all that a booking refers to, on a database of the project's engine. */
export async function openStoreOfAccount(): Promise<Store> {
  const { store } = await openTestStore();
  const tables = TABLES.map((id) => ({ id, name: `Table ${id}` }));
  const [guest] = fc.sample(aCustomer, 1);
  if (!guest) throw new Error('no sample');
  await store.write(null, async (db) => {
    await saveAccount(db, { accountId: ACCOUNT, document: {}, tables }, 0);
    await insertCustomer(db, { ...guest, uuid: CUSTOMER });
    await savePartner(db, { partnerId: PARTNER, name: PARTNER }, 0);
  });
  return store;
}

/** Runs in a write that leaves nothing behind, so that every case starts from the same rows. */
export async function undone<T>(store: Store, work: (db: Db) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  const undo = new Error('undo');
  await store
    .write(null, async (db) => {
      result = { value: await work(db) };
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  if (!result) throw new Error('the work gave nothing');
  return result.value;
}
