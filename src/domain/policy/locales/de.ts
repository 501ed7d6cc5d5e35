import type { PolicyTexts } from '../policy-texts.ts';

export const policyTexts: PolicyTexts = {
  policyTitle: 'Stornobedingungen',
  policyChanged:
    'Das Restaurant hat seine Stornobedingungen inzwischen geändert. Bitte lesen Sie sie und drücken Sie dann noch einmal.',
  cardGuarantee: 'Das Restaurant bittet um eine Kartengarantie: {sum}.',
  deposit: 'Das Restaurant bittet um eine Anzahlung: {sum}.',
  sumPerPerson: {
    one: '{amount} pro Person, {total} für {n} Person',
    other: '{amount} pro Person, {total} für {n} Personen',
  },
  sumPerBooking: '{total} für die ganze Reservierung',
  noCharge: 'Es wird in keinem Fall etwas berechnet.',
  freeUntil: {
    one: 'Stornieren ist bis eine Stunde vor der Reservierung kostenlos (bis {moment} Uhr).',
    other: 'Stornieren ist bis {n} Stunden vor der Reservierung kostenlos (bis {moment} Uhr).',
  },
  freeUntilStart: 'Stornieren ist bis zum Beginn der Reservierung kostenlos.',
  lateFee: 'Danach, oder wenn Sie nicht kommen, kann das Restaurant {total} berechnen.',
  cancelInTime: {
    one: 'Ändern sich Ihre Pläne, stornieren Sie bitte mindestens eine Stunde vor der Reservierung (bis {moment} Uhr).',
    other:
      'Ändern sich Ihre Pläne, stornieren Sie bitte mindestens {n} Stunden vor der Reservierung (bis {moment} Uhr).',
  },
  feeOnly: 'Bei Stornierung oder Nichterscheinen kann das Restaurant {total} berechnen.',
  signWithinHours: {
    one: 'Nach der Reservierung haben Sie eine Stunde, um dies online zu unterschreiben.',
    other: 'Nach der Reservierung haben Sie {n} Stunden, um dies online zu unterschreiben.',
  },
  signWithinMinutes: {
    one: 'Nach der Reservierung haben Sie eine Minute, um dies online zu unterschreiben.',
    other: 'Nach der Reservierung haben Sie {n} Minuten, um dies online zu unterschreiben.',
  },
};
