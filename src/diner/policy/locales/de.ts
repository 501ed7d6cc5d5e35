import type { PolicyMessages } from './policy-messages.ts';

export const policyMessages: PolicyMessages = {
  policyTitle: 'Stornobedingungen',
  cardGuarantee: 'Das Restaurant bittet um eine Kartengarantie: {sum}.',
  deposit: 'Das Restaurant bittet um eine Anzahlung: {sum}.',
  sumPerPerson: '{amount} pro Person, {total} für {people}',
  sumPerBooking: '{total} für die ganze Reservierung',
  noCharge: 'Berechnet wird in keinem Fall etwas.',
  freeUntil: {
    one: 'Stornieren ist bis eine Stunde vorher kostenlos: bis {moment} Uhr.',
    other: 'Stornieren ist bis {n} Stunden vorher kostenlos: bis {moment} Uhr.',
  },
  freeUntilStart: 'Stornieren ist bis zum Beginn der Reservierung kostenlos.',
  lateFee: 'Danach, oder wenn Sie nicht kommen, kann das Restaurant {total} berechnen.',
  cancelInTime: {
    one: 'Ändern sich Ihre Pläne, stornieren Sie bitte mindestens eine Stunde vorher: bis {moment} Uhr.',
    other:
      'Ändern sich Ihre Pläne, stornieren Sie bitte mindestens {n} Stunden vorher: bis {moment} Uhr.',
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
