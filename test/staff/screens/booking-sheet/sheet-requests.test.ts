import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StaffBookingRequest } from '../../../../src/contract/staff/staff-booking-request.ts';
import { StaffStatusRequest } from '../../../../src/contract/staff/staff-status-request.ts';
import { StaffUpdateRequest } from '../../../../src/contract/staff/staff-update-request.ts';
import { StaffTimesRequest } from '../../../../src/contract/staff/times.ts';
import { SPECIAL_OCCASIONS } from '../../../../src/domain/booking-notes.ts';
import {
  formOf,
  forStaffNotes,
  initialForm,
  type SheetForm,
} from '../../../../src/staff/screens/booking-sheet/sheet-form.ts';
import {
  isAsWanted,
  likelyPrivacyTold,
  toBookingRequest,
  toConfirmation,
  toTimesRequest,
  toUpdateRequest,
} from '../../../../src/staff/screens/booking-sheet/sheet-requests.ts';
import { aBooking, aTable, at, TODAY } from '../../fixtures/bookings.ts';

const NEW = initialForm({ kind: 'new', date: TODAY });
const TERMS = { privacyTold: 'BY_PHONE', force: [] } as const;
const NO_TERMS = { bookingUuid: null, strollers: 0, typedTime: '', experience: null };

/** What people can type and choose. */
const aForm: fc.Arbitrary<SheetForm> = fc.record({
  customerUuid: fc.constantFrom('', '6f1c0a53-5f0e-4c3b-9f0a-1de0c7a0a001'),
  who: fc.constantFrom('Rosa Ferrer 612345678', 'R', 'Jo +44 20 7946 0018'),
  phone: fc.constantFrom('', '600 111 222'),
  email: fc.constantFrom('', 'rosa@example.org'),
  pax: fc.integer({ min: 1, max: 100 }),
  paxChildren: fc.integer({ min: 0, max: 100 }),
  date: fc.constantFrom(TODAY, '2026-11-21'),
  time: fc.constantFrom('20:30:00', '00:15:00'),
  tables: fc.constantFrom<number[][]>([], [4], [4, 5]),
  floorPlanAreaId: fc.constantFrom(null, 1, 2),
  experienceId: fc.constantFrom(null, 7),
  turnMinutes: fc.constantFrom(null, 60, 120),
  allergies: fc.constantFrom('', ' ', 'nuts'),
  hasUnknownAllergies: fc.boolean(),
  occasion: fc.constantFrom('' as const, ...SPECIAL_OCCASIONS),
  ...forStaffNotes(() => fc.constantFrom('', 'By the window')),
  wishes: fc.constantFrom('', 'A quiet place'),
  highChairs: fc.integer({ min: 0, max: 3 }),
  isHighlighted: fc.boolean(),
  isExemptFromPace: fc.boolean(),
  privacyTold: fc.constantFrom('' as const, 'BY_PHONE' as const),
});

test('a booking by phone says what was typed and nothing else', () => {
  const form: SheetForm = {
    ...NEW,
    who: 'Rosa Ferrer 612345678',
    pax: 6,
    time: '20:30:00',
    allergies: 'nuts',
  };
  expect(toBookingRequest(form, { ...TERMS, force: ['PACE'] })).toEqual({
    customer: { name: 'Rosa Ferrer', phone: '612345678' },
    privacyTold: 'BY_PHONE',
    status: 'CONFIRMED',
    date: TODAY,
    time: '20:30:00',
    pax: 6,
    paxChildren: 0,
    hasAllergies: true,
    allergiesDescription: 'nuts',
    force: ['PACE'],
  });
});

test('every request keeps to the contract, and marketing is never mentioned', () => {
  fc.assert(
    fc.property(aForm, aForm, (form, other) => {
      const request = toBookingRequest(form, TERMS);
      expect(StaffBookingRequest.safeParse(request).error).toBeUndefined();
      expect(JSON.stringify(request)).not.toContain('arketing');
      const times = toTimesRequest(form, NO_TERMS);
      expect(StaffTimesRequest.safeParse(times).error).toBeUndefined();
      const update = toUpdateRequest(form, other, { ...TERMS, force: ['TABLE'] });
      if (update) expect(StaffUpdateRequest.safeParse(update).error).toBeUndefined();
    }),
  );
});

test('an unchanged booking needs no request', () => {
  fc.assert(
    fc.property(aForm, (form) => {
      expect(toUpdateRequest(form, { ...form, turnMinutes: null }, TERMS)).toBeNull();
    }),
  );
});

