import { randomInt, randomUUID } from 'node:crypto';
import type { CreateBookingRequest } from '../contract/booking.ts';
import type { Booking } from '../domain/booking.ts';
import { type BookingStatus, groupOf } from '../domain/booking-status.ts';
import { policyAfterTransition, signPolicy } from '../domain/cancellation-policy.ts';
import { PERMISSIONS } from '../domain/permission.ts';
import { Refusal } from '../domain/refusal.ts';
import { timestampsAfterTransition } from '../domain/status-timestamps.ts';
import type { Venue } from '../domain/venue.ts';
import { type Instant, MS_PER_MINUTE, workDayOf } from '../domain/venue-time.ts';
import {
  hashPassword,
  newApiKey,
  newPublishableKey,
  newSecret,
} from '../operations/access/secrets.ts';
import { writeNewBooking } from '../operations/bookings/new-booking.ts';
import type { AppContext } from '../operations/context.ts';
import type { Principal } from '../operations/principal.ts';
import { deleteAccount, findAccountVersion, saveAccount } from '../store/accounts.ts';
import { deleteIdleApiKeys, insertApiKey } from '../store/api-keys.ts';
import { findBooking, updateBooking } from '../store/bookings.ts';
import { saveIntegration } from '../store/integrations.ts';
import { savePartner } from '../store/partners.ts';
import { insertPublishableKey } from '../store/publishable-keys.ts';
import { insertStaff } from '../store/staff.ts';
import type { Db } from '../store/store.ts';
import { DEMO_ACCOUNT_ID, DEMO_PARTNERS, DEMO_STAFF_EMAIL } from './demo-account.ts';
import { type DemoBooking, demoBookings } from './demo-bookings.ts';
import { demoVenue } from './demo-venue.ts';

/** All that it takes to try the demo; its secrets are told here and nowhere else. */
export interface Demo {
  accountId: string;
  timezone: string;
  partners: { partnerId: string; apiKey: string; dataAccess: 'private' | 'public' }[];
  publishableKey: string;
  allowedOrigins: string[];
  promoCode: string;
  redemptionCode: string;
  staff: { email: string; password: string };
}

/**
 * Makes the demo venue, in place of an earlier one, with bookings around today. All or nothing.
 * @param seed the same guests ask for the same tables again where it is the same
 */
export async function makeDemo(
  context: AppContext,
  allowedOrigins: readonly string[],
  seed = randomInt(2 ** 31),
): Promise<Demo> {
  const password = newSecret().slice(0, 16);
  const passwordHash = await hashPassword(password);
  const now = context.now();
  const codes = { promoCode: `BRISA-${letters(6)}`, redemptionCode: letters(6) };
  const venue = demoVenue({
    accountId: DEMO_ACCOUNT_ID,
    today: workDayOf({ timezone: 'Europe/Madrid', dayStartsAt: '05:00:00' }, now),
    publicUrl: context.publicUrl,
    ...codes,
  });
  const keys = DEMO_PARTNERS.map((partner) => ({ ...partner, ...newApiKey() }));
  const publishableKey = newPublishableKey();

  await context.store.write(async (db) => {
    const lastVersion = await findAccountVersion(db, DEMO_ACCOUNT_ID);
    await deleteAccount(db, DEMO_ACCOUNT_ID);
    const account = { accountId: venue.accountId, document: venue, tables: venue.tables };
    await saveAccount(db, { ...account, lastVersion }, now);
    for (const key of keys) await addPartner(db, key, now);
    const accountId = DEMO_ACCOUNT_ID;
    await insertPublishableKey(db, { publishableKey, accountId, origins: allowedOrigins }, now);
    const staff = { uuid: randomUUID(), accountId, email: DEMO_STAFF_EMAIL, name: 'Casa Brisa' };
    await insertStaff(db, { ...staff, passwordHash }, now);
    for (const ask of demoBookings(venue, now, seed)) {
      await takeBooking(context, db, venue, ask);
    }
  });
  return {
    accountId: DEMO_ACCOUNT_ID,
    timezone: venue.timezone,
    partners: keys.map(({ partnerId, apiKey, dataAccess }) => ({ partnerId, apiKey, dataAccess })),
    publishableKey,
    allowedOrigins: [...allowedOrigins],
    ...codes,
    staff: { email: DEMO_STAFF_EMAIL, password },
  };
}

type DemoKey = (typeof DEMO_PARTNERS)[number] & ReturnType<typeof newApiKey>;

async function addPartner(db: Db, key: DemoKey, now: Instant): Promise<void> {
  const { partnerId, name, dataAccess, prefix, hash } = key;
  await savePartner(db, { partnerId, name }, now);
  await deleteIdleApiKeys(db, partnerId);
  const integration = { accountId: DEMO_ACCOUNT_ID, partnerId, dataAccess };
  await saveIntegration(db, { ...integration, permissions: PERMISSIONS, isEnabled: true }, now);
  await insertApiKey(db, { prefix, hash, partnerId, accountIds: [DEMO_ACCOUNT_ID] }, now);
}

