import { expect, test } from 'vitest';
import { SlotRequest } from '../../../../src/contract/availability.ts';
import { CreateWidgetBookingRequest } from '../../../../src/contract/widget/create-booking.ts';
import {
  attemptFor,
  bookingRequest,
  slotRequestFromBooking,
} from '../../../../src/widget/flow/booking-request.ts';
import { type DetailsInput, initialDetails } from '../../../../src/widget/flow/details.ts';
import { beginFlow, type FillingDetails, nextFlow } from '../../../../src/widget/flow/flow.ts';
import { readSettings } from '../../../../src/widget/settings.ts';
import { fieldErrorOf } from '../../../../src/widget/steps/details/booking-refusal.ts';
import { detailsRules } from '../../../../src/widget/steps/details/details-rules.ts';
import { slotAnswer } from '../../../diner/answers.ts';

const EMPTY = initialDetails(readSettings({ getAttribute: () => null } as unknown as Element, ''));
const GOOD: DetailsInput = {
  ...EMPTY,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  hasGdprConsent: true,
};

function faultsOf(typed: Partial<DetailsInput>, isTimeLimited = false): [string, string][] {
  const details = { ...GOOD, ...typed };
  return detailsRules({ isTimeLimited })
    .filter(({ isMet }) => !isMet(details))
    .map(({ field, message }) => [field, message]);
}

test('no consent is pre-ticked', () => {
  expect(EMPTY).toMatchObject({
    hasGdprConsent: false,
    acceptsMarketing: false,
    acceptsTimeLimit: false,
  });
});

test('a name, an email address or phone number, and the consent are enough', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ email: '', phone: '600 11 22 33' })).toEqual([]);
});

test('all missing fields are reported at once', () => {
  expect(faultsOf({ name: ' ', email: '', hasGdprConsent: false }, true)).toEqual([
    ['name', 'nameError'],
    ['acceptsTimeLimit', 'timeLimitError'],
    ['hasGdprConsent', 'consentError'],
    ['email', 'contactError'],
  ]);
});

test.each([
  ['name', 'O'],
  ['name', '李娜'],
  ['name', '7'],
  ['name', 'Zoë 🦊'],
  ['name', '🦊'],
  ['email', 'ada@localhost'],
  ['email', 'ada@bücher.example'],
  ['phone', '\u2068+34 612 34 56 78\u2069'],
  ['phone', '٦١٢٣٤٥٦٧٨'],
  ['phone', 'tel:+34612345678;ext=5'],
  ['phone', '+34 612 34 56 78 ext. 5'],
])('%s %j is fine', (field, value) => {
  expect(faultsOf({ [field]: value })).toEqual([]);
});

test.each([
  ['name', '\u2069', 'nameError'],
  ['name', '-', 'nameError'],
  ['name', '\ue000', 'nameError'],
  ['name', '...', 'nameError'],
  ['email', 'ada@', 'emailError'],
  ['phone', '12', 'phoneError'],
  ['promoCode', 'ABC', 'promoCodeError'],
  ['redemptionCode', 'ABCDEFG', 'redemptionCodeError'],
  ['hotelRoom', 'x'.repeat(51), 'tooLong'],
  ['customerSpecialRequests', 'x'.repeat(1025), 'tooLong'],
])('%s %s is an error at its field', (field, value, fault) => {
  expect(faultsOf({ [field]: value })).toEqual([[field, fault]]);
});

const FORM = [
  { type: 'day-chosen', date: '2030-05-17' } as const,
  {
    type: 'time-chosen',
    bookableTime: {
      date: '2030-05-17',
      time: '21:00:00',
      startAt: '2030-05-17T21:00:00+02:00',
      shiftId: 'DINNER',
      status: 'CONFIRMED',
      experienceId: null,
      areaIds: [3],
    },
  } as const,
  { type: 'slot-checked', hasExtras: false } as const,
].reduce(nextFlow, beginFlow({ party: { pax: 2, paxChildren: 1 }, month: '2030-05' }));

function request(details: Partial<DetailsInput> = {}) {
  return bookingRequest({
    flow: FORM as FillingDetails,
    slotAnswer: slotAnswer(),
    details: { ...GOOD, ...details },
    language: 'eu',
    utm: { utmSource: 'newsletter' },
    clientReferenceId: null,
  });
}

test('a valid form makes a valid request', () => {
  const body = request({
    phone: ' 600 11 22 33',
    hasAllergies: true,
    allergiesDescription: 'Nuts',
    specialOccasion: 'BIRTHDAY',
    promoCode: 'SUMMER',
    redemptionCode: 'ABC123',
    highChairs: 1,
  });

  expect(CreateWidgetBookingRequest.safeParse(body)).toMatchObject({ success: true });
  expect(body).toMatchObject({
    date: '2030-05-17',
    time: '21:00:00',
    pax: 2,
    paxChildren: 1,
    floorPlanAreaId: 3,
    status: 'CONFIRMED',
    customer: { phone: '600 11 22 33', language: 'eu', acceptsMarketing: false },
    utmSource: 'newsletter',
  });
});

test('allergies that are unticked again are not sent', () => {
  expect(request({ hasAllergies: false, allergiesDescription: 'Nuts' })).toMatchObject({
    hasAllergies: false,
    allergiesDescription: null,
  });
});

test('the same content keeps its idempotency key, and different content gets a new one', () => {
  let count = 0;
  const newKey = () => {
    count += 1;
    return `key-${count}`;
  };
  const first = attemptFor(null, request(), newKey);

  expect(attemptFor(first, request(), newKey)).toBe(first);
  expect(attemptFor(first, request({ name: 'Ada King' }), newKey).idempotencyKey).toBe('key-2');
});

test('the slot check of a refused booking has what it needs, and nothing about the guest', () => {
  const booking = request({ highChairs: 2, promoCode: 'SUMMER', customerSpecialRequests: 'Quiet' });
  const slot = slotRequestFromBooking(booking);
  expect(slot).toMatchObject({ pax: 2, floorPlanAreaId: 3, highChairs: 2, promoCode: 'SUMMER' });
  expect(Object.keys(slot).filter((field) => !(field in SlotRequest.shape))).toEqual([]);
});

test('an error in the response belongs to its field', () => {
  expect(fieldErrorOf('customer.email')?.field).toBe('email');
  expect(fieldErrorOf('hotelRoom')?.field).toBe('hotelRoom');
  expect(fieldErrorOf('addOns[0].quantity')).toBe(null);
});
