import type { CalendarRequest, SlotRequest, WorkDayRequest } from '../../availability.ts';
import type { OperationName } from '../../paths.ts';
import type { CancelBookingRequest } from '../../requests/cancel-booking.ts';
import type { CloseTicketRequest } from '../../requests/close-ticket.ts';
import type { CreateBookingRequest } from '../../requests/create-booking.ts';
import type { CreateWalkInRequest } from '../../requests/create-walk-in.ts';
import type { TransferTicketRequest } from '../../requests/transfer-ticket.ts';
import type { UpdateBookingRequest } from '../../requests/update-booking.ts';
import type { UpdateBookingStatusRequest } from '../../requests/update-booking-status.ts';

/** The examples follow one family: they book a terrace table for a birthday, come, eat and pay. */
export const BOOKING_UUID = '0b6f4d0e-5a0c-4c0e-9a52-7d1f3c8e2b41';
export const WALK_IN_UUID = '6c1de1a7-93b4-4f7a-8f0d-1f0f1c5b9d22';
export const CUSTOMER_UUID = 'c2f7a9d4-1e63-4b58-a7f0-93d5b6e8014c';
export const EVENT_IDS = [
  '9d3c6f0a-4a1b-4f6e-8b0c-5f3b2a7d1e64',
  'e1f7b2c8-0d5a-4c39-9c1e-2a6b8d4f7035',
] as const;

export interface ExampleRequest {
  summary: string;
  params?: Readonly<Record<string, string>>;
  query?: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

const party = { pax: 2, paxChildren: 1, status: 'CONFIRMED' } as const;
const slot = { date: '2027-05-21', time: '20:30:00' };

const calendar: CalendarRequest = { ...party, dateStart: '2027-05-21', dateEnd: '2027-05-23' };

const workDay: WorkDayRequest = { ...party, filters: { floorPlanAreaIds: [2] } };

const slotWithCake: SlotRequest = {
  ...party,
  floorPlanAreaId: 2,
  highChairs: 1,
  addOns: [{ id: 21, quantity: 1 }],
  promoCode: 'BRISA27',
};

const slotWithMenu: SlotRequest = {
  ...party,
  floorPlanAreaId: 2,
  experience: { id: 1, tickets: 3, addOns: [{ id: 31, quantity: 2 }] },
};

const create: CreateBookingRequest = {
  ...slot,
  ...party,
  floorPlanAreaId: 2,
  highChairs: 1,
  addOns: [{ id: 21, quantity: 1 }],
  promoCode: 'BRISA27',
  customer: {
    name: 'Laura Vidal',
    email: 'laura@example.com',
    phone: '+34600000000',
    language: 'en',
    country: 'ES',
    hasGdprConsent: true,
    acceptsMarketing: false,
  },
  hasAllergies: true,
  allergiesDescription: 'Nuts',
  specialOccasion: 'BIRTHDAY',
  customerSpecialRequests: 'A table by the railing, please.',
};

const update: UpdateBookingRequest = { time: '21:00:00', customerSpecialRequests: null };
const move: UpdateBookingStatusRequest = { status: 'SEATED' };
const cancel: CancelBookingRequest = { cancelReason: 'CHANGED_PLANS' };
const walkIn: CreateWalkInRequest = {
  pax: 2,
  paxChildren: 0,
  tables: ['SALA-01'],
  ticketExternalId: 'POS-4711',
};
const close: CloseTicketRequest = {
  totalAmount: 11_400,
  discountsAmount: 500,
  tipAmount: 600,
  lines: [
    { description: 'Paella for two', quantity: 1, amount: 4200 },
    {
      description: 'Turbot from the grill',
      quantity: 1,
      amount: 3800,
      modifiers: [{ description: 'Fried artichokes', quantity: 1, amount: 500 }],
    },
    { description: 'Birthday cake', quantity: 1, amount: 3400 },
  ],
  payments: [
    { amount: 9000, method: 'CARD' },
    { amount: 2400, method: 'CASH' },
  ],
};
const transfer: TransferTicketRequest = { destinationBookingUuid: BOOKING_UUID };

const ofBooking = { params: { bookingUuid: BOOKING_UUID } };
const ifMatch = (version: number) => ({ headers: { 'If-Match': `"${version}"` } });

/** An example request of each operation. */
export const EXAMPLE_REQUESTS: Readonly<Record<OperationName, ExampleRequest>> = {
  'check-calendar': { summary: 'A weekend for a party of three', body: calendar },
  'check-work-day': {
    summary: 'The times on the terrace on a Friday',
    params: { date: slot.date },
    body: workDay,
  },
  'check-slot': {
    summary: 'A table on the terrace with a high chair and a cake',
    params: slot,
    body: slotWithCake,
  },
  'check-slot-add-ons': {
    summary: 'A tasting menu with wine for two of three',
    params: slot,
    body: slotWithMenu,
  },
  'create-booking': {
    summary: 'A birthday on the terrace',
    headers: { 'Idempotency-Key': '8b7c1f0e-57a4-4f0a-9a51-1f2f8f2f6c0d' },
    body: create,
  },
  'list-bookings': {
    summary: 'Parties seated this Friday',
    query: 'date_start=2027-05-21&status=SEATED&status=DESSERTS&limit=50',
  },
  'read-booking': { summary: 'The birthday booking', ...ofBooking },
  'update-booking': {
    summary: 'Half an hour later',
    ...ofBooking,
    ...ifMatch(1),
    body: update,
  },
  'update-booking-status': {
    summary: 'The guests sit down',
    ...ofBooking,
    ...ifMatch(2),
    body: move,
  },
  'cancel-booking': {
    summary: 'The guests changed their plans',
    ...ofBooking,
    ...ifMatch(1),
    body: cancel,
  },
  'create-walk-in': {
    summary: 'Two walk-in guests at table 1',
    headers: { 'Idempotency-Key': '2f9d5a34-0c1b-4f7e-8a66-b3de0c9f7a10' },
    body: walkIn,
  },
  'close-ticket': {
    summary: 'Three dishes, two payments, a tip',
    ...ofBooking,
    ...ifMatch(4),
    body: close,
  },
  'transfer-ticket': {
    summary: 'Move the bill of table 1 to the birthday booking',
    params: { bookingUuid: WALK_IN_UUID },
    ...ifMatch(1),
    body: transfer,
  },
  'get-customer': {
    summary: 'The customer of the birthday booking',
    params: { customerUuid: CUSTOMER_UUID },
  },
  'list-events': { summary: 'What happened since the last request', query: 'after=1&limit=50' },
};
