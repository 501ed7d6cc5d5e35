import { messages as widget } from '../../diner/i18n/locales/it.ts';
import { policyMessages } from '../../diner/policy/locales/it.ts';
import type { ManageMessages } from './manage-messages.ts';

export const messages: ManageMessages = {
  ...widget,
  ...policyMessages,
  outcomeUnknown:
    'La connessione è caduta prima della risposta. Premi di nuovo il pulsante: niente viene fatto due volte.',
  notSetUp:
    'Da qui non si può raggiungere la tua prenotazione. Apri di nuovo il link della conferma o contatta il ristorante.',

  yourBooking: 'La tua prenotazione',
  pageTitle: 'La tua prenotazione da {venue}',
  loadingBooking: 'Ricerca della prenotazione…',
  slow: 'Ci vuole più del solito.',
  venueTime: 'Ora locale del ristorante',

  arrivedTitle: 'Benvenuti',
  arrivedText: '{venue} ti augura buon appetito.',
  attendedTitle: 'Grazie della visita',
  attendedText: 'Speriamo di rivederti da {venue}.',
  canceledTitle: 'Questa prenotazione è annullata',
  canceledText: 'Non c’è più nessun tavolo a tuo nome.',
  declinedTitle: 'La tua richiesta non è stata accettata',
  declinedText: '{venue} non ha un tavolo per te in quel momento. Non c’è nessuna prenotazione.',
  overTitle: 'Questa prenotazione è passata',
  overText: 'Se qualcosa non è chiaro, contatta {venue}.',
  allergies: 'Allergie',
  allergiesNotDescribed: 'Sì, non descritte',
  seating: 'Posto',
  accessible: 'Accessibile, senza gradini',
  promo: 'Offerta',

  offerTitle: 'C’è un tavolo libero per te',
  offerText: 'È tenuto per te fino a {moment}.',
  claimOffer: 'Prendi il tavolo',
  declineOffer: 'No, grazie',
  waitPlaceFirst: 'Sei il prossimo per un tavolo alle {time}.',
  waitPlace: 'Hai il numero {place} per un tavolo alle {time}.',
  offerLapsed:
    'La tua offerta è finita e il tavolo può andare ad altri. Sei ancora in lista d’attesa.',
  offerDeclined:
    'Hai rifiutato il tavolo. Sei ancora in lista d’attesa e non te lo chiederemo di nuovo.',
  offerWithdrawn: 'Il tavolo non è più tenuto per te. Sei ancora in lista d’attesa.',
  askAgain: 'Voglio ancora un tavolo',
  offerTaken: 'Il tavolo è già di altri. Sei ancora in lista d’attesa.',
  claimTime: 'Prenota alle {time}',
  claimDone: 'Il tavolo è tuo.',
  declineOfferDone: 'Il ristorante sa che non vuoi questo tavolo.',
  askAgainDone: 'Grazie. Te lo chiederemo quando sarà il tuo turno.',

  reconfirmTitle: 'Ci sarete?',
  reconfirmText: 'Un semplice sì aiuta il ristorante a organizzarsi.',
  reconfirm: 'Sì, ci saremo',
  reconfirmed: 'Hai confermato al ristorante che ci sarete.',
  reconfirmDone: 'Grazie. Il ristorante sa che ci sarete.',
  sending: 'Invio in corso…',

  signBy: 'Firma entro {moment}. Dopo, il ristorante può dare il tavolo ad altri.',
  acceptPolicy: 'Ho letto e accetto queste condizioni di cancellazione',
  acceptError: 'Spunta la casella per firmare le condizioni.',
  signedAt: 'Le hai firmate {moment}.',
  signDone: 'Grazie. Le condizioni di cancellazione sono firmate.',
  policyExpired:
    'Il termine per firmare è scaduto {moment}. Chiama {venue} per la tua prenotazione.',
  policyEnded: 'Queste condizioni non valgono più da {moment}.',
  charged: 'Addebitato: {amount}',
  refunded: 'Rimborsato: {amount}',

  changeOrCancelTitle: 'È cambiato qualcosa?',
  changeBooking: 'Cambia giorno, ora o ospiti',
  changeTitle: 'Cambia la prenotazione',
  currentBooking: 'Prenotato ora: {what}',
  changeTo: 'Cambia in {day} alle {time}, per {people}',
  sameAsBooked: 'È ciò che hai prenotato. Scegli un altro giorno, orario o numero di ospiti.',
  timeNotFree: 'Alle {time} non c’è un tavolo quel giorno. Scegli un altro orario.',
  changeRefused: 'La prenotazione non si può spostare a quell’orario. Scegline un altro.',
  keepUnchanged: 'Lasciala com’è',
  changeByPhone:
    'Questa prenotazione non si può cambiare online. Contatta {venue}, oppure annullala e prenota di nuovo.',
  moveDone: 'La tua prenotazione è cambiata.',
  moveDoneSign: 'La tua prenotazione è cambiata. Firma le sue condizioni di cancellazione.',

  changeGuestNotes: 'Cambia richieste o allergie',
  guestNotesTitle: 'Richieste e allergie',
  save: 'Salva',
  guestNotesDone: 'Salvato. Il ristorante lo vede con la tua prenotazione.',

  cancelBooking: 'Annulla la prenotazione',
  cancelTitle: 'Annullamento della prenotazione',
  cancelReasonTitle: 'Perché annulli?',
  reasonCHANGED_PLANS: 'Abbiamo cambiato programma',
  reasonUNEXPECTED_SITUATION: 'È successo un imprevisto',
  reasonBOOKED_ANOTHER_PLACE: 'Abbiamo prenotato altrove',
  reasonUPDATE_BOOKING: 'Vogliamo venire in un altro momento',
  reasonOTHER: 'Un altro motivo',
  reasonError: 'Scegli un motivo per continuare.',
  confirmCancelTitle: 'Annullare davvero?',
  cancelCostsNothing: 'Annullare non costa nulla.',
  cancelFree: 'Annullare è gratis fino a {moment}.',
  cancelFee:
    'Annullare era gratis fino a {moment}. Per le condizioni che hai firmato, ora il ristorante può addebitare {total}.',
  confirmCancel: 'Sì, annulla la prenotazione',
  confirmCancelFee: 'Sì, annulla per {total}',
  keepBooking: 'No, mantieni la prenotazione',
  cancelDone: 'La tua prenotazione è annullata.',

  linkTitle: 'Questo link non apre nessuna prenotazione',
  linkText:
    'Forse ne manca una parte. Copia l’intero link dalla conferma o contatta il ristorante.',
  outdated: 'Nel frattempo la prenotazione è cambiata. Ora è così.',
};
