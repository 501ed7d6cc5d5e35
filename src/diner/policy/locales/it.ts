import type { PolicyMessages } from './policy-messages.ts';

export const policyMessages: PolicyMessages = {
  policyTitle: 'Condizioni di cancellazione',
  cardGuarantee: 'Il ristorante chiede una garanzia con carta: {sum}.',
  deposit: 'Il ristorante chiede un acconto: {sum}.',
  sumPerPerson: '{amount} a persona, {total} per {people}',
  sumPerBooking: '{total} per l’intera prenotazione',
  noCharge: 'Non viene addebitato nulla, in nessun caso.',
  freeUntil: {
    one: 'Annullare è gratis fino a un’ora prima: fino a {moment}.',
    other: 'Annullare è gratis fino a {n} ore prima: fino a {moment}.',
  },
  freeUntilStart: 'Annullare è gratis fino all’ora della prenotazione.',
  lateFee: 'Dopo, o se non vieni, il ristorante può addebitare {total}.',
  cancelInTime: {
    one: 'Se cambi programma, annulla almeno un’ora prima: entro {moment}.',
    other: 'Se cambi programma, annulla almeno {n} ore prima: entro {moment}.',
  },
  feeOnly: 'Se annulli o non vieni, il ristorante può addebitare {total}.',
  signWithinHours: {
    one: 'Dopo la prenotazione hai un’ora per firmare online.',
    other: 'Dopo la prenotazione hai {n} ore per firmare online.',
  },
  signWithinMinutes: {
    one: 'Dopo la prenotazione hai un minuto per firmare online.',
    other: 'Dopo la prenotazione hai {n} minuti per firmare online.',
  },
};
