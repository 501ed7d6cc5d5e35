import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allBookedAs,
  asBooked,
  givenContact,
  ownContact,
  saysMore,
} from '../../src/domain/as-booked.ts';

const DESK = { name: 'Clara Puig', email: 'desk@hotel.example', phone: '+34931110000' };
const given = (name: string | null, email: string | null, phone: string | null) => ({
  customerName: name,
  customerEmail: email,
  customerPhone: phone,
});

test('the contact that was given with a booking is who booked', () => {
  const booked = given('Ada Marsh', 'desk@hotel.example', '+44711222333');
  expect(asBooked(booked, DESK)).toEqual({
    name: 'Ada Marsh',
    email: 'desk@hotel.example',
    phone: '+44711222333',
  });
});

test.each(['CLÁRA Puig', 'Puig, Clara', 'Sra. Clara Puig Vila', null])(
  'the profile has what was not given by %j',
  (name) => {
    expect(asBooked(given(name, null, null), DESK)).toEqual({ ...DESK, name: name ?? DESK.name });
  },
);

test.each(['Clara', 'Sra. Puig', 'Joan Puig', 'Mr Ito'])(
  'what was not given by %j is not taken from the profile',
  (name) => {
    expect(asBooked(given(name, null, null), DESK)).toEqual({ name, email: null, phone: null });
  },
);

test('somebody else’s phone and email are not those of a guest with another name', () => {
  const booked = given('Ada Marsh', DESK.email, null);
  expect(asBooked(booked, DESK)).toEqual({ name: 'Ada Marsh', email: DESK.email, phone: null });
});

test('a contact that was also given under other names is not the profile’s own', () => {
  const ada = given('Ada Marsh', null, DESK.phone);
  const clara = given('Clara M. Puig', DESK.email, DESK.phone);
  expect(ownContact(DESK, [])).toEqual(DESK);
  expect(ownContact(DESK, [clara, given(null, DESK.email, DESK.phone)])).toEqual(DESK);
  expect(ownContact(DESK, [clara, ada])).toEqual({ ...DESK, phone: null });
  const eve = given('Eve Moss', 'DESK@hotel.example', null);
  expect(ownContact(DESK, [eve])).toEqual({ ...DESK, email: null });
  expect(ownContact({ ...DESK, email: null }, [ada])).toEqual({
    ...DESK,
    email: null,
    phone: null,
  });
});

test('a booking stores what was sent, and nothing else', () => {
  expect(givenContact({ name: 'Ada' })).toEqual(given('Ada', null, null));
  const sent = { name: 'Ada', email: null, phone: '+44711222333' };
  expect(givenContact(sent)).toEqual(given('Ada', null, '+44711222333'));
});

test.each([
  [given('CLÁRA Puig', 'DESK@hotel.example', '+34931110000'), false],
  [given('Clara Puig', null, null), false],
  [given('Clara Puig', null, '+34931119999'), true],
  [given('Clara Puig', 'clara@home.example', null), true],
  [given('Clara', null, null), true],
])('%j says more than the profile: %s', (booked, isMore) => {
  expect(saysMore(asBooked(booked, DESK), DESK)).toBe(isMore);
});

test('each other contact once, the latest first, at most five', () => {
  const named = (name: string) => ({ name, email: DESK.email, phone: null });
  const others = ['Ben', 'Cem', 'Dora', 'Eva', 'Finn'].map(named);
  const booked = [named('Ada Marsh'), named(DESK.name), named('Ada Marsh'), ...others];
  const names = allBookedAs(booked, DESK).map(({ name }) => name);
  expect(names).toEqual(['Ada Marsh', 'Ben', 'Cem', 'Dora', 'Eva']);
});

test('what was given is never replaced, and the rest comes from the profile or is null', () => {
  const text = fc.option(fc.constantFrom('Ada', 'Ada Marsh', 'Clara Puig', 'x'), { nil: null });
  const name = fc.constantFrom('Ada', 'Clara Puig', 'Marsh');
  const contact = fc.record({ customerName: text, customerEmail: text, customerPhone: text });
  const profile = fc.record({ name, email: text, phone: text });
  fc.assert(
    fc.property(contact, profile, (booked, known) => {
      const seen = asBooked(booked, known);
      expect(seen.name).toBe(booked.customerName ?? known.name);
      if (booked.customerEmail !== null) expect(seen.email).toBe(booked.customerEmail);
      else expect([known.email, null]).toContain(seen.email);
      if (booked.customerPhone !== null) expect(seen.phone).toBe(booked.customerPhone);
      else expect([known.phone, null]).toContain(seen.phone);
    }),
  );
});