/** Lets a guest ask as of then; who finds no table goes away, everyone else comes as far as now. */
async function takeBooking(
  context: AppContext,
  db: Db,
  venue: Venue,
  ask: DemoBooking,
): Promise<void> {
  const then: AppContext = { ...context, now: () => ask.createdAt };
  const awaiting = groupOf(ask.status) === 'awaiting';
  const status = awaiting ? ask.status : 'CONFIRMED';
  const request = { ...requestOf(ask), status } as CreateBookingRequest;
  try {
    const { booking } = await writeNewBooking(then, db, principalOf(ask), request);
    const isAtItsPlace = ask.status === booking.status && booking.cancellationPolicy === null;
    if (!isAtItsPlace) await bringTo(db, venue, ask, booking, context.now());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function requestOf(ask: DemoBooking): Omit<CreateBookingRequest, 'status'> {
  return {
    customer: {
      name: ask.customer.name,
      email: ask.customer.email,
      phone: ask.customer.phone,
      language: ask.customer.language,
      country: ask.customer.country,
      hasGdprConsent: true,
      acceptsMarketing: ask.customer.acceptsMarketing,
    },
    date: ask.workDay,
    time: ask.time,
    pax: ask.pax,
    paxChildren: ask.paxChildren,
    floorPlanAreaId: ask.floorPlanAreaId,
    experience: ask.experience && {
      ...ask.experience,
      addOns: ask.experience.addOns.map((addOn) => ({ ...addOn })),
    },
    addOns: ask.addOns.map((addOn) => ({ ...addOn })),
    highChairs: ask.highChairs,
    strollers: ask.strollers,
    customerSpecialRequests: ask.customerSpecialRequests,
    hasAllergies: ask.hasAllergies,
    allergiesDescription: ask.allergiesDescription,
    specialOccasion: ask.specialOccasion,
    needsAccessibleSeating: ask.needsAccessibleSeating,
  };
}

const CHANNELS = { staff: 'OFFLINE', widget: 'WIDGET', partner: 'API' } as const;

function principalOf({ madeBy }: DemoBooking): Principal {
  const partnerId = madeBy === 'partner' ? DEMO_PARTNERS[1].partnerId : null;
  return {
    accountId: DEMO_ACCOUNT_ID,
    caller: `demo:${madeBy}`,
    integration: partnerId ?? madeBy.toUpperCase(),
    partnerId,
    permissions: new Set(['bookings:create']),
    dataAccess: 'private',
    channel: CHANNELS[madeBy],
    ticketPartner: 'DEFAULT',
    rights: {
      mayChangeEveryBooking: true,
      mayDeleteBookings: false,
      mayListPastDays: false,
      mayQueueWalkIns: false,
      getsManageLinks: false,
      needsPublicBookingUpdates: false,
    },
    managedBookingUuid: null,
    language: null,
    ip: null,
  };
}

/** Moves a booking on to where the evening has it, each move at its own time. */
async function bringTo(
  db: Db,
  venue: Venue,
  ask: DemoBooking,
  made: Booking,
  now: Instant,
): Promise<void> {
  let booking = signedSoon((await findBooking(db, made.accountId, made.uuid)) ?? made, now);
  const minutesAfterStart = (minutes: number) =>
    Math.min(now, booking.bookingAt + minutes * MS_PER_MINUTE);
  const stay = booking.turnMinutes;
  const course: [BookingStatus, Instant][] = [
    ['ARRIVED', minutesAfterStart(-3)],
    ['SEATED', minutesAfterStart(4)],
    ['DESSERTS', minutesAfterStart(stay * 0.6)],
    ['ACCOUNT_SENT', minutesAfterStart(stay * 0.8)],
    ['ACCOUNT_PAID', minutesAfterStart(stay * 0.9)],
    ['ATTENDED', minutesAfterStart(stay * 0.95)],
  ];
  const last = course.findIndex(([status]) => status === ask.status);
  const moves: [BookingStatus, Instant][] =
    last >= 0
      ? course.slice(0, last + 1)
      : [[ask.status, ask.status === 'NO_SHOW' ? minutesAfterStart(30) : ask.createdAt]];
  for (const [status, at] of moves) {
    booking = {
      ...booking,
      ...timestampsAfterTransition(booking, status, at),
      status,
      cancellationPolicy: policyAfterTransition(booking.cancellationPolicy, status, 'CUSTOMER', at),
      updatedAt: at,
    };
    if (status === 'ACCOUNT_PAID') booking = { ...booking, ticket: ticketOf(venue, booking, at) };
  }
  const isCanceled = booking.status === 'CANCELED';
  await updateBooking(db, {
    ...booking,
    cancelReason: ask.cancelReason,
    tableIds: isCanceled ? [] : booking.tableIds,
    version: booking.version + 1,
  });
}

/** Most people sign what they were asked to within minutes. */
function signedSoon(booking: Booking, now: Instant): Booking {
  const signedAt = booking.createdAt + 4 * MS_PER_MINUTE;
  if (!booking.cancellationPolicy || signedAt >= Math.min(now, booking.bookingAt)) return booking;
  return { ...booking, cancellationPolicy: signPolicy(booking, null, signedAt) };
}

/** A plausible bill, so that there is something to average over. */
function ticketOf(venue: Venue, { pax, paxChildren }: Booking, closedAt: Instant) {
  const amount = 2800 + randomInt(30) * 100;
  const totalAmount = amount * (pax + paxChildren);
  const line = { description: 'Menu', quantity: pax + paxChildren, amount, type: 'MENU' };
  return {
    ticketPartner: 'DEFAULT' as const,
    externalId: null,
    totalAmount,
    discountsAmount: 0,
    tipAmount: 0,
    lines: [{ ...line, discountAmount: 0, totalAmount, sortOrder: 0, modifiers: [] }],
    payments: [{ amount: totalAmount, method: 'CARD', currency: venue.currency }],
    currency: venue.currency,
    closedAt,
  };
}

/** Without letters and digits that are taken for one another. */
function letters(count: number): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
}
