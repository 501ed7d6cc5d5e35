import { expect, test } from 'vitest';
import { contactOf, splitContact } from '../../../../src/staff/screens/booking-sheet/contact.ts';

test.each([
  ['Rosa Ferrer', { name: 'Rosa Ferrer', phone: '' }],
  ['Rosa Ferrer 612345678', { name: 'Rosa Ferrer', phone: '612345678' }],
  ['Rosa Ferrer, 612 345 678', { name: 'Rosa Ferrer', phone: '612 345 678' }],
  ['+44 20 7946 0018 Jo', { name: 'Jo', phone: '+44 20 7946 0018' }],
  ['(020) 7946-0018', { name: '', phone: '(020) 7946-0018' }],
  ['  R  ', { name: 'R', phone: '' }],
  [
    'Rosa \u2068+34 612\u00a034\u202f56\u00a078\u2069',
    { name: 'Rosa', phone: '+34 612\u00a034\u202f56\u00a078' },
  ],
  ['ليلى ٦١٢٣٤٥٦٧٨', { name: 'ليلى', phone: '٦١٢٣٤٥٦٧٨' }],
  ['Rosa tel: +34 612-34-56-78 ext. 5', { name: 'Rosa', phone: 'tel: +34 612-34-56-78 ext. 5' }],
  ['612345678 x5, Rosa', { name: 'Rosa', phone: '612345678 x5' }],
  ['- 612345678', { name: '', phone: '612345678' }],
  ['\ue000', { name: '', phone: '' }],
  ['Hotel 612345678', { name: 'Hotel', phone: '612345678' }],
  ['Room 1204', { name: 'Room 1204', phone: '' }],
  ['', { name: '', phone: '' }],
])('%j is read as %j', (typed, contact) => {
  expect(splitContact(typed)).toEqual(contact);
});

test('a number beside the name is sent as it was typed', () => {
  const fields = { who: 'Rosa Ferrer 612 345 678', phone: '', email: '' };
  expect(contactOf(fields)).toEqual({
    name: 'Rosa Ferrer',
    phone: '612 345 678',
    isPhoneInvalid: false,
    email: null,
  });
});

test('the number in the phone field counts more than one beside the name', () => {
  const fields = { who: 'Rosa 612345678', phone: '+34 600 000 000', email: ' a@b.es ' };
  expect(contactOf(fields)).toMatchObject({ phone: '+34 600 000 000', email: 'a@b.es' });
});

test('a number that is too short is invalid', () => {
  const fields = { who: 'Rosa', phone: '612', email: '' };
  expect(contactOf(fields)).toMatchObject({ isPhoneInvalid: true });
});

test('a number in a link or with an extension is valid, and one with another word is not', () => {
  const isInvalid = (phone: string) => contactOf({ who: 'Rosa', phone, email: '' }).isPhoneInvalid;
  expect(['tel:+34612345678;ext=5', '612345678 x5'].map(isInvalid)).toEqual([false, false]);
  expect(['612345678 Rosa', 'call me at 1234'].map(isInvalid)).toEqual([true, true]);
});
