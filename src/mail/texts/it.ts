import type { MailTexts } from '../mail-texts.ts';

export const texts: MailTexts = {
  kinds: {
    BOOKED: {
      subject: 'Il tuo tavolo da {venue}: {when}',
      heading: 'Il tuo tavolo è prenotato',
      text: 'Ti aspettiamo.',
    },
    REQUESTED: {
      subject: 'La tua richiesta a {venue}: {when}',
      heading: 'Abbiamo ricevuto la tua richiesta',
      text: 'Non c’è ancora nessuna prenotazione. Ti scriveremo appena {venue} avrà risposto.',
    },
    WAIT_LIST_JOINED: {
      subject: 'Lista d’attesa da {venue}: {when}',
      heading: 'Sei in lista d’attesa',
      text: 'Non c’è ancora nessuna prenotazione. {venue} ti contatterà se si libera un tavolo.',
    },
    SIGNATURE_NEEDED: {
      subject: 'Manca la tua firma per il tavolo da {venue}: {when}',
      heading: 'Manca la tua firma',
      text: 'Firma le condizioni di cancellazione entro {deadline}. Oltre questo termine, il ristorante può dare il tavolo ad altri.',
    },
    CONFIRMED: {
      subject: 'Confermata: {venue}, {when}',
      heading: 'La tua prenotazione è confermata',
      text: 'Il tuo tavolo è prenotato. Ti aspettiamo.',
    },
    DECLINED: {
      subject: 'La tua richiesta a {venue} non è stata accettata',
      heading: 'La tua richiesta non è stata accettata',
      text: '{venue} non ha un tavolo per te in quel momento. Non c’è nessuna prenotazione. Forse c’è posto a un altro orario.',
    },
    CHANGED: {
      subject: 'Prenotazione modificata: {venue}, {when}',
      heading: 'La tua prenotazione è cambiata',
      text: 'Ecco com’è adesso.',
    },
    CANCELED: {
      subject: 'Prenotazione annullata: {venue}, {when}',
      heading: 'La tua prenotazione è annullata',
      text: 'Non c’è più nessun tavolo a tuo nome.',
    },
    OFFERED: {
      subject: 'Un tavolo per te da {venue}: {when}',
      heading: 'C’è un tavolo libero per te',
      text: '{venue} lo tiene per te fino a {until}. Premi il pulsante e poi «Prendi il tavolo». Dopo viene offerto ad altri.',
    },
    OFFER_EXPIRED: {
      subject: 'Il tuo tavolo da {venue} non è più tenuto: {when}',
      heading: 'Il tavolo non è più tenuto per te',
      text: 'Ora può andare ad altri. Sei ancora in lista d’attesa: sulla tua pagina vedi il tuo posto e puoi dire che vuoi ancora un tavolo.',
    },
    TABLE_READY: {
      subject: 'Il tuo tavolo da {venue} è pronto',
      heading: 'Il tuo tavolo è pronto',
      text: 'Vieni adesso, per favore: {venue} lo tiene per te fino alle {until}.',
    },
    REMINDER: {
      subject: 'Promemoria: {venue}, {when}',
      heading: 'A presto',
      text: 'Il tuo tavolo è prenotato. Se i tuoi programmi sono cambiati, avvisa il ristorante con il pulsante qui sotto.',
    },
    RECONFIRM: {
      subject: 'Ci sarete? {venue}, {when}',
      heading: 'Ci sarete?',
      text: 'Un sì aiuta il ristorante a organizzarsi. Premi il pulsante e conferma nella pagina della tua prenotazione.',
    },
    VENUE_REQUESTED: {
      subject: 'Nuova richiesta: {when}',
      heading: 'Una richiesta aspetta la tua risposta',
      text: 'Accettala o rifiutala nella vista dello staff. L’ospite lo saprà subito.',
    },
    VENUE_CANCELED: {
      subject: 'Annullata all’ultimo momento: {when}',
      heading: 'Una prenotazione è stata annullata all’ultimo momento',
      text: 'Il suo tavolo è di nuovo libero.',
    },
  },
  leftWaitList: {
    subject: 'Fuori dalla lista d’attesa: {venue}, {when}',
    heading: 'Non sei più in lista d’attesa',
    text: 'Non ti verrà più proposto nessun tavolo.',
  },
  greeting: 'Ciao {name},',
  greetingWithoutName: 'Ciao,',
  when: 'Quando',
  guests: 'Ospiti',
  adults: 'Adulti',
  children: 'Bambini',
  area: 'Zona',
  experience: 'Esperienza',
  extras: 'Extra',
  bookedAs: 'Nome',
  manage: 'Vedi, modifica o annulla',
  sign: 'Leggi e firma',
  claim: 'Vedi l’offerta',
  reconfirm: 'Conferma o annulla',
  openWaitList: 'Vedi il mio posto',
  answer: 'Rispondi alla richiesta',
  open: 'Apri la prenotazione',
  otherTime: 'Cerca un altro orario',
  freeTimes: 'Al momento c’è un tavolo a questi orari:',
  linkIsPersonal:
    'Questo link è solo per te: chi ce l’ha può modificare o annullare la prenotazione.',
  waitListLinkIsPersonal:
    'Questo link è solo per te: chi ce l’ha può accettare un tavolo o uscire dalla lista d’attesa al posto tuo.',
  reason: 'Ricevi questo messaggio per una prenotazione da {venue}.',
  test: {
    subject: 'Email di prova di {venue}',
    heading: 'La posta funziona',
    text: 'Nella vista dello staff di {venue} hai chiesto se le email arrivano. Questa è arrivata. Gli ospiti ricevono le loro dallo stesso indirizzo.',
  },
  venueReason: 'Ricevi questo messaggio perché questo è l’indirizzo di contatto di {venue}.',
  webhook: {
    subject: 'Il webhook di {partner} è disattivato',
    heading: 'Un webhook è disattivato',
    because: {
      GONE: 'Il server di {partner} ha risposto che questo indirizzo non esiste più, quindi {venue} non gli invia più niente.',
      FAILING:
        'Il server di {partner} non ha accettato niente per cinque giorni, quindi {venue} non gli invia più niente.',
    },
    partner: 'Partner',
    address: 'Indirizzo',
    failingSince: 'Non funziona da',
    lastAnswer: 'Ultima risposta',
    problems: {
      TIMEOUT: 'nessuna risposta in tempo',
      NAME_NOT_RESOLVED: 'il nome dell’indirizzo non esiste',
      ADDRESS_NOT_ALLOWED: 'l’indirizzo è in una rete privata o non è https',
      CERTIFICATE: 'il certificato non è valido',
      NOT_CONNECTED: 'nessuna connessione',
    },
    whatToDo: 'Che cosa fare:',
    steps: [
      'Chiedi a {partner} di sistemare l’indirizzo.',
      'Poi riattiva il webhook nella vista dello staff, in Locale › Webhook.',
      'Invia di nuovo da lì ciò che si è perso, o chiedi a {partner} di leggerlo da /v3/events. Gli eventi sono conservati per 30 giorni.',
    ],
    open: 'Apri i webhook',
  },
  sheet: {
    subject: '{day}: {totals}',
    heading: 'Le prenotazioni del giorno',
    totals: (bookings, covers) =>
      `${bookings === 1 ? '1 prenotazione' : `${bookings} prenotazioni`}, ${covers === 1 ? '1 coperto' : `${covers} coperti`}`,
    empty: 'Non ci sono ancora prenotazioni per questo giorno.',
    allergies: (what) => `Allergie: ${what}`,
    allergiesUnknown: 'ha allergie, non si sa quali: chiedere',
    wishes: (what) => `Richieste particolari: ${what}`,
    note: (what) => `Nota: ${what}`,
    aboutGuest: (what) => `Sull’ospite: ${what}`,
    notConfirmed: 'non confermata',
    withoutName: 'senza nome',
    open: 'Apri il giorno',
  },
};