test('a change has only what differs, and null for what is cleared', () => {
  const booking = aBooking({
    privateNotes: 'Cake',
    hasAllergies: true,
    allergiesDescription: 'nuts',
  });
  const before = formOf(booking);
  const form = { ...before, pax: 4, time: '21:00:00', privateNotes: '', allergies: '' };
  expect(toUpdateRequest(before, form, { ...TERMS, force: ['PACE'] })).toEqual({
    date: TODAY,
    time: '21:00:00',
    pax: 4,
    privateNotes: null,
    hasAllergies: false,
    allergiesDescription: null,
    force: ['PACE'],
  });
});

test('tables that the server found are not sent back as chosen', () => {
  expect(formOf(aBooking({ tables: [aTable(4)] })).tables).toEqual([]);
  expect(formOf(aBooking({ tables: [aTable(4)], hasFixedTables: true })).tables).toEqual([4]);
  expect(formOf(aBooking({ tables: [aTable(4)], status: 'SEATED' })).tables).toEqual([4]);
});

test('a booking after midnight belongs to the work day before', () => {
  const booking = aBooking({ bookingAt: at('00:30').replace('11-20', '11-21'), workDay: TODAY });
  expect(formOf(booking)).toMatchObject({ date: TODAY, time: '00:30:00' });
});

test('a booking that already is as wanted is recognized', () => {
  const form = { ...formOf(aBooking()), pax: 5, turnMinutes: 120 };
  expect(isAsWanted(aBooking({ pax: 5, turnMinutes: 120 }), form)).toBe(true);
  expect(isAsWanted(aBooking({ pax: 5 }), form)).toBe(false);
  expect(isAsWanted(aBooking({ turnMinutes: 120 }), form)).toBe(false);
});

test('a guest whose number was typed in another way is as wanted', () => {
  const booking = aBooking();
  const phone = booking.customer?.phone ?? '';
  const who = `${booking.customer?.name} ${phone.replace('+34', '0034 ')}`;
  expect(isAsWanted(booking, { ...formOf(booking), who, phone: '' })).toBe(true);
  expect(isAsWanted(booking, { ...formOf(booking), phone: phone.replace(/.$/, '9') })).toBe(false);
});

test('no times are asked for while the party is not a number', () => {
  expect(toTimesRequest({ ...NEW, pax: Number.NaN }, NO_TERMS)).toBeNull();
  expect(toTimesRequest({ ...NEW, pax: 0 }, NO_TERMS)).toBeNull();
});

test('a guest at the door is told in person, any other by phone', () => {
  const now = Date.parse(at('20:00'));
  expect(likelyPrivacyTold(Date.parse(at('20:15')), now)).toBe('IN_PERSON');
  expect(likelyPrivacyTold(Date.parse(at('22:00')), now)).toBe('BY_PHONE');
  expect(likelyPrivacyTold(null, now)).toBe('BY_PHONE');
});

test('a request is accepted with the rules that are set aside, at chosen tables or not', () => {
  expect(toConfirmation(NEW, [])).toEqual({ status: 'CONFIRMED' });
  const withRule = toConfirmation(NEW, ['SHIFT']);
  expect(withRule).toEqual({ status: 'CONFIRMED', force: ['SHIFT'] });
  expect(StaffStatusRequest.parse(withRule)).toEqual(withRule);
  expect(toConfirmation({ ...NEW, tables: [4] }, ['SHIFT'])).toEqual({
    ...withRule,
    tables: ['4'],
  });
});

const changeOf = (changes: Partial<SheetForm>) => {
  const before = formOf(aBooking());
  return toUpdateRequest(before, { ...before, ...changes }, TERMS);
};

test('a corrected guest: what differs of the contact, and how they were told', () => {
  expect(changeOf({ who: 'Laura Vidal Roig' })).toEqual({
    customer: { name: 'Laura Vidal Roig' },
    privacyTold: 'BY_PHONE',
  });
  expect(changeOf({ phone: '600 333 444', email: '' })).toEqual({
    customer: { phone: '600 333 444', email: null },
    privacyTold: 'BY_PHONE',
  });
  // The server knows that it is the same number.
  expect(changeOf({ phone: '600 111 222' })).toMatchObject({ customer: { phone: '600 111 222' } });
});

test('another guest: the one who was chosen, by their uuid', () => {
  const guest = { customerUuid: 'guest-2', who: 'Rosa Ferrer', phone: '+34612345678', email: '' };
  expect(changeOf(guest)).toEqual({
    customer: { uuid: 'guest-2', name: 'Rosa Ferrer', phone: '+34612345678' },
    privacyTold: 'BY_PHONE',
  });
});
