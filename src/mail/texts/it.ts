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
      text: 'Firma le condizioni di cancellazione entro {deadline}. Dopo, il ristorante può dare il tavolo ad altri.',
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
  answer: 'Rispondi alla richiesta',
  open: 'Apri la prenotazione',
  otherTime: 'Cerca un altro orario',
  linkIsPersonal:
    'Questo link è solo per te: chi ce l’ha può modificare o annullare la prenotazione.',
  reason: 'Ricevi questo messaggio per una prenotazione da {venue}.',
  venueReason: 'Ricevi questo messaggio perché questo è l’indirizzo di contatto di {venue}.',
};
