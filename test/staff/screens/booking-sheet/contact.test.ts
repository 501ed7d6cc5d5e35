import { expect, test } from 'vitest';
import { contactOf, splitContact } from '../../../../src/staff/screens/booking-sheet/contact.ts';

test.each([
  ['Rosa Ferrer', { name: 'Rosa Ferrer', phone: '' }],
  ['Rosa Ferrer 612345678', { name: 'Rosa Ferrer', phone: '612345678' }],
  ['Rosa Ferrer, 612 345 678', { name: 'Rosa Ferrer', phone: '612 345 678' }],
  ['+44 20 7946 0018 Jo', { name: 'Jo', phone: '+44 20 7946 0018' }],
  ['(020) 7946-0018', { name: '', phone: '(020) 7946-0018' }],
  ['  R  ', { name: 'R', phone: '' }],
  ['Room 1204', { name: 'Room 1204', phone: '' }],
  ['', { name: '', phone: '' }],
])('%j is read as %j', (typed, contact) => {
  expect(splitContact(typed)).toEqual(contact);
});

test('a national number becomes one with the code of the venue’s country', () => {
  const fields = { who: 'Rosa Ferrer 612 345 678', phone: '', email: '' };
  expect(contactOf(fields, 'ES')).toEqual({
    name: 'Rosa Ferrer',
    phone: '+34612345678',
    isPhoneInvalid: false,
    email: null,
  });
});

test('the number in the phone field counts more than one beside the name', () => {
  const fields = { who: 'Rosa 612345678', phone: '+34 600 000 000', email: ' a@b.es ' };
  expect(contactOf(fields, 'ES')).toMatchObject({ phone: '+34600000000', email: 'a@b.es' });
});

test('a number that is too short is invalid', () => {
  const fields = { who: 'Rosa', phone: '61234', email: '' };
  expect(contactOf(fields, 'ES')).toMatchObject({ phone: null, isPhoneInvalid: true });
});
