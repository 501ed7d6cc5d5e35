import type {
  Experience,
  FloorPlanArea,
  Image,
  Shift,
  ShiftException,
  Venue,
} from '../domain/venue.ts';
import { addDays, type WallDate, weekdayOf } from '../domain/venue-time.ts';
import { DEMO_ADD_ON_GROUPS } from './demo-add-ons.ts';
import { AREA, DEMO_COMBINATIONS, DEMO_TABLES } from './demo-tables.ts';
import { DEMO_TEXTS } from './demo-texts.ts';

const EVERY_SHIFT = {
  stepMinutes: 15,
  minCovers: 1,
  maxCovers: 12,
  turnMinutes: null,
  needsManualConfirmation: false,
  isExperienceRequired: false,
} as const;

const AT_LUNCH = {
  ...EVERY_SHIFT,
  pacing: { maxCovers: null, maxParties: null },
  hasWaitList: false,
  floorPlanAreaIds: [AREA.diningRoom, AREA.terrace],
  experienceIds: [],
  addOnGroupId: 1,
} as const;

const AT_DINNER = {
  ...EVERY_SHIFT,
  pacing: { maxCovers: 36, maxParties: 12 },
  hasWaitList: true,
  isTimeLimited: false,
  floorPlanAreaIds: [AREA.diningRoom, AREA.terrace, AREA.bar],
  experienceIds: [1],
  addOnGroupId: 2,
} as const;

/** Open for lunch and dinner every day; on Friday and Saturday the kitchen closes past midnight. */
const DEMO_SHIFTS: readonly Shift[] = [
  {
    ...AT_LUNCH,
    id: 'LUNCH',
    name: DEMO_TEXTS.shifts.lunch,
    weekdays: [1, 2, 3, 4, 5],
    firstBookingTime: '13:00:00',
    lastBookingTime: '15:30:00',
    isTimeLimited: false,
  },
  {
    ...AT_LUNCH,
    id: 'WEEKEND_LUNCH',
    name: DEMO_TEXTS.shifts.weekendLunch,
    weekdays: [6, 7],
    firstBookingTime: '13:00:00',
    lastBookingTime: '16:00:00',
    isTimeLimited: true,
  },
  {
    ...AT_DINNER,
    id: 'DINNER',
    name: DEMO_TEXTS.shifts.dinner,
    weekdays: [1, 2, 3, 4, 7],
    firstBookingTime: '20:00:00',
    lastBookingTime: '23:00:00',
  },
  {
    ...AT_DINNER,
    id: 'LATE_DINNER',
    name: DEMO_TEXTS.shifts.lateDinner,
    weekdays: [5, 6],
    firstBookingTime: '20:00:00',
    lastBookingTime: '00:30:00',
  },
];

export interface DemoVenueOptions {
  accountId: string;
  /** The venue is made relative to this day. */
  today: WallDate;
  promoCode: string;
  redemptionCode: string;
  /** Where the pictures are served from. */
  publicUrl: string;
}

