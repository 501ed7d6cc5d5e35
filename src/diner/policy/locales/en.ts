import type { PolicyMessages } from './policy-messages.ts';

export const policyMessages: PolicyMessages = {
  policyTitle: 'Cancellation policy',
  cardGuarantee: 'The restaurant asks for a card guarantee: {sum}.',
  deposit: 'The restaurant asks for a deposit: {sum}.',
  sumPerPerson: '{amount} per person, {total} for {people}',
  sumPerBooking: '{total} for the whole booking',
  noCharge: 'Nothing is charged, whatever happens.',
  freeUntil: {
    one: 'Canceling is free up to one hour before: until {moment}.',
    other: 'Canceling is free up to {n} hours before: until {moment}.',
  },
  freeUntilStart: 'Canceling is free until your booking begins.',
  lateFee: 'After that, or if you do not come, the restaurant may charge {total}.',
  cancelInTime: {
    one: 'If your plans change, please cancel at least one hour before: by {moment}.',
    other: 'If your plans change, please cancel at least {n} hours before: by {moment}.',
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
