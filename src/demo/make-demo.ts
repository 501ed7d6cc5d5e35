import { randomInt, randomUUID } from 'node:crypto';
import type { CreateBookingRequest } from '../contract/partner/create-booking.ts';
import { SlotUnavailable } from '../domain/availability/refuse-unavailable.ts';
import { groupOf } from '../domain/booking-status.ts';
import { PERMISSIONS } from '../domain/permission.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Venue } from '../domain/venue.ts';
import { type Instant, workDayOf } from '../domain/venue-time.ts';
import {
  hashPassword,
  newApiKey,
  newPublishableKey,
  newSecret,
} from '../operations/access/secrets.ts';
import { writeNewBooking } from '../operations/bookings/create-booking.ts';
import { NEW_BOOKING } from '../operations/bookings/new-booking.ts';
import type { AppContext } from '../operations/context.ts';
import type { Principal } from '../operations/principal.ts';
import { openTx, withChange } from '../operations/transactions.ts';
import {
  deleteAccount,
  findAccountVersion,
  listAccountIds,
  saveAccount,
} from '../store/accounts.ts';
import { deleteIdleApiKeys, insertApiKey } from '../store/api-keys.ts';
import { deleteEventsWithoutNumber } from '../store/events.ts';
import { saveIntegration } from '../store/integrations.ts';
import { savePartner } from '../store/partners.ts';
import { insertPublishableKey } from '../store/publishable-keys.ts';
import { insertStaff } from '../store/staff.ts';
import type { Db } from '../store/store.ts';
import { DEMO_ACCOUNT_ID, DEMO_PARTNERS, DEMO_STAFF_EMAIL } from './demo-account.ts';
import { type DemoBooking, demoBookings } from './demo-bookings.ts';
import { applyHistory } from './demo-history.ts';
import { demoVenue } from './demo-venue.ts';

/** Everything needed to try the demo. The secrets are only available here. */
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
 * Creates the demo venue with bookings around today, replacing an earlier one, in one transaction.
 * @param seed equal seeds give equal guests and requests
 */
export async function makeDemo(
  context: AppContext,
  allowedOrigins: readonly string[],
  seed = randomInt(2 ** 31),
): Promise<Demo> {
  const { demo, write } = await prepareDemo(context, allowedOrigins, seed);
  await context.store.write(DEMO_ACCOUNT_ID, write);
  return demo;
}

/** Creates the demo venue if there is no venue. @returns null if there is one */
export async function makeFirstDemo(
  context: AppContext,
  allowedOrigins: readonly string[],
): Promise<Demo | null> {
  const { demo, write } = await prepareDemo(context, allowedOrigins, randomInt(2 ** 31));
  return context.store.write(DEMO_ACCOUNT_ID, async (db) => {
    // Another process may have created it meanwhile: its lock was released a moment ago.
    if ((await listAccountIds(db)).length > 0) return null;
    await write(db);
    return demo;
  });
}

