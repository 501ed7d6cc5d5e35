import type { PolicyTexts } from '../policy-texts.ts';

export const policyTexts: PolicyTexts = {
  policyTitle: 'Cancellation policy',
  policyChanged:
    'The restaurant has changed its policy in the meantime. Please read it, then press the button again.',
  cardGuarantee: 'The restaurant asks for a card guarantee: {sum}.',
  deposit: 'The restaurant asks for a deposit: {sum}.',
  sumPerPerson: {
    one: '{amount} per person, {total} for {n} person',
    other: '{amount} per person, {total} for {n} people',
  },
  sumPerBooking: '{total} for the whole booking',
  noCharge: 'Nothing is charged, whatever happens.',
  freeUntil: {
    one: 'Canceling is free up to one hour before your booking (until {moment}).',
    other: 'Canceling is free up to {n} hours before your booking (until {moment}).',
  },
  freeUntilStart: 'Canceling is free until your booking begins.',
  lateFee: 'After that, or if you do not come, the restaurant may charge {total}.',
  cancelInTime: {
    one: 'If your plans change, please cancel at least one hour before your booking (by {moment}).',
    other:
      'If your plans change, please cancel at least {n} hours before your booking (by {moment}).',
  },
  feeOnly: 'If you cancel or do not come, the restaurant may charge {total}.',
  signWithinHours: {
    one: 'Once the table is booked, you sign this online within one hour.',
    other: 'Once the table is booked, you sign this online within {n} hours.',
  },
  signWithinMinutes: {
    one: 'Once the table is booked, you sign this online within one minute.',
    other: 'Once the table is booked, you sign this online within {n} minutes.',
  },
};