/** Casa Brisa, a restaurant by the sea in Valencia that uses every feature a venue can have. */
export function demoVenue(options: DemoVenueOptions): Venue {
  const { accountId, today, promoCode, redemptionCode } = options;
  const base = `${options.publicUrl.replace(/\/+$/, '')}/demo`;
  const validity = { validFrom: addDays(today, -30), validUntil: addDays(today, 365) };
  return {
    accountId,
    name: 'Casa Brisa',
    timezone: 'Europe/Madrid',
    currency: 'EUR',
    language: 'es',
    country: 'ES',
    contact: {
      // No Spanish number begins with 5.
      phone: '+34555010123',
      email: 'reservas@casabrisa.example',
      websiteUrl: 'https://casabrisa.example/',
      address: 'Passeig de la Brisa, 7, 46011 València',
    },
    dayStartsAt: '05:00:00',
    minAdvanceMinutes: 30,
    maxAdvanceDays: 90,
    maxOpenBookingsPerGuest: 6,
    messages: {
      reminderHours: 24,
      reconfirmHours: 48,
      quietHours: { from: '21:00:00', until: '09:00:00' },
      omittedKinds: [],
      writesToGuestsOfPartners: true,
      nightlySheetAt: null,
    },
    waitList: { offersTables: true, minutesToday: 10, minutesLater: 120 },
    separatesAdultsAndChildren: true,
    autoAssignsTables: true,
    freezeMinutes: 120,
    tableHoldMinutes: 5,
    turnMinutes: [
      { maxCovers: 2, minutes: 90 },
      { maxCovers: 4, minutes: 105 },
      { maxCovers: 6, minutes: 120 },
      { maxCovers: 12, minutes: 150 },
    ],
    highChairs: 4,
    strollers: 3,
    features: { publicBookingUpdates: { isAvailable: true, isEnabled: true } },
    floorPlanAreas: areas(base),
    tables: DEMO_TABLES,
    combinations: DEMO_COMBINATIONS,
    shifts: DEMO_SHIFTS,
    exceptions: [closedDay(today)],
    experiences: [tastingMenu(base)],
    addOnGroups: DEMO_ADD_ON_GROUPS,
    promos: [{ id: 1, name: DEMO_TEXTS.promos.welcomeAperitif, code: promoCode, ...validity }],
    redemptionCodes: [
      {
        code: redemptionCode,
        ...validity,
        product: {
          id: 1,
          orderItemId: 1001,
          orderUuid: '5b0a7a3e-6f0d-4c53-9d0e-2f6b1c9a4e77',
          type: 'GIFT_CARD',
          name: 'Tarjeta regalo de 100 €',
          currency: 'EUR',
          experienceTickets: 0,
          isGift: true,
          quantity: 1,
          taxRate: 0,
          unitPrice: 10_000,
        },
      },
    ],
    cancellationPolicies: [
      {
        id: 1,
        type: 'CARD_GUARANTEE',
        amountType: 'PER_PERSON',
        amount: 2500,
        cancellationNoticeHours: 24,
        signWithinMinutes: 120,
        minCovers: 7,
        shiftIds: DEMO_SHIFTS.map(({ id }) => id),
        experienceIds: [],
      },
    ],
    texts: {
      ...DEMO_TEXTS.texts,
      consentVersion: '2026-01',
      privacyPolicyUrl: `${base}/privacy.html`,
    },
    redirectUrl: null,
  };
}

function areas(base: string): FloorPlanArea[] {
  return [
    { id: AREA.diningRoom, ...DEMO_TEXTS.areas.diningRoom, images: [cover(base, 'dining-room')] },
    { id: AREA.terrace, ...DEMO_TEXTS.areas.terrace, images: [cover(base, 'terrace')] },
    { id: AREA.bar, ...DEMO_TEXTS.areas.bar, images: [cover(base, 'bar')] },
  ];
}

function cover(base: string, name: string): Image {
  return { type: 'COVER', url: `${base}/${name}.svg` };
}

function tastingMenu(base: string): Experience {
  return {
    id: 1,
    ...DEMO_TEXTS.experiences.tastingMenu,
    detailsUrl: null,
    images: [cover(base, 'tasting-menu')],
    turnMinutes: 150,
    isTimeLimited: false,
    minBookingSize: 2,
    maxBookingSize: 8,
    minTicketsPerBooking: 2,
    paxPerTicket: 1,
    automaticTicketQuantity: true,
    pricePerTicket: 8900,
    minAdvanceBookingMinutes: 180,
    firstBookingTime: '20:00:00',
    lastBookingTime: '22:00:00',
    groupId: null,
    floorPlanAreaIds: [AREA.diningRoom, AREA.terrace],
    addOnGroupId: 3,
  };
}

/** A day off within the next two weeks: the first Monday to Thursday from nine days ahead. */
function closedDay(today: WallDate): ShiftException {
  const date = [9, 10, 11, 12]
    .map((days) => addDays(today, days))
    .find((day) => weekdayOf(day) <= 4);
  return { date: date ?? addDays(today, 12), shiftIds: [] };
}
