import type { AddOnGroupBody, AvailabilityBody, ShiftBody, TimeSlot } from '../availability.ts';
import type { ExperienceBody, FloorPlanAreaBody } from '../catalogue.ts';

export const free: AvailabilityBody = {
  isAvailable: true,
  outcome: 'AVAILABLE',
  code: 'AVAILABLE',
  detail: 'There is a table for you.',
  fallbackOptions: [],
};

/** For an add-on or a group of add-ons. */
const orderable: AvailabilityBody = { ...free, detail: 'You can order this with your booking.' };

export const closed: AvailabilityBody = {
  isAvailable: false,
  outcome: 'UNAVAILABLE',
  code: 'CLOSED',
  detail: 'The restaurant takes no bookings for that day or time. Please choose another.',
  fallbackOptions: [{ action: 'CHOOSE_ANOTHER_DATE', isPreferred: true }],
};

export const full: AvailabilityBody = {
  isAvailable: false,
  outcome: 'UNAVAILABLE',
  code: 'FULL',
  detail: 'Sorry, everything is booked. Another time or day may still be free.',
  fallbackOptions: [
    { action: 'CHOOSE_ANOTHER_TIME', isPreferred: true },
    { action: 'JOIN_WAIT_LIST', isPreferred: false },
    { action: 'CHOOSE_ANOTHER_DATE', isPreferred: false },
  ],
};

export const tastingMenu: ExperienceBody = {
  id: 1,
  name: 'Tasting menu',
  summary: '<p>Nine courses <strong>from quay to plate</strong>.</p>',
  description: '<p>It changes with the catch of the day.</p>',
  detailsUrl: null,
  images: [{ type: 'COVER', url: 'https://casabrisa.example/images/tasting-menu.jpg' }],
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
  lastBookingTime: '21:00:00',
  groupId: null,
  floorPlanAreas: 'Dining room, Terrace',
  hasAddOns: true,
  currency: 'EUR',
};

export const diningRoom: FloorPlanAreaBody = {
  id: 1,
  name: 'Dining room',
  summary: '<p>By the open kitchen.</p>',
  images: [],
};

export const terrace: FloorPlanAreaBody = {
  id: 2,
  name: 'Terrace',
  summary: '<p>Facing the <strong>Mediterranean</strong>.</p>',
  images: [{ type: 'COVER', url: 'https://casabrisa.example/images/terrace.jpg' }],
};

export const dinner: ShiftBody = {
  type: { id: 'DINNER', name: 'Dinner' },
  firstBookingAt: '2027-05-21T20:00:00+02:00',
  lastBookingAt: '2027-05-21T21:00:00+02:00',
  hasExperiences: true,
  hasAddOns: true,
  isExperienceRequired: false,
};

export const slotAt = (time: string): TimeSlot => ({
  startAt: `2027-05-21T${time}+02:00`,
  isTimeLimited: false,
  strollersAvailable: { type: 'UNLIMITED', available: 1000 },
  highChairsAvailable: { type: 'LIMITED', available: 4 },
  experienceId: null,
  floorPlanAreaId: 2,
  turnMinutes: 105,
});

export const cake = {
  id: 21,
  name: 'Birthday cake',
  summary: '<p>Orange and almond, for up to eight.</p>',
  unitPrice: 3400,
  currency: 'EUR',
};

export const wine = {
  id: 31,
  name: 'Wine pairing',
  summary: '<p>Five glasses from small wineries.</p>',
  unitPrice: 4500,
  currency: 'EUR',
};

export const dinnerExtras: AddOnGroupBody = {
  name: 'For your dinner',
  summary: '<p>What you order now is ready when you arrive.</p>',
  minTotalQuantity: 1,
  maxTotalQuantity: 6,
  maxTotalTypes: 2,
  addOns: [
    {
      ...cake,
      minQuantity: 1,
      maxQuantity: 1,
      minAdvanceBookingMinutes: 1440,
      availability: orderable,
    },
  ],
  availability: orderable,
};

export const pairings: AddOnGroupBody = {
  name: 'To go with the menu',
  summary: '<p>One for each person; take your pick.</p>',
  minTotalQuantity: 1,
  maxTotalQuantity: 8,
  maxTotalTypes: 2,
  addOns: [
    {
      ...wine,
      minQuantity: 1,
      maxQuantity: 8,
      minAdvanceBookingMinutes: 0,
      availability: orderable,
    },
  ],
  availability: orderable,
};
