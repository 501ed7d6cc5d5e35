import type { StaffMessages } from '../staff-messages.ts';

/** Texts about mail to guests and to the venue. */
export const mail = {
  mail: {
    heading: 'E-mail',
    count: (mails) => (mails === 1 ? '1 e-mail' : `${mails} e-mail`),
    empty:
      'Ancora nessuna e-mail. Gli ospiti ne ricevono una quando prenotano e quando la prenotazione cambia.',
    off: 'Non è configurato nessun server di posta: gli ospiti non ricevono e-mail.',
    demo: 'Questa è la demo: non viene inviato nulla. Qui vedi che cosa riceverebbero gli ospiti.',
    failed: 'Non è stato possibile caricare le e-mail.',
    to: (name) => `A ${name}`,
    toGuest: 'All’ospite',
    toVenue: 'Al ristorante',
    about: (when) => `per il ${when}`,
    sent: (when) => `Inviata, ${when}`,
    shownOnly: (when) => `Non inviata, perché è la demo, ${when}`,
    waiting: 'Sarà inviata tra poco',
    triedAgain: (when) => `Non ancora accettata. Prossimo tentativo: ${when}`,
    refused: (when) => `Rifiutata dal server di posta, ${when}`,
    givenUp: (when) => `Abbandonata dopo tre giorni, ${when}`,
    noAddress: 'Non inviata: manca l’indirizzo.',
    outdated: 'Non inviata: non è più vera.',
    serverSaid: (answer) => `Il server di posta ha detto: ${answer}`,
    show: 'Mostra',
    hide: 'Nascondi',
    sendAgain: 'Invia di nuovo',
    kinds: {
      BOOKED: 'Prenotata',
      REQUESTED: 'Richiesta ricevuta',
      WAIT_LIST_JOINED: 'In lista d’attesa',
      SIGNATURE_NEEDED: 'Manca la firma',
      CONFIRMED: 'Confermata',
      DECLINED: 'Rifiutata',
      CHANGED: 'Modificata',
      CANCELED: 'Annullata',
      REMINDER: 'Promemoria',
      RECONFIRM: 'Chiesta la riconferma',
      VENUE_REQUESTED: 'Nuova richiesta',
      VENUE_CANCELED: 'Annullata all’ultimo momento',
    },
  },
} satisfies Pick<StaffMessages, 'mail'>;
