import type { PolicyTexts } from '../policy-texts.ts';

export const policyTexts: PolicyTexts = {
  policyTitle: 'Condizioni di cancellazione',
  policyChanged:
    'Nel frattempo il ristorante ha cambiato le condizioni. Leggile e poi premi di nuovo il pulsante.',
  cardGuarantee: 'Il ristorante chiede una garanzia con carta: {sum}.',
  deposit: 'Il ristorante chiede un acconto: {sum}.',
  sumPerPerson: {
    one: '{amount} a persona, {total} per {n} persona',
    other: '{amount} a persona, {total} per {n} persone',
  },
  sumPerBooking: '{total} per l’intera prenotazione',
  noCharge: 'Non viene addebitato nulla, in nessun caso.',
  freeUntil: {
    one: 'Annullare è gratis fino a un’ora prima della prenotazione (fino a {moment}).',
    other: 'Annullare è gratis fino a {n} ore prima della prenotazione (fino a {moment}).',
  },
  freeUntilStart: 'Annullare è gratis fino all’ora della prenotazione.',
  lateFee: 'Oltre questo termine, o se non vieni, il ristorante può addebitare {total}.',
  cancelInTime: {
    one: 'Se cambi programma, annulla almeno un’ora prima della prenotazione (entro {moment}).',
    other: 'Se cambi programma, annulla almeno {n} ore prima della prenotazione (entro {moment}).',
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
