import type { AvailabilityBody, TimeSlot } from '../../src/contract/availability.ts';
import type { PublicBooking } from '../../src/contract/booking.ts';
import type { ExperienceBody, FloorPlanAreaBody } from '../../src/contract/catalogue.ts';
import type { SlotAnswer } from '../../src/contract/partner/check-slot.ts';
import type { WorkDayAnswer } from '../../src/contract/partner/check-work-day.ts';
import type { StartAnswer, WidgetVenue } from '../../src/contract/widget/start.ts';

/** Server responses, as small as the contract allows. */

export const FREE: AvailabilityBody = {
  isAvailable: true,
  outcome: 'AVAILABLE',
  code: 'AVAILABLE',
  detail: 'There is a table for you.',
  fallbackOptions: [],
};

type Action = AvailabilityBody['fallbackOptions'][number]['action'];

/** Unavailable; the first of the fallbacks is the preferred one. */
export function unavailable(code: AvailabilityBody['code'], ...ways: Action[]): AvailabilityBody {
  return {
    isAvailable: false,
    outcome: 'UNAVAILABLE',
    code,
    detail: `Not available: ${code}.`,
    fallbackOptions: ways.map((action, place) => ({ action, isPreferred: place === 0 })),
  };
}

export const VENUE: WidgetVenue = {
  accountId: 'casa-brisa',
  name: 'Casa Brisa',
  language: 'es',
  timezone: 'Europe/Madrid',
  utcOffsets: [
    { from: '2029-05-08T00:00:00.000Z', offsetMinutes: 120 },
    { from: '2029-10-28T01:00:00.000Z', offsetMinutes: 60 },
    { from: '2030-03-31T01:00:00.000Z', offsetMinutes: 120 },
  ],
  currency: 'EUR',
  country: 'ES',
  phone: '+34555010123',
  phoneExample: '+34 612 34 56 78',
  today: '2030-05-10',
  lastBookableOn: '2030-07-20',
  dayStartsAt: '05:00:00',
  separatesAdultsAndChildren: false,
  maxCovers: 8,
  highChairs: 2,
  strollers: 0,
  hasPromos: true,
  hasRedemptionCodes: true,
  takesBookingUpdates: true,
  mailedKinds: [],
  cancellationPolicies: [],
  texts: {
    dataProcessingConsent: 'I agree that Casa Brisa handles my data.',
    marketingConsent: 'Casa Brisa may send me news.',
    consentVersion: '1',
    privacyPolicyUrl: 'https://venue.example/privacy',
    timeLimit: '<p>The table is yours for {minutes} minutes.</p>',
    bookingNote: null,
  },
};

/** Every day has a table except the 13th. */
export function dayAvailability(date: string): AvailabilityBody {
  return date.endsWith('-13') ? unavailable('CLOSED', 'CHOOSE_ANOTHER_DATE') : FREE;
}

export const AREAS: FloorPlanAreaBody[] = [
  { id: 1, name: 'Terrace', summary: '<p>By the sea.</p>', images: [] },
  { id: 2, name: 'Dining room', summary: '', images: [] },
];

export function startAnswer(
  venue: Partial<WidgetVenue> = {},
  experiences = [EXPERIENCE],
  floorPlanAreas = AREAS,
): StartAnswer {
  const workDays = Array.from({ length: 31 }, (_, day) => {
    const date = `2030-05-${String(day + 1).padStart(2, '0')}`;
    return { date, availability: dayAvailability(date) };
  });
  return {
    venue: { ...VENUE, ...venue },
    calendar: {
      workDays,
      metadata: {
        filters: {
          experiences,
          floorPlanAreas,
          shiftTypes: [],
        },
      },
      promo: null,
      accountId: 'casa-brisa',
    },
  };
}

export const EXPERIENCE: ExperienceBody = {
  id: 7,
  name: 'Tasting menu',
  summary: '<p>Nine courses.</p>',
  description: '',
  detailsUrl: null,
  images: [],
  turnMinutes: 150,
  isTimeLimited: false,
  minBookingSize: 2,
  maxBookingSize: 6,
  minTicketsPerBooking: 1,
  paxPerTicket: 1,
  automaticTicketQuantity: true,
  pricePerTicket: 8900,
  minAdvanceBookingMinutes: 0,
  firstBookingTime: '20:00:00',
  lastBookingTime: '22:00:00',
  groupId: null,
  floorPlanAreas: '',
  hasAddOns: false,
  currency: 'EUR',
};

export function timeSlot(startAt: string, slot: Partial<TimeSlot> = {}): TimeSlot {
  return {
    startAt,
    isTimeLimited: false,
    strollersAvailable: { type: 'NONE', available: 0 },
    highChairsAvailable: { type: 'LIMITED', available: 2 },
    experienceId: null,
    floorPlanAreaId: null,
    turnMinutes: 90,
    ...slot,
  };
}

type JudgedSlot = WorkDayAnswer['shifts'][number]['timeSlots'][number];

export function workDay(
  date: string,
  timeSlots: JudgedSlot[],
  shift: Partial<WorkDayAnswer['shifts'][number]> = {},
): WorkDayAnswer {
  return {
    workDay: { date },
    shifts: [
      {
        type: { id: 'DINNER', name: 'Dinner' },
        firstBookingAt: `${date}T20:00:00+02:00`,
        lastBookingAt: `${date}T23:00:00+02:00`,
        hasExperiences: false,
        hasAddOns: false,
        isExperienceRequired: false,
        availability: FREE,
        timeSlots,
        ...shift,
      },
    ],
    promo: null,
    accountId: 'casa-brisa',
  };
}

export function slotAnswer(answer: Partial<SlotAnswer> = {}): SlotAnswer {
  return {
    promo: null,
    availability: FREE,
    accountId: 'casa-brisa',
    addOns: [],
    experience: null,
    floorPlanArea: null,
    shift: null,
    timeSlot: timeSlot('2030-05-17T21:00:00+02:00'),
    workDay: { date: '2030-05-17' },
    addOnGroups: [],
    ...answer,
  };
}

export function publicBooking(booking: Partial<PublicBooking> = {}): PublicBooking {
  return {
    redirectUrl: null,
    uuid: '6f0d4c53-9d0e-4f6b-8c9a-4e775b0a7a3e',
    bookingAt: '2030-05-17T21:00:00+02:00',
    status: 'CONFIRMED',
    isTimeLimited: false,
    customerSpecialRequests: null,
    hasAllergies: false,
    allergiesDescription: null,
    specialOccasion: null,
    needsAccessibleSeating: false,
    hotelRoom: null,
    publicNotes: null,
    isReconfirmed: false,
    isReconfirmedByCustomer: false,
    cancelReason: null,
    bookingPartner: null,
    bookingExternalId: null,
    shiftType: { id: 'DINNER', name: 'Dinner' },
    floorPlanArea: null,
    promo: null,
    product: null,
    experience: null,
    cancellationPolicy: null,
    addOns: [],
    accountId: 'casa-brisa',
    highChairs: 0,
    paxChildren: 0,
    pax: 2,
    strollers: 0,
    turnMinutes: 90,
    customer: { uuid: 'c', name: 'Ada Lovelace', language: 'en' },
    ...booking,
  };
}