/** New credentials, and what writes the demo that they belong to. */
async function prepareDemo(
  withMail: AppContext,
  allowedOrigins: readonly string[],
  seed: number,
): Promise<{ demo: Demo; write: (db: Db) => Promise<void> }> {
  // Nobody is told about bookings of the past.
  const context: AppContext = { ...withMail, mailDelivery: () => 'OFF' };
  const password = newSecret().slice(0, 16);
  const passwordHash = await hashPassword(password);
  const now = context.now();
  const codes = { promoCode: `BRISA-${randomCode(6)}`, redemptionCode: randomCode(6) };
  const venue = demoVenue({
    accountId: DEMO_ACCOUNT_ID,
    today: workDayOf({ timezone: 'Europe/Madrid', dayStartsAt: '05:00:00' }, now),
    publicUrl: context.publicUrl,
    ...codes,
  });
  const keys = DEMO_PARTNERS.map((partner) => ({ ...partner, ...newApiKey() }));
  const publishableKey = newPublishableKey();

  const write = async (db: Db) => {
    const lastVersion = await findAccountVersion(db, DEMO_ACCOUNT_ID);
    await deleteAccount(db, DEMO_ACCOUNT_ID);
    const account = { accountId: venue.accountId, document: venue, tables: venue.tables };
    await saveAccount(db, { ...account, lastVersion }, now);
    for (const key of keys) await addPartner(db, key, now);
    const accountId = DEMO_ACCOUNT_ID;
    await insertPublishableKey(db, { publishableKey, accountId, origins: allowedOrigins }, now);
    const staff = { uuid: randomUUID(), accountId, email: DEMO_STAFF_EMAIL, name: 'Casa Brisa' };
    await insertStaff(db, { ...staff, role: 'OWNER', passwordHash }, now);
    for (const demo of demoBookings(venue, now, seed)) {
      await takeBooking(context, db, venue, demo, staff.uuid);
    }
    await deleteEventsWithoutNumber(db, DEMO_ACCOUNT_ID);
  };
  const demo = {
    accountId: DEMO_ACCOUNT_ID,
    timezone: venue.timezone,
    partners: keys.map(({ partnerId, apiKey, dataAccess }) => ({ partnerId, apiKey, dataAccess })),
    publishableKey,
    allowedOrigins: [...allowedOrigins],
    ...codes,
    staff: { email: DEMO_STAFF_EMAIL, password },
  };
  return { demo, write };
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

/** Creates a booking as of its `createdAt` and brings it to its status; skips it if no table is free. */
async function takeBooking(
  context: AppContext,
  db: Db,
  venue: Venue,
  demo: DemoBooking,
  staffUuid: string,
): Promise<void> {
  const then: AppContext = { ...context, now: () => demo.createdAt };
  const awaiting = groupOf(demo.status) === 'awaiting';
  const status = awaiting ? demo.status : 'CONFIRMED';
  const request = { ...requestOf(demo), status } as CreateBookingRequest;
  try {
    const call = { context: then, principal: principalOf(demo, staffUuid) };
    const tx = withChange(await openTx(call, db), NEW_BOOKING);
    const { booking } = await writeNewBooking(tx, request);
    const isDone = demo.status === booking.status && booking.cancellationPolicy === null;
    if (!isDone) await applyHistory(context, db, venue, demo, booking, staffUuid);
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof SlotUnavailable)) throw error;
  }
}

function requestOf(demo: DemoBooking): Omit<CreateBookingRequest, 'status'> {
  return {
    customer: {
      name: demo.customer.name,
      email: demo.customer.email,
      phone: demo.customer.phone,
      language: demo.customer.language,
      country: demo.customer.country,
      hasGdprConsent: true,
      acceptsMarketing: demo.customer.acceptsMarketing,
    },
    date: demo.workDay,
    time: demo.time,
    pax: demo.pax,
    paxChildren: demo.paxChildren,
    floorPlanAreaId: demo.floorPlanAreaId,
    experience: demo.experience && {
      ...demo.experience,
      addOns: demo.experience.addOns.map((addOn) => ({ ...addOn })),
    },
    addOns: demo.addOns.map((addOn) => ({ ...addOn })),
    highChairs: demo.highChairs,
    strollers: demo.strollers,
    customerSpecialRequests: demo.customerSpecialRequests,
    hasAllergies: demo.hasAllergies,
    allergiesDescription: demo.allergiesDescription,
    specialOccasion: demo.specialOccasion,
    needsAccessibleSeating: demo.needsAccessibleSeating,
  };
}

const CHANNELS = { staff: 'OFFLINE', widget: 'WIDGET', partner: 'API' } as const;

function principalOf({ madeBy }: DemoBooking, staffUuid: string): Principal {
  const partnerId = madeBy === 'partner' ? DEMO_PARTNERS[1].partnerId : null;
  return {
    accountId: DEMO_ACCOUNT_ID,
    caller: `demo:${madeBy}`,
    customerSource: partnerId ?? madeBy.toUpperCase(),
    partnerId,
    staffUuid: madeBy === 'staff' ? staffUuid : null,
    permissions: new Set(['bookings:create']),
    dataAccess: 'private',
    channel: CHANNELS[madeBy],
    ticketPartner: 'DEFAULT',
    capabilities: {
      mayChangeEveryBooking: true,
      mayDeleteBookings: false,
      mayForceRules: false,
      mayListPastDays: false,
      knowsCustomers: true,
      seesWhoBooked: false,
      seesTableMoves: false,
      seesContacts: true,
      seesWalkInGuests: false,
      mayQueueWalkIns: false,
      showsConsentTexts: madeBy === 'widget',
      getsManageLinks: false,
      hasBookingLimits: false,
      needsPublicBookingUpdates: false,
    },
    managedBookingUuid: null,
    codeLimitActor: null,
    language: null,
    ip: null,
  };
}

/** A random code without easily confused letters and digits. */
function randomCode(count: number): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
}
