import type { SeededRandom } from '../src/demo/seeded-random.ts';
import type { Booking } from '../src/domain/booking.ts';
import type { BookingStatus } from '../src/domain/booking-status.ts';
import type { Customer } from '../src/domain/customer.ts';
import { localize } from '../src/domain/language.ts';
import type { Ticket } from '../src/domain/ticket.ts';
import type { Venue } from '../src/domain/venue.ts';
import { type Instant, MS_PER_MINUTE, type WallDate } from '../src/domain/venue-time.ts';
import type { Party } from './busy-day.ts';

const DAY_MS = 24 * 60 * MS_PER_MINUTE;
const NO_SHOW_SHARE = 0.04;
const REQUESTED_SHARE = 0.2;
const TICKET_SHARE = 0.6;

/** 122 random bits as the text of a UUID, the same for the same seed. */
export function seededUuid(random: SeededRandom): string {
  const hex = (bits: number) =>
    Math.floor(random.next() * 2 ** bits)
      .toString(16)
      .padStart(bits / 4, '0');
  return `${hex(32)}-${hex(16)}-4${hex(12)}-8${hex(12)}-${hex(48)}`;
}

/** A guest of a venue, by number. */
export function aGuest(random: SeededRandom, venue: Venue, number: number, now: Instant): Customer {
  return {
    uuid: seededUuid(random),
    accountId: venue.accountId,
    name: `Guest Number ${number}`,
    email: `guest-${number}@${venue.accountId}.example`,
    phone: `+34555${String(number).padStart(6, '0')}`,
    birthDate: null,
    postalCode: '46011',
    language: random.pick(['es', 'ca', 'en']),
    country: 'ES',
    isVip: random.chance(0.02),
    isBusiness: false,
    privateNotes: null,
    tags: [],
    acceptsImportantAlerts: true,
    earlierVisits: null,
    consentedAt: null,
    isErased: false,
    acceptsMarketing: random.chance(0.3),
    createdAt: now,
    updatedAt: now,
  };
}

/** The booking of a party, in the state of a past or a future day. */
export function bookingOf(
  random: SeededRandom,
  venue: Venue,
  draft: Booking,
  workDay: WallDate,
  isPast: boolean,
  party: Party,
): Booking {
  const { slot, turnMinutes, tableIds } = party;
  const { shift, startAt } = slot;
  const hasTable = tableIds.length > 0;
  const status = statusOf(random, isPast, hasTable);
  const madeAt = startAt - Math.floor(random.next() * 20 * DAY_MS);
  const hasCome = status === 'ATTENDED';
  const endedAt = hasCome ? startAt + turnMinutes * MS_PER_MINUTE : null;
  return {
    ...draft,
    uuid: seededUuid(random),
    workDay,
    bookingAt: startAt,
    status,
    turnMinutes,
    pax: party.pax,
    highChairs: random.chance(0.04) ? 1 : 0,
    strollers: random.chance(0.02) ? 1 : 0,
    shiftId: shift.id,
    shiftName: localize(shift.name, venue.language),
    floorPlanAreaId: party.areaId,
    addOns: random.chance(0.08) ? [aBottleOfCava(venue, shift.addOnGroupId)] : [],
    isTimeLimited: shift.isTimeLimited,
    customerSpecialRequests: random.chance(0.15) ? 'By the window, if there is one free.' : null,
    hasAllergies: random.chance(0.05),
    channel: random.pick(['WIDGET', 'API', 'OFFLINE']),
    tableReadyAt: hasCome ? startAt : null,
    arrivedAt: hasCome ? startAt : null,
    seatedAt: hasCome ? startAt : null,
    endedAt,
    canceledAt: status === 'CANCELED' ? madeAt + DAY_MS / 24 : null,
    cancelReason: status === 'CANCELED' ? 'CHANGED_PLANS' : null,
    tableIds,
    ticket: endedAt !== null && random.chance(TICKET_SHARE) ? aTicket(party.pax, endedAt) : null,
    createdAt: madeAt,
    updatedAt: endedAt ?? madeAt,
    version: hasCome ? 4 : 1,
  };
}

function statusOf(random: SeededRandom, isPast: boolean, hasTable: boolean): BookingStatus {
  if (isPast && hasTable) return random.chance(NO_SHOW_SHARE) ? 'NO_SHOW' : 'ATTENDED';
  if (hasTable) return 'CONFIRMED';
  return !isPast && random.chance(REQUESTED_SHARE) ? 'REQUESTED' : 'CANCELED';
}

/** The second add-on of every group of the demo. */
function aBottleOfCava(venue: Venue, groupId: number | null): Booking['addOns'][number] {
  const addOn = venue.addOnGroups.find(({ id }) => id === groupId)?.addOns[1];
  if (!addOn) throw new Error('The demo has cava at every meal.');
  const { id, name, unitPrice } = addOn;
  const { currency, language } = venue;
  return { id: 1, addOnId: id, name: localize(name, language), unitPrice, currency, quantity: 1 };
}

function aTicket(pax: number, closedAt: Instant): Ticket {
  const amount = 3200;
  const totalAmount = amount * pax;
  const line = { description: 'Menu', quantity: pax, amount, discountAmount: 0, totalAmount };
  return {
    ticketPartner: 'DEFAULT',
    externalId: null,
    totalAmount,
    discountsAmount: 0,
    tipAmount: 0,
    lines: [{ ...line, type: 'MENU', sortOrder: 0, modifiers: [] }],
    payments: [{ amount: totalAmount, method: 'CARD', currency: 'EUR' }],
    currency: 'EUR',
    closedAt,
  };
}
