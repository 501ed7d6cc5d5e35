import type { PolicyMessages } from './policy-messages.ts';

export const policyMessages: PolicyMessages = {
  policyTitle: 'Stornobedingungen',
  cardGuarantee: 'Das Restaurant bittet um eine Kartengarantie: {sum}.',
  deposit: 'Das Restaurant bittet um eine Anzahlung: {sum}.',
  sumPerPerson: '{amount} pro Person, {total} für {people}',
  sumPerBooking: '{total} für die ganze Reservierung',
  noCharge: 'Es wird auf keinen Fall etwas berechnet.',
  freeUntil: {
    one: 'Stornieren ist bis eine Stunde vorher kostenlos: bis {moment}.',
    other: 'Stornieren ist bis {n} Stunden vorher kostenlos: bis {moment}.',
  },
  freeUntilStart: 'Stornieren ist bis zum Beginn der Reservierung kostenlos.',
  lateCost: 'Danach, oder wenn Sie nicht kommen, kann das Restaurant {total} berechnen.',
  tellInTime: {
    one: 'Ändern sich Ihre Pläne, stornieren Sie bitte mindestens eine Stunde vorher: bis {moment}.',
    other:
      'Ändern sich Ihre Pläne, stornieren Sie bitte mindestens {n} Stunden vorher: bis {moment}.',
  },
  costNow: 'Bei Stornierung oder Nichterscheinen kann das Restaurant {total} berechnen.',
  signWithinHours: {
    one: 'Nach der Buchung ist dies innerhalb einer Stunde online zu unterschreiben.',
    other: 'Nach der Buchung ist dies innerhalb von {n} Stunden online zu unterschreiben.',
  },
  signWithinMinutes: {
    one: 'Nach der Buchung ist dies innerhalb einer Minute online zu unterschreiben.',
    other: 'Nach der Buchung ist dies innerhalb von {n} Minuten online zu unterschreiben.',
  },
};
