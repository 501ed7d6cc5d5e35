import type { PolicyMessages } from './policy-messages.ts';

export const policyMessages: PolicyMessages = {
  policyTitle: 'Ezeztapen-baldintzak',
  cardGuarantee: 'Jatetxeak txartel bidezko bermea eskatzen du: {sum}.',
  deposit: 'Jatetxeak aurrerakina eskatzen du: {sum}.',
  sumPerPerson: '{amount} pertsonako, {total} guztira ({people})',
  sumPerBooking: '{total} erreserba osoarengatik',
  noCharge: 'Ez da inola ere ezer kobratzen.',
  freeUntil: {
    one: 'Doan ezezta daiteke ordubete lehenagora arte, hau da: {moment}.',
    other: 'Doan ezezta daiteke {n} ordu lehenagora arte, hau da: {moment}.',
  },
  freeUntilStart: 'Doan ezezta daiteke erreserbaren ordura arte.',
  lateFee: 'Ondoren, edo etortzen ez bazara, jatetxeak {total} kobra dezake.',
  cancelInTime: {
    one: 'Planak aldatzen badira, ezeztatu gutxienez ordubete lehenago, hau da: {moment}.',
    other: 'Planak aldatzen badira, ezeztatu gutxienez {n} ordu lehenago, hau da: {moment}.',
  },
  feeOnly: 'Ezeztatzen baduzu edo etortzen ez bazara, jatetxeak {total} kobra dezake.',
  signWithinHours: {
    one: 'Erreserba egin ondoren, ordubete izango duzu internetez sinatzeko.',
    other: 'Erreserba egin ondoren, {n} ordu izango dituzu internetez sinatzeko.',
  },
  signWithinMinutes: {
    one: 'Erreserba egin ondoren, minutu bat izango duzu internetez sinatzeko.',
    other: 'Erreserba egin ondoren, {n} minutu izango dituzu internetez sinatzeko.',
  },
};
