import type { PolicyTexts } from '../policy-texts.ts';

export const policyTexts: PolicyTexts = {
  policyTitle: 'Ezeztapen-baldintzak',
  policyChanged: 'Jatetxeak baldintzak aldatu ditu bitartean. Irakurri, eta sakatu berriro botoia.',
  cardGuarantee: 'Jatetxeak txartel bidezko bermea eskatzen du: {sum}.',
  deposit: 'Jatetxeak aurrerakina eskatzen du: {sum}.',
  sumPerPerson: {
    one: '{amount} pertsonako, {total} guztira (pertsona {n})',
    other: '{amount} pertsonako, {total} guztira ({n} pertsona)',
  },
  sumPerBooking: '{total} erreserba osoarengatik',
  noCharge: 'Ez da ezer kobratuko, inola ere ez.',
  freeUntil: {
    one: 'Doan ezezta daiteke erreserba baino ordubete lehenagora arte (hau da, {moment}).',
    other: 'Doan ezezta daiteke erreserba baino {n} ordu lehenagora arte (hau da, {moment}).',
  },
  freeUntilStart: 'Doan ezezta daiteke erreserbaren ordura arte.',
  lateFee: 'Ondoren, edo etortzen ez bazara, jatetxeak {total} kobra dezake.',
  cancelInTime: {
    one: 'Planak aldatzen badira, ezeztatu erreserba baino gutxienez ordubete lehenago (hau da, {moment}).',
    other:
      'Planak aldatzen badira, ezeztatu erreserba baino gutxienez {n} ordu lehenago (hau da, {moment}).',
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
